import { formatSearch, laterPage } from '@hojip/platform/href'

interface StockSearch {
  state?: string | undefined
  words?: string | undefined
  sort?: string | undefined
  order?: string | undefined
  page?: number
}

/** The stock of the shop's SKUs. */
export function stockHref({ state, words, sort, order, page }: StockSearch = {}): string {
  const usual = {
    state: state === 'all' ? undefined : state,
    words: words === '' ? undefined : words,
    sort: sort === 'stock' ? undefined : sort,
    order: order === 'asc' ? undefined : order,
  }
  return `/business/stock${formatSearch({ ...usual, page: laterPage(page) })}`
}

/** Counting the shelves by a sheet. */
export const stockCountHref = '/business/stock/count'
