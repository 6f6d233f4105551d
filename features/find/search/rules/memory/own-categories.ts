import type { WordQueries } from '../product-filter.ts'
import { eachMatch, type Around, type ProductIndex } from './product-index.ts'

const levels = 3

/** The deepest categories of the products that have the words, of so many products at most. */
export function ownCategories(
  { recent, settled, shared }: ProductIndex,
  around: Around,
  words: WordQueries,
  most: number,
): { ids: Map<string, number>; count: number } {
  const ids = new Map<string, number>()
  let count = 0
  for (const rows of [recent, settled])
    eachMatch(rows, around, { sort: 'standing', words }, (number) => {
      if (count >= most) return true
      count += 1
      const of = rows.categories.subarray(number * levels, (number + 1) * levels)
      const own = of.findLast((one) => one >= 0)
      if (own === undefined) return
      const id = shared.categories.textOf(own)
      ids.set(id, (ids.get(id) ?? 0) + 1)
    })
  return { ids, count }
}
