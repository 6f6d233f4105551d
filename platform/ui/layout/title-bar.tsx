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
 * page keeps its own `h1`, with `max-lg:sr-only` where this bar says the same.
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

/** Fixed at the foot of the phone's screen: the page's totals and its main action. Replaces the tab bar. */
export function ActionBar({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-action-bar=""
      className={`fixed inset-x-0 bottom-0 z-40 flex min-h-16 items-center gap-2.5 border-t border-line bg-surface px-3 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] lg:hidden ${className}`}
    >
      {children}
    </div>
  )
}
