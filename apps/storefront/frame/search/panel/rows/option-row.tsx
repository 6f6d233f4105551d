import { classNames } from '@hojip/platform/ui'
import type { ReactNode } from 'react'

export const rowLook = 'flex h-11 items-center gap-3 px-3 max-lg:px-4'

type OptionRowProps = {
  id: string
  isActive: boolean
  /** What else can be done with it. */
  description?: string | undefined
  onPress: () => void
  className?: string
  children: ReactNode
}

/** One option. The keyboard reaches it through the field. */
export function OptionRow({ id, isActive, description, onPress, className, children }: OptionRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Every role may have a description in ARIA 1.3, which the linter does not know yet.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-description={description}
      onClick={onPress}
      className={classNames(
        rowLook,
        'cursor-pointer rounded-sm outline-0!',
        isActive ? 'bg-hover shadow-[inset_0_0_0_2px_var(--c-focus)]' : 'hover:bg-hover',
        className,
      )}
    >
      {children}
    </div>
  )
}
