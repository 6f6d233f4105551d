import { OptionPill } from '@hojip/platform/ui'

interface PillChoiceProps<T extends string> {
  legend: string
  name: string
  /** Any other value leaves all options unchosen. */
  value: string
  values: readonly (readonly [T, string])[]
  onChange: (value: T) => void
}

/** A choice between two or three visible options. */
export function PillChoice<T extends string>({ legend, name, value, values, onChange }: PillChoiceProps<T>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map(([one, text]) => (
          <OptionPill
            key={one}
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
            className="min-h-11!"
          >
            {text}
          </OptionPill>
        ))}
      </div>
    </fieldset>
  )
}
