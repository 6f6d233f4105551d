import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'
import { caretDownIcon } from '../icons.gen.ts'

const well =
  'w-full rounded-md bg-surface px-3 text-ink shadow-[inset_0_0_0_1px_var(--c-control)] ' +
  'focus:outline-2 focus:outline-offset-0 focus:outline-focus focus:rounded-md ' +
  'aria-invalid:shadow-[inset_0_0_0_1.5px_var(--c-crimson)] disabled:bg-hover disabled:text-ink-off'
const size = 'min-h-11 py-2 text-16 md:text-14'

/** The look of an input, for the few without a visible field around them. */
export const inputStyle = `${well} ${size}`

type Given<Element extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Element>, 'id'>

export function TextInput({ label, hint, error, id, className, ...rest }: Given<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className} {...(id ? { id } : {})}>
      {(wires) => <input type="text" {...rest} {...wires} className={inputStyle} />}
    </Field>
  )
}

type TextAreaProps = Given<'textarea'> & { maxLength?: number }

/** With `maxLength`, the number of characters is shown beside the label. */
export function TextArea({ label, hint, error, id, className, ...rest }: TextAreaProps) {
  const { maxLength, value } = rest
  const counted = maxLength !== undefined && typeof value === 'string'
  const heading: ReactNode = counted ? (
    <span className="flex items-baseline justify-between">
      {label}
      <span className="figures text-12 font-medium text-ink-3">{`${value.length}/${maxLength}`}</span>
    </span>
  ) : (
    label
  )
  return (
    <Field label={heading} hint={hint} error={error} className={className} {...(id ? { id } : {})}>
      {(wires) => (
        <textarea
          rows={3}
          {...rest}
          {...wires}
          className={classNames(well, 'min-h-24 resize-y py-2.5 text-16 md:text-14')}
        />
      )}
    </Field>
  )
}

export function Select({ label, hint, error, id, className, children, ...rest }: Given<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className} {...(id ? { id } : {})}>
      {(wires) => (
        <span className="relative block">
          <select {...rest} {...wires} className={`${inputStyle} appearance-none pr-9`}>
            {children}
          </select>
          <Icon
            of={caretDownIcon}
            size={14}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
          />
        </span>
      )}
    </Field>
  )
}
