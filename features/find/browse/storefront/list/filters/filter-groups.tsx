import type { NotDelivered } from '@hojip/addresses/storefront/not-delivered'
import { useTexts } from '@hojip/platform/page'
import { usualRegion } from '../../../rules/usual-province.ts'
import type { ListSearch } from '../list-search.ts'
import { PriceFilter } from './price-filter.tsx'
import { listTexts } from '../texts.ts'
import { placeName } from './filter-names.ts'
import type { Filters } from '../use-list.ts'
import { Group, Option, Options, ValueGroup, type FilterLook } from './value-group.tsx'

export type FilterProps = {
  filters: Filters
  reach: NotDelivered
  value: ListSearch
  onChange: (next: ListSearch) => void
  look: FilterLook
}

/** Whether all products of a part were counted, and not only the first ones. */
export function isCounted({ inexact }: Filters, part: string): boolean {
  return !inexact?.includes(part)
}

/** The filters that every list has, other than the category: price, services and brands. */
export function FilterGroups({ filters, reach, value, onChange, look }: FilterProps) {
  const texts = useTexts(listTexts)
  const brands = filters.brands.map(({ name, count }) => ({ key: name, name, count }))
  return (
    <>
      {filters.priceRanges.length > 0 && (
        <Group name={texts.price}>
          <PriceFilter
            // Bounds that change elsewhere, such as by the chip that removes them, reset the fields.
            key={`${value.minPrice} ${value.maxPrice}`}
            ranges={filters.priceRanges}
            isCounted={isCounted(filters, 'priceRanges')}
            value={value}
            onChange={onChange}
          />
        </Group>
      )}
      <Group name={texts.service}>
        <Options look={look}>
          {(['freeShipping', 'inStock', 'reduced'] as const).map((key) => (
            <Option
              key={key}
              look={look}
              field={key}
              name={texts[key]}
              count={isCounted(filters, key) ? filters[key] : undefined}
              isOn={value[key]}
              onChange={(isOn) => onChange({ ...value, [key]: isOn })}
            />
          ))}
          <DeliveredOption reach={reach} value={value} onChange={onChange} look={look} />
        </Options>
      </Group>
      {brands.length > 0 && (
        <ValueGroup
          name={texts.brand}
          field="brands"
          look={look}
          values={brands}
          isCounted={isCounted(filters, 'brands')}
          chosen={value.brands}
          onChange={(chosen) => onChange({ ...value, brands: chosen })}
        />
      )}
    </>
  )
}

/** Only what is delivered to the reader's place; until they have one, to the usual province. */
function DeliveredOption({ reach, value, onChange, look }: Omit<FilterProps, 'filters'>) {
  const texts = useTexts(listTexts)
  const known = value.deliverTo ?? reach.deliverTo
  const place = known ? placeName(known, reach) : texts.usualPlace
  const deliverTo = known || `${usualRegion.country}/${usualRegion.province}`
  return (
    <Option
      look={look}
      field="deliverTo"
      value={deliverTo}
      name={texts.deliversTo(place)}
      isOn={value.deliverTo !== undefined}
      onChange={(isOn) => onChange({ ...value, deliverTo: isOn ? deliverTo : undefined })}
    />
  )
}
