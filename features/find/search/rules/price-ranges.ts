import type { Fen } from '@hojip/platform/money'
import { zip } from '@hojip/platform/collections'

const yuan = 100
const decades = [0, 1, 2, 3, 4]

/** The leading digits, 10 to 99, of the prices that are counted apart: as readable as 12.5, 15 and 55. */
const digits = Array.from({ length: 200 }, (_, i) => i / 2).filter(
  (n) => n >= 10 && (n < 30 || (n < 50 ? n % 1 === 0 : n % 2 === 0 || n % 5 === 0)),
)

/** Prices at which a range may begin, from 1 yuan to almost 100,000. */
export const priceStepsFen: Fen[] = decades.flatMap((decade) =>
  digits.map((n) => (n * yuan * 10 ** decade) / 10),
)

const highestStepFen = Math.max(...priceStepsFen)

const mostRanges = 12

/** The share of all products that the first and the last range take in, however far away their prices are. */
const tail = 0.02
/** Ranges of equal width are the easiest to read, unless one of them has more than this share of the products. */
const mostInEqual = 0.4
/** Ranges that widen may leave so many to the first and the last one. */
const mostOutside = 0.15

/** Leading digits of ranges that widen with the price, the narrowest ranges first. */
const widening = [[10, 12, 15, 20, 25, 30, 40, 50, 60, 80], [10, 15, 20, 30, 50, 80], [10, 20, 50], [10]]

export interface PriceRange {
  fromFen: Fen
  /** Undefined for an open-ended range. */
  toFen?: Fen
  count: number
}

/** The products between two neighbouring `priceStepsFen`. */
export interface CountedStep {
  /** How many of `priceStepsFen` are not above its prices. */
  step: number
  count: number
}

/** Round bounds of at most twelve equal ranges, the narrowest possible: from `low` to `high`, and on to `highest`. */
function equalBounds(low: Fen, high: Fen, highest: Fen): Fen[] {
  const known = new Set([0, ...priceStepsFen])
  for (const decade of [-1, ...decades])
    for (const digit of [1, 2, 2.5, 5]) {
      const width = digit * yuan * 10 ** decade
      const from = Math.floor(low / width) * width
      if (Math.ceil((high - from) / width) > mostRanges) continue
      const count = Math.min(mostRanges, Math.ceil((highest - from) / width))
      const bounds = Array.from({ length: count + 1 }, (_, i) => from + i * width)
      if (bounds.every((bound) => known.has(bound))) return bounds
    }
  return [low, high]
}

/**
 * Round bounds of twelve ranges that widen with the price, the narrowest possible: those twelve neighbours that have the
 * most products, if they have almost all.
 */
function wideningBounds(steps: readonly CountedStep[]): Fen[] {
  const total = steps.reduce((sum, one) => sum + one.count, 0)
  for (const leading of widening) {
    const bounds = [0, ...decades.flatMap((decade) => leading.map((n) => (n * yuan * 10 ** decade) / 10))]
    const bars = counted(steps, bounds)
    const within = bars.map((_, at) =>
      bars.slice(at, at + mostRanges).reduce((sum, { count }) => sum + count, 0),
    )
    const best = Math.max(...within)
    const at = within.indexOf(best)
    if (best >= total * (1 - mostOutside)) return bounds.slice(at, at + mostRanges + 1)
  }
  return [0, ...decades.map((decade) => yuan * 10 ** decade)]
}

function lowerBound(step: number): Fen {
  return priceStepsFen[step - 1] ?? 0
}

function upperBound(step: number): Fen {
  return priceStepsFen[step] ?? highestStepFen
}

/** The step with the product at this share of all, in the order of prices. */
function stepAt(steps: readonly CountedStep[], share: number): number {
  const total = steps.reduce((sum, one) => sum + one.count, 0)
  let passed = 0
  const found = steps.find(({ count }) => (passed += count) > total * share)
  if (!found) throw new Error(`no step has the product at ${share} of ${total}`)
  return found.step
}

/** The products between bounds; those below and above them are in the first and the last range. */
function counted(steps: readonly CountedStep[], bounds: readonly Fen[]): PriceRange[] {
  const ranges = zip(bounds.slice(0, -1), bounds.slice(1)).map(([fromFen, nextFen]): PriceRange => ({
    fromFen,
    toFen: nextFen - 1,
    count: 0,
  }))
  for (const { step, count } of steps) {
    const range = ranges.findLast(({ fromFen }) => fromFen <= lowerBound(step)) ?? ranges[0]
    if (range) range.count += count
  }
  return ranges
}

/**
 * At most twelve ranges for a histogram, with readable bounds that follow the prices: equally wide where these are close
 * together, otherwise widening. The bounds are inclusive and never overlap.
 */
export function priceRanges(unordered: readonly CountedStep[]): PriceRange[] {
  const steps = unordered.toSorted((a, b) => a.step - b.step)
  const [lowest] = steps
  const highest = steps.at(-1)
  if (!lowest || !highest) return []
  const total = steps.reduce((sum, one) => sum + one.count, 0)
  const low = lowerBound(stepAt(steps, tail))
  const high = upperBound(stepAt(steps, 1 - tail))
  const equal = counted(steps, equalBounds(low, high, upperBound(highest.step)))
  const isReadable = equal.every(({ count }) => count <= total * mostInEqual)
  const ranges = isReadable ? equal : counted(steps, wideningBounds(steps))
  const used = ranges.slice(
    ranges.findIndex(({ count }) => count > 0),
    ranges.findLastIndex(({ count }) => count > 0) + 1,
  )
  const [first] = used
  const last = used.at(-1)
  if (!first || !last) throw new Error('no range has a product')
  if (lowest.step === 0 || lowerBound(lowest.step) < first.fromFen) first.fromFen = 0
  // The last range is open-ended, so that the most expensive products stay in it as prices rise.
  delete last.toFen
  return used
}
