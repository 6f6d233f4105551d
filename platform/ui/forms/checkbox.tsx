import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { minusIcon } from '../icons.gen.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Some, but not all, of its entries are checked. */
  mixed?: boolean
  /** Without children, `aria-label` names it. */
  children?: ReactNode
}

/** Three-state through `mixed`. The target is at least 24 px. */
export function Checkbox({ mixed, children, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('tick', className)}>
      <input
        {...rest}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = Boolean(mixed)
        }}
        className="peer absolute size-5 opacity-0"
      />
      {mixed ? (
        <span className="tick-box bg-jade! text-on-fill! shadow-none!">
          <Icon of={minusIcon} size={12} />
        </span>
      ) : (
        <span className="tick-box tick-mark" />
      )}
      {children && <span>{children}</span>}
    </label>
  )
}
