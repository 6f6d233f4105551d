import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { starFillIcon, starIcon } from '../icons.gen.ts'
import { Icon } from '../pictures/icon.tsx'
import { useUi } from '../ui-context.tsx'
import { FieldError } from './field.tsx'

interface StarInputProps {
  label: string
  /** 0 before one was chosen. */
  value: number
  onChange: (stars: number) => void
  size?: 'md' | 'lg'
  error?: string | undefined
  /** Id of the first star, for an error summary. */
  id?: string
}

const places = [1, 2, 3, 4, 5] as const

/** One to five stars, chosen by pointer or arrow keys; the choice is shown in words beside them. */
export function StarInput({ label, value, onChange, size = 'md', error, id }: StarInputProps) {
  const { t } = useUi()
  const own = useId()
  const wires = error ? { 'aria-describedby': `${own}-error`, 'aria-invalid': true } : {}
  return (
    <fieldset className="grid min-w-0 content-start gap-1.5" {...wires}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <legend className={classNames('contents', size === 'lg' ? 'text-13 font-medium' : 'text-13')}>
          <span className={size === 'lg' ? 'text-13 font-medium' : 'w-20 text-13 text-ink-2'}>{label}</span>
        </legend>
        <span className="flex">
          {places.map((stars) => (
            <label
              key={stars}
              className="relative grid min-h-9 min-w-9 place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={own}
                {...(id && stars === 1 ? { id } : {})}
                aria-label={t.scoreNames[stars]}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <Icon
                of={stars <= value ? starFillIcon : starIcon}
                size={size === 'lg' ? 26 : 20}
                className={stars <= value ? 'text-star' : 'text-ink-3'}
              />
            </label>
          ))}
        </span>
        <span className="text-13 text-ink-2">{t.scoreNames[value]}</span>
      </div>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
