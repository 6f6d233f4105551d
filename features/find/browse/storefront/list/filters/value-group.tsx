import { useTexts } from '@hojip/platform/page'
import { Checkbox, Chip } from '@hojip/platform/ui'
import { useState, type ReactNode } from 'react'
import type { ListField } from '../list-search.ts'
import { listTexts } from '../texts.ts'

/** Rows with checkboxes beside the list, chips in the phone's sheet. */
export type FilterLook = 'rows' | 'chips'

export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="border-b border-line py-3.5 last:border-0">
      <legend className="float-left mb-2 w-full text-14 font-bold max-lg:text-15">{name}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

export function Options({ look, children }: { look: FilterLook; children: ReactNode }) {
  return <div className={look === 'chips' ? 'flex flex-wrap gap-2' : 'grid'}>{children}</div>
}

type OptionProps = {
  look: FilterLook
  name: string
  /** Left out when not all products were counted, whose numbers would be too small. */
  count?: number | undefined
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Its search parameter, for the form that works without scripts. */
  field: ListField
  value?: string | undefined
}

/** A filter with the number of products that it leaves. One that leaves none can only be taken back. */
export function Option({ look, name, count, isOn, onChange, field, value = '1' }: OptionProps) {
  const number = count !== undefined && (
    <span className="figures flex-none font-medium text-ink-3">{count}</span>
  )
  const disabled = count === 0 && !isOn
  if (look === 'chips')
    return (
      <Chip selected={isOn} disabled={disabled} onPress={() => onChange(!isOn)}>
        {name}
        {number}
      </Chip>
    )
  return (
    <Checkbox
      name={field}
      value={value}
      checked={isOn}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      className="tick-row"
    >
      <span className="truncate">{name}</span>
      {number}
    </Checkbox>
  )
}

const shownAtFirst = 5

type ValueGroupProps = {
  name: string
  field: ListField
  look: FilterLook
  values: readonly { key: string; name: string; count: number }[]
  isCounted: boolean
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Values of which several can be chosen at once; the first five, and the others on request. */
export function ValueGroup({ name, field, look, values, isCounted, chosen, onChange }: ValueGroupProps) {
  const texts = useTexts(listTexts)
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? values : values.filter(({ key }, at) => at < shownAtFirst || chosen.includes(key))
  const hidden = values.length - shown.length
  return (
    <Group name={name}>
      <Options look={look}>
        {shown.map((value) => (
          <Option
            key={value.key}
            look={look}
            field={field}
            value={value.key}
            name={value.name}
            count={isCounted ? value.count : undefined}
            isOn={chosen.includes(value.key)}
            onChange={(isOn) =>
              onChange(isOn ? [...chosen, value.key] : chosen.filter((other) => other !== value.key))
            }
          />
        ))}
      </Options>
      {(hidden > 0 || isOpen) && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 min-h-8 text-13 link"
        >
          {isOpen ? texts.fewerBrands : texts.moreBrands(hidden)}
        </button>
      )}
    </Group>
  )
}
