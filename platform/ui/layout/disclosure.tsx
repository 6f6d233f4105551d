import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { caretDownIcon } from '../icons.gen.ts'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Called when it opens, to load its content. */
  onOpen?: () => void
  className?: string
}

/** Shown on demand, by the browser's own `<details>`. */
export function Disclosure({ summary, children, open, onOpen, className }: DisclosureProps) {
  return (
    <details
      open={open}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      className={classNames('group/details', className)}
    >
      <summary className="flex min-h-8 list-none items-center gap-1 text-jade-text [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon of={caretDownIcon} size={12} className="transition-transform group-open/details:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
