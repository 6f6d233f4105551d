import { useTexts } from '@hojip/platform/page'
import { Button, classNames, inputStyle } from '@hojip/platform/ui'
import { useState } from 'react'
import { rangeName } from './filter-names.ts'
import { priceOf, type ListSearch } from '../list-search.ts'
import { listTexts } from '../texts.ts'
import type { Filters } from '../use-list.ts'

type PriceFilterProps = {
  ranges: Filters['priceRanges']
  /** Whether the ranges count all products and not only the first ones. */
  isCounted: boolean
  value: ListSearch
  onChange: (next: ListSearch) => void
}

const height = 34

/** A histogram of prices, each bar a range to choose, and two fields for custom bounds. */
export function PriceFilter({ ranges, isCounted, value, onChange }: PriceFilterProps) {
  const texts = useTexts(listTexts)
  const [low, setLow] = useState(value.minPrice ?? '')
  const [high, setHigh] = useState(value.maxPrice ?? '')
  const most = Math.max(...ranges.map(({ count }) => count))
  const set = (minPrice: string | undefined, maxPrice: string | undefined) =>
    onChange({ ...value, minPrice, maxPrice })
  const apply = () => {
    const [from, to] = [priceOf(low), priceOf(high)]
    if (from && to && Number(from) > Number(to)) set(to, from)
    else set(from, to)
  }
  const isTyped = priceOf(low) !== value.minPrice || priceOf(high) !== value.maxPrice
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <div className="mb-1.5 flex items-end gap-0.5">
        {(ranges.length > 1 ? ranges : []).map(({ from, to, count }) => (
          <button
            key={from}
            type="button"
            aria-label={
              isCounted
                ? texts.rangeWith(rangeName(texts, { from, to }), count)
                : rangeName(texts, { from, to })
            }
            aria-pressed={isWithin({ from, to }, value)}
            title={rangeName(texts, { from, to })}
            onClick={() => set(Number(from) === 0 ? undefined : from, to ?? undefined)}
            className="group/bar flex-1"
          >
            <svg
              viewBox={`0 0 10 ${height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-8.5 w-full"
            >
              <rect
                width="10"
                y={height - barHeight(count, most)}
                height={barHeight(count, most)}
                className={classNames(
                  'group-hover/bar:fill-jade',
                  isWithin({ from, to }, value) ? 'fill-jade' : 'fill-line-strong',
                )}
              />
            </svg>
          </button>
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_12px_minmax(0,1fr)] items-center text-center text-ink-3">
        <PriceInput label={texts.lowest} value={low} onChange={setLow} onDone={apply} />
        <span aria-hidden="true">–</span>
        <PriceInput label={texts.highest} value={high} onChange={setHigh} onDone={apply} />
      </div>
      {isTyped && (
        <Button type="submit" kind="jadeLine" size="sm" block className="mt-2">
          {texts.setPrice}
        </Button>
      )}
    </form>
  )
}

function barHeight(count: number, most: number): number {
  return Math.max(3, (count / most) * height)
}

/** Whether a bar is within the chosen bounds; false without bounds. */
function isWithin(
  { from, to }: { from: string; to: string | null },
  { minPrice, maxPrice }: Pick<ListSearch, 'minPrice' | 'maxPrice'>,
): boolean {
  return (
    (minPrice !== undefined || maxPrice !== undefined) &&
    Number(from) >= Number(minPrice ?? 0) &&
    (maxPrice === undefined || (to !== null && Number(to) <= Number(maxPrice)))
  )
}

type PriceInputProps = { label: string; value: string; onChange: (value: string) => void; onDone: () => void }

function PriceInput({ label, value, onChange, onDone }: PriceInputProps) {
  return (
    <label className="relative">
      <span aria-hidden="true" className="figures absolute top-2 left-2.5 text-13 font-medium">
        ¥
      </span>
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onDone()
        }}
        className={classNames(inputStyle, 'figures h-9! min-h-0! w-full pr-2! pl-6! text-15! font-medium')}
      />
    </label>
  )
}
