import { choice, one, pageNumber, type RawSearch } from '@hojip/platform/page'

export const stockStates = ['all', 'low', 'out', 'uncounted'] as const
export const orders = ['fewest', 'most', 'bestSold'] as const

export interface StockSearch {
  state: (typeof stockStates)[number]
  words: string
  sort: 'stock' | 'sold'
  order: 'asc' | 'desc'
  page: number
}

/** What is nearly sold out comes first by default. */
export function stockSearch(raw: RawSearch): StockSearch {
  return {
    state: choice(raw, 'state', stockStates, 'all'),
    words: (one(raw, 'words') ?? '').trim().slice(0, 40),
    sort: choice(raw, 'sort', ['stock', 'sold'] as const, 'stock'),
    order: choice(raw, 'order', ['asc', 'desc'] as const, 'asc'),
    page: pageNumber(raw),
  }
}

const pageSize = 50

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function stockInput({ state, words, sort, order, page }: StockSearch) {
  return { state, ...(words && { words }), sort, order, pageNum: page, pageSize }
}
