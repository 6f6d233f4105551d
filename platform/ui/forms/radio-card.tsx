import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { checkCircleFillIcon } from '../icons.gen.ts'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode
  /** Several lines high: the tick is at the top. */
  tall?: boolean
}

/** One choice of a `<fieldset>` of cards: ring, tint and tick when chosen. */
export function RadioCard({ children, tall, className, ...rest }: RadioCardProps) {
  return (
    <label
      className={classNames(
        'group/radio relative flex min-h-[60px] items-center gap-3 rounded-lg bg-surface px-4 py-3 ring-line hover:bg-hover',
        'has-checked:ring-selected has-checked:hover:bg-jade-soft has-disabled:bg-hover has-disabled:text-ink-off',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input {...rest} type="radio" className="absolute inset-0 size-full cursor-[inherit] opacity-0" />
      <span className="min-w-0 flex-1">{children}</span>
      <Icon
        of={checkCircleFillIcon}
        size={18}
        className={classNames(
          'text-jade opacity-0 group-has-checked/radio:opacity-100',
          tall && 'self-start',
        )}
      />
    </label>
  )
}
