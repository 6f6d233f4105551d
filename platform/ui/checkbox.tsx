import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { checkIcon, minusIcon } from './icons.gen.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Some, not all, of what it stands for. */
  mixed?: boolean
  /** Without children, `aria-label` names it. */
  children?: ReactNode
}

const box =
  'grid size-[18px] flex-none place-items-center rounded-[5px] bg-surface text-transparent ' +
  'shadow-[inset_0_0_0_1.5px_var(--c-control)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 ' +
  'peer-focus-visible:outline-focus peer-disabled:bg-hover peer-disabled:shadow-[inset_0_0_0_1.5px_var(--c-line-strong)]'
const ticked = 'peer-checked:bg-jade peer-checked:text-on-fill peer-checked:shadow-none'

/** Tri-state by `mixed`. The pressable area is at least 24 px. */
export const Checkbox = ({ mixed, children, className, ...rest }: CheckboxProps) => (
  <label className={classNames('relative inline-flex min-h-6 min-w-6 items-center gap-2', className)}>
    <input
      {...rest}
      type="checkbox"
      ref={(input) => {
        if (input) input.indeterminate = Boolean(mixed)
      }}
      className="peer absolute size-5 opacity-0"
    />
    <span className={classNames(box, mixed ? 'bg-jade! text-on-fill! shadow-none!' : ticked)}>
      <Icon of={mixed ? minusIcon : checkIcon} size={12} />
    </span>
    {children && <span>{children}</span>}
  </label>
)
