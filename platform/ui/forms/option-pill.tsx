import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type OptionProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  impossible?: boolean
}

/** A value of an option axis: 40 px, with or without a small picture; struck when it is not possible. */
export function OptionPill({ children, impossible, className, ...rest }: OptionProps) {
  return (
    <label
      className={classNames(
        'relative inline-flex min-h-10 items-center gap-2 rounded-md bg-surface px-4 py-1 ring-line',
        'hover:shadow-[inset_0_0_0_1.5px_var(--c-jade)] has-checked:ring-selected has-checked:font-medium has-checked:text-jade-text',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        impossible && 'bg-inset! text-ink-off! line-through',
        className,
      )}
    >
      <input {...rest} type="radio" className="absolute inset-0 size-full cursor-[inherit] opacity-0" />
      {children}
    </label>
  )
}
