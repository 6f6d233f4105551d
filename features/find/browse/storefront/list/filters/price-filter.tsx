import { useTexts } from '@hojip/platform/page'
import { Button, classNames, inputStyle, isOfComposition } from '@hojip/platform/ui'
import { useState } from 'react'
import { PriceBars } from './price-bars.tsx'
import { priceOf, type ListField, type ListSearch } from '../list-search.ts'
import { listTexts } from '../texts.ts'
import type { Filters } from '../use-list.ts'

type PriceFilterProps = {
  ranges: Filters['priceRanges']
  /** Whether the ranges count all products and not only the first ones. */
  isCounted: boolean
  value: ListSearch
  onChange: (next: ListSearch) => void
}

/** A histogram of prices, each bar a range to choose, and two fields for custom bounds. */
export function PriceFilter({ ranges, isCounted, value, onChange }: PriceFilterProps) {
  const texts = useTexts(listTexts)
  const [low, setLow] = useState(value.minPrice ?? '')
  const [high, setHigh] = useState(value.maxPrice ?? '')
  const set = (minPrice: string | undefined, maxPrice: string | undefined) =>
    onChange({ ...value, minPrice, maxPrice })
  const apply = () => {
    const [from, to] = [priceOf(low), priceOf(high)]
    if (from && to && Number(from) > Number(to)) set(to, from)
    else set(from, to)
  }
  const isTyped = priceOf(low) !== value.minPrice || priceOf(high) !== value.maxPrice
  return (
    <>
      {ranges.length > 1 && (
        <PriceBars
          ranges={ranges}
          isCounted={isCounted}
          value={value}
          onChange={({ minPrice, maxPrice }) => set(minPrice, maxPrice)}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_12px_minmax(0,1fr)] items-center text-center text-ink-3">
        <PriceInput name="minPrice" label={texts.lowest} value={low} onChange={setLow} onDone={apply} />
        <span aria-hidden="true">–</span>
        <PriceInput name="maxPrice" label={texts.highest} value={high} onChange={setHigh} onDone={apply} />
      </div>
      {isTyped && (
        <Button kind="jadeLine" size="sm" block className="mt-2" onClick={apply}>
          {texts.setPrice}
        </Button>
      )}
    </>
  )
}

type PriceInputProps = {
  name: ListField
  label: string
  value: string
  onChange: (value: string) => void
  onDone: () => void
}

function PriceInput({ name, label, value, onChange, onDone }: PriceInputProps) {
  return (
    <label className="relative">
      <span
        aria-hidden="true"
        className="figures absolute inset-y-0 left-2.5 flex items-center text-13 font-medium"
      >
        ¥
      </span>
      <input
        name={name}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfComposition(event)) return
          event.preventDefault()
          onDone()
        }}
        className={classNames(
          inputStyle,
          'figures min-h-9! w-full py-1! pr-2! pl-[calc(10px+0.9rem)]! text-15! font-medium',
        )}
      />
    </label>
  )
}
