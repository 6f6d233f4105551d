import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { eyeIcon, eyeSlashIcon } from '../icons.gen.ts'
import { inputStyle } from './inputs.tsx'
import { useUi } from '../ui-context.tsx'

type PasswordInputProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>

/** A password that can be shown; pasting and password managers are allowed. */
export function PasswordInput({ label, hint, error, id, className, ...rest }: PasswordInputProps) {
  const { t } = useUi()
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} className={className} {...(id ? { id } : {})}>
      {(wires) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...wires}
            type={isShown ? 'text' : 'password'}
            className={`${inputStyle} pr-12`}
          />
          <IconButton
            of={isShown ? eyeSlashIcon : eyeIcon}
            size={20}
            label={t.showPassword}
            aria-pressed={isShown}
            className="absolute! top-0 right-0 text-ink-3"
            onClick={() => setShown(!isShown)}
          />
        </span>
      )}
    </Field>
  )
}
