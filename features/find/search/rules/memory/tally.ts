import { zip } from '@hojip/platform/collections'
import { firstWhere } from '../first-where.ts'
import { priceStepsFen, type CountedStep } from '../price-ranges.ts'
import type { FilterGroup, ProductFilter } from '../product-filter.ts'
import { choicesOf, freeFromOf, type Around, type ProductIndex } from './product-index.ts'
import { compareIds, idText, type ProductRows } from './product-rows.ts'

/** How many products have a code, by the choices that they fail. */
export interface CodeTally {
  code: number
  /** Whatever they fail. */
  most: number
  /** Those that fail nothing. */
  all: number
  /** Those that fail only the choice of one group. */
  without: Map<FilterGroup, number>
}

export interface Tally {
  total: number
  codes: CodeTally[]
  prices: CountedStep[]
  /** By the categories one level below; with the best product of each. */
  categories: { id: string; count: number; bestId: string }[]
  /** Products with at least 4 and 4.5 stars. */
  ratings: { from: string; count: number }[]
  freeShipping: number
  reduced: number
  inStock: number
}

const leastStars = [
  { from: '4', stars: 4 },
  { from: '4.5', stars: 4.5 },
]

/** How many steps are not above a price. */
function priceStep(priceFen: number): number {
  return firstWhere(priceStepsFen, (stepFen) => stepFen > priceFen)
}

function levelBelow(f: ProductFilter): number | undefined {
  if (f.category3Id) return undefined
  if (f.category2Id) return 2
  return f.category1Id ? 1 : 0
}

interface Best {
  rows: ProductRows
  number: number
  count: number
}

function isBetter(rows: ProductRows, number: number, than: Best): boolean {
  const difference = rows.standings[number]! - than.rows.standings[than.number]!
  return difference > 0 || (difference === 0 && compareIds(rows, number, than.rows, than.number) > 0)
}

/** Counts for one group: what fails nothing, or only the choice of this group. */
type Counts = (failed: FilterGroup | undefined, group: FilterGroup | undefined) => 0 | 1

const counts: Counts = (failed, group) => (failed === undefined || failed === group ? 1 : 0)

/** What a product fails: nothing (undefined), the choice of one group, or several. */
type Failed = FilterGroup | 'several' | undefined

function emptyTally(): Tally {
  return {
    total: 0,
    codes: [],
    prices: [],
    categories: [],
    ratings: leastStars.map(({ from }) => ({ from, count: 0 })),
    freeShipping: 0,
    reduced: 0,
    inStock: 0,
  }
}

/** Counts products by what a list can be narrowed by. */
export function tallyOf(
  { shared }: ProductIndex,
  around: Around,
  f: ProductFilter,
  products: readonly (readonly [rows: ProductRows, numbers: readonly number[]])[],
): Tally {
  const tally = emptyTally()
  const byStars = zip(leastStars, tally.ratings).map(([{ stars }, counted]) => ({ stars, counted }))
  const level = levelBelow(f)
  const codes = new Map<number, CodeTally>()
  const steps = new Map<number, number>()
  const bests = new Map<number, Best>()
  const addCodes = (rows: ProductRows, number: number, failed: Failed) => {
    for (let at = number === 0 ? 0 : rows.facetEnds[number - 1]!; at < rows.facetEnds[number]!; at++) {
      const facet = rows.facets[at]!
      let one = codes.get(facet)
      if (!one) {
        one = { code: Number(shared.facets.textOf(facet)), most: 0, all: 0, without: new Map() }
        codes.set(facet, one)
      }
      one.most += 1
      if (failed === undefined) one.all += 1
      else if (failed !== 'several') one.without.set(failed, (one.without.get(failed) ?? 0) + 1)
    }
  }
  const addCategory = (rows: ProductRows, number: number, failed: Failed) => {
    const category = level === undefined ? -1 : rows.categories[number * 3 + level]!
    if (category < 0) return
    let best = bests.get(category)
    if (!best) bests.set(category, (best = { rows, number, count: 0 }))
    else if (isBetter(rows, number, best)) Object.assign(best, { rows, number })
    if (failed === undefined) best.count += 1
  }
  const addFigures = (rows: ProductRows, number: number, failed: FilterGroup | undefined) => {
    const price = rows.prices[number]!
    if (failed === undefined) tally.total += 1
    if (counts(failed, 'price')) steps.set(priceStep(price), (steps.get(priceStep(price)) ?? 0) + 1)
    const rating = rows.ratings[number]!
    for (const { stars, counted } of byStars) if (rating >= stars) counted.count += counts(failed, 'rating')
    if (freeFromOf(rows, around, number) <= price) tally.freeShipping += counts(failed, 'freeShipping')
    if (rows.reducedUntil[number]! > around.nowMs) tally.reduced += counts(failed, 'reduced')
    if (rows.soldOut[number] === 0) tally.inStock += counts(failed, 'inStock')
  }
  for (const [rows, numbers] of products) {
    const choices = choicesOf(rows, around, f)
    for (const number of numbers) {
      let failed: Failed
      for (const { group, test } of choices)
        if (!test(number)) failed = failed === undefined ? group : 'several'
      addCodes(rows, number, failed)
      addCategory(rows, number, failed)
      if (failed !== 'several') addFigures(rows, number, failed)
    }
  }
  return {
    ...tally,
    codes: [...codes.values()],
    prices: [...steps].map(([step, count]) => ({ step, count })).toSorted((a, b) => a.step - b.step),
    categories: [...bests].map(([category, { rows, number, count }]) => ({
      id: shared.categories.textOf(category),
      count,
      bestId: idText(rows, number),
    })),
  }
}
