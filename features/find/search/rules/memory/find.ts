import type { ProductFilter, ProductSort } from '../product-filter.ts'
import { eachMatch, type Around, type ProductIndex, type IndexedList } from './product-index.ts'
import { compareIds, packId, type ProductRows } from './product-rows.ts'
import { membersOf } from './number-sets.ts'
import { matched } from './matched.ts'

/** A product of a list, and where the words match. */
interface Place {
  rows: ProductRows
  number: number
  rank: number
}

type Compare = (a: Place, b: Place) => number

const newestFirst: Compare = (a, b) => compareIds(b.rows, b.number, a.rows, a.number)

/** @param next decides between equal ones */
function fallingBy(name: 'standings' | 'sales' | 'prices' | 'ratings' | 'rated', next: Compare): Compare {
  return (a, b) => b.rows[name][b.number]! - a.rows[name][a.number]! || next(a, b)
}

const dearest = fallingBy('prices', newestFirst)

/** Each order ends in the id, as in the database. */
const orders: Record<ProductSort, Compare> = {
  standing: fallingBy('standings', newestFirst),
  sales: fallingBy('sales', newestFirst),
  newest: newestFirst,
  cheapest: (a, b) => dearest(b, a),
  dearest,
  score: fallingBy('ratings', fallingBy('rated', newestFirst)),
}

const bestRank = 4

/** Where the words match: 2 in the name as typed or 1 by other words, and 2 more when they name the thing itself. */
function rankOf(rows: ProductRows, { isRanked, words }: ProductFilter): (number: number) => number {
  if (!isRanked || !words) return () => 0
  const named = (query: string | undefined) => {
    if (query === undefined) return () => false
    return membersOf(matched(rows, 'names', query))
  }
  const [isThing, isOwn, isAny] = [named(words.heads), named(words.own), named(words.any)]
  return (number) => (isThing(number) ? 2 : 0) + (isOwn(number) ? 2 : isAny(number) ? 1 : 0)
}

/** The first of many places, without sorting all of them. */
function bestOf(limit: number, compare: Compare) {
  let best: Place[] = []
  let last: Place | undefined
  const cut = () => {
    best = best.toSorted(compare).slice(0, limit)
    if (best.length === limit) last = best.at(-1)
  }
  return {
    offer: (rows: ProductRows, number: number, rank: number) => {
      // Most of a long list are behind; they are not even made.
      if (last && rank < last.rank) return
      const one = { rows, number, rank }
      if (last && compare(one, last) > 0) return
      best.push(one)
      if (best.length >= 2 * limit + 100) cut()
    },
    end: () => {
      cut()
      return best
    },
  }
}

export interface FoundPlaces {
  /** Exact up to `countTo`; more means any number beyond. */
  count: number
  places: { rows: ProductRows; number: number }[]
}

/** The first products of a list in its order, and how many it has. Stops reading when nothing more can change either. */
export function findPlaces(
  { settled, recent }: ProductIndex,
  around: Around,
  f: IndexedList,
  { limit, countTo }: { limit: number; countTo: number },
): FoundPlaces {
  const order = orders[f.sort]
  const first = bestOf(limit, (a, b) => b.rank - a.rank || order(a, b))
  let count = 0
  for (const rows of [recent, settled]) {
    const rank = rankOf(rows, f)
    const best = f.isRanked && f.words ? bestRank : 0
    const isInOrder = rows.isInOrder && f.sort === 'standing'
    let bests = 0
    eachMatch(rows, around, f, (number) => {
      count += 1
      // In their order, whatever follows as many of the best rank as are wanted comes after them.
      const isFull = isInOrder && bests >= limit
      if (isFull) return count > countTo
      const found = rank(number)
      if (found === best) bests += 1
      first.offer(rows, number, found)
    })
  }
  return { count, places: first.end() }
}

/** The same as 16 bytes an id. */
export function packed(places: FoundPlaces['places']): Buffer {
  const ids = Buffer.alloc(places.length * 16)
  places.forEach(({ rows, number }, at) => packId(rows, number, ids, at))
  return ids
}
