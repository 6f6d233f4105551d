import type { Fen } from '@hojip/platform/money'

const yuan = 100

/** Round prices at which a range may begin. */
export const priceStepsFen: Fen[] = [
  10, 20, 30, 50, 80, 100, 150, 200, 300, 500, 800, 1000, 1500, 2000, 3000, 5000, 8000, 10_000, 20_000,
  50_000,
].map((n) => n * yuan)

const wantedRanges = 5

export interface PriceRange {
  fromFen: Fen
  /** Undefined for an open-ended range. */
  toFen?: Fen
  count: number
}

/**
 * Joins neighbouring steps into at most five ranges with about the same number of products; their bounds are inclusive
 * and never overlap. `steps` counts the products below the first bound as step 0.
 */
export function priceRanges(steps: readonly { step: number; count: number }[]): PriceRange[] {
  const total = steps.reduce((sum, one) => sum + one.count, 0)
  const ranges: PriceRange[] = []
  let passed = 0
  for (const { step, count } of steps.toSorted((a, b) => a.step - b.step)) {
    const last = ranges.at(-1)
    const end = priceStepsFen[step]
    const isFull = !last || passed >= (ranges.length * total) / wantedRanges
    if (isFull) ranges.push({ fromFen: step === 0 ? 0 : priceStepsFen[step - 1]!, count })
    else last.count += count
    const current = ranges.at(-1)!
    if (end === undefined) delete current.toFen
    else current.toFen = end - 1
    passed += count
  }
  const last = ranges.at(-1)
  // The last range is open-ended, so that the most expensive products stay in it as prices rise.
  if (last) delete last.toFen
  return ranges
}
