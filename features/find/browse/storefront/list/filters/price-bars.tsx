import { useTexts } from '@hojip/platform/page'
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import type { ListSearch } from '../list-search.ts'
import { listTexts } from '../texts.ts'
import type { Filters } from '../use-list.ts'
import { rangeName } from './filter-names.ts'

type Range = Filters['priceRanges'][number]
type Bounds = Pick<ListSearch, 'minPrice' | 'maxPrice'>

type PriceBarsProps = {
  ranges: readonly Range[]
  /** Whether the ranges count all products and not only the first ones. */
  isCounted: boolean
  value: Bounds
  onChange: (bounds: Bounds) => void
}

/** A low bar has to be seen, and one of no products too. */
const leastPercent = 8

/**
 * A histogram of prices. Each bar is a range to choose; with the shift key the choice grows to it. The bars are narrow,
 * so they are one stop of the tab key, and the arrow keys move between them.
 */
export function PriceBars({ ranges, isCounted, value, onChange }: PriceBarsProps) {
  const texts = useTexts(listTexts)
  const bars = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<number>()
  const most = Math.max(...ranges.map(({ count }) => count))
  const first = ranges.findIndex((range) => isWithin(range, value))
  const at = Math.min(moved ?? Math.max(0, first), ranges.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: ranges.length - 1 }[event.key]
    const bar = next === undefined ? undefined : bars.current?.children[next]
    if (!(bar instanceof HTMLElement)) return
    event.preventDefault()
    bar.focus()
  }
  return (
    // The keys are those of the bars.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bars}
      role="toolbar"
      aria-label={texts.price}
      onKeyDown={onKeyDown}
      className="scripted price-bars"
    >
      {ranges.map((range, index) => (
        <button
          key={range.from}
          type="button"
          aria-label={
            isCounted ? texts.rangeWith(rangeName(texts, range), range.count) : rangeName(texts, range)
          }
          aria-pressed={isWithin(range, value)}
          tabIndex={index === at ? undefined : -1}
          onFocus={() => setMoved(index)}
          onClick={(event) => onChange(event.shiftKey ? grown(value, range) : boundsOf(range))}
          style={{ '--h': `${heightOf(range.count, most)}%` } as CSSProperties}
        />
      ))}
    </div>
  )
}

function heightOf(count: number, most: number): number {
  return Math.max(leastPercent, Math.round((count / Math.max(1, most)) * 100))
}

function boundsOf({ from, to }: Range): Bounds {
  return { minPrice: Number(from) === 0 ? undefined : from, maxPrice: to ?? undefined }
}

/** The chosen bounds, and the range too. */
function grown({ minPrice, maxPrice }: Bounds, range: Range): Bounds {
  const other = boundsOf(range)
  if (minPrice === undefined && maxPrice === undefined) return other
  const isLower = Number(other.minPrice ?? 0) < Number(minPrice ?? 0)
  const isHigher = maxPrice !== undefined && (range.to === null || Number(range.to) > Number(maxPrice))
  return { minPrice: isLower ? other.minPrice : minPrice, maxPrice: isHigher ? other.maxPrice : maxPrice }
}

/** Whether a bar is within the chosen bounds; false without bounds. */
function isWithin({ from, to }: Range, { minPrice, maxPrice }: Bounds): boolean {
  return (
    (minPrice !== undefined || maxPrice !== undefined) &&
    Number(from) >= Number(minPrice ?? 0) &&
    (maxPrice === undefined || (to !== null && Number(to) <= Number(maxPrice)))
  )
}
