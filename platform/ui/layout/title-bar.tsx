import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { caretLeftIcon } from '../icons.gen.ts'
import { useUi } from '../ui-context.tsx'

type TitleBarProps = {
  title: ReactNode
  /** At the right: one or two short actions. */
  actions?: ReactNode
  /** The back button's action; by default the browser's own. */
  onBack?: () => void
}

/**
 * The 48-px title bar of a page on phones. A frame with its own bars may hide it with `group-has-data-title-bar`. The
 * page keeps its own `h1`, with `max-lg:sr-only` where this bar shows the same.
 */
export function TitleBar({ title, actions, onBack = () => history.back() }: TitleBarProps) {
  const { t } = useUi()
  return (
    <div
      data-title-bar=""
      className="sticky top-0 z-40 grid min-h-12 grid-cols-[88px_minmax(0,1fr)_88px] items-center border-b border-line bg-surface lg:hidden"
    >
      <IconButton of={caretLeftIcon} label={t.back} onClick={onBack} />
      <p aria-hidden="true" className="truncate text-center text-[17px] font-bold">
        {title}
      </p>
      <div className="flex justify-self-end pr-1">{actions}</div>
    </div>
  )
}
