import { useTexts } from '@hojip/platform/page'
import { Checkbox, Chip } from '@hojip/platform/ui'
import { useState, type ReactNode } from 'react'
import type { ListSearch } from '../list-search.ts'
import { PriceFilter } from './price-filter.tsx'
import { listTexts } from '../texts.ts'
import type { Filters } from '../use-list.ts'

export type FilterProps = {
  filters: Filters
  value: ListSearch
  onChange: (next: ListSearch) => void
  /** Rows with checkboxes beside the list, chips in the phone's sheet. */
  look: 'rows' | 'chips'
}

/** The filters other than the category: price, services and brands. */
export function FilterGroups(props: FilterProps) {
  const texts = useTexts(listTexts)
  const { filters, value, onChange, look } = props
  const services = [
    { key: 'freeShipping', name: texts.freeShipping },
    { key: 'inStock', name: texts.inStock },
  ] as const
  return (
    <>
      {filters.priceRanges.length > 0 && (
        <Group name={texts.price}>
          <PriceFilter
            // Bounds that change elsewhere, such as by the chip that removes them, reset the fields.
            key={`${value.minPrice} ${value.maxPrice}`}
            ranges={filters.priceRanges}
            isCounted={filters.countedBest === undefined}
            value={value}
            onChange={onChange}
          />
        </Group>
      )}
      <Group name={texts.service}>
        <Options look={look}>
          {services.map(({ key, name }) => (
            <Option
              key={key}
              look={look}
              name={name}
              isOn={value[key]}
              onChange={(isOn) => onChange({ ...value, [key]: isOn })}
            />
          ))}
        </Options>
      </Group>
      {filters.brands.length > 0 && <Brands {...props} />}
    </>
  )
}

export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="border-b border-line py-3.5 last:border-0">
      <legend className="float-left mb-2 w-full text-14 font-bold max-lg:text-15">{name}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

function Options({ look, children }: { look: FilterProps['look']; children: ReactNode }) {
  return <div className={look === 'chips' ? 'flex flex-wrap gap-2' : 'grid'}>{children}</div>
}

type OptionProps = {
  look: FilterProps['look']
  name: string
  count?: number
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Option({ look, name, count, isOn, onChange }: OptionProps) {
  const number = count !== undefined && <span className="figures font-medium text-ink-3">{count}</span>
  if (look === 'chips')
    return (
      <Chip selected={isOn} onPress={() => onChange(!isOn)}>
        {name}
        {number}
      </Chip>
    )
  return (
    <Checkbox checked={isOn} onChange={(event) => onChange(event.target.checked)} className="tick-row">
      <span className="truncate">{name}</span>
      {number}
    </Checkbox>
  )
}

const shownBrands = 5

function Brands({ filters, value, onChange, look }: FilterProps) {
  const texts = useTexts(listTexts)
  const [isOpen, setIsOpen] = useState(false)
  const { brands, countedBest } = filters
  const chosen = (name: string) => value.brands.includes(name)
  const shown = isOpen ? brands : brands.filter(({ name }, at) => at < shownBrands || chosen(name))
  const hidden = brands.length - shown.length
  return (
    <Group name={texts.brand}>
      <Options look={look}>
        {shown.map(({ name, count }) => (
          <Option
            key={name}
            {...{ look, name }}
            // Counts of the first products only would be too small.
            {...(countedBest === undefined && { count })}
            isOn={chosen(name)}
            onChange={(isOn) =>
              onChange({
                ...value,
                brands: isOn ? [...value.brands, name] : value.brands.filter((other) => other !== name),
              })
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
