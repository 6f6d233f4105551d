import type { Input } from '@hojip/platform/client'
import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { choice, one, wholeNumber, type RawSearch } from '@hojip/platform/page'
import { languageKinds, sorts, stateTabs, stockKinds } from '../rules/product-filter.ts'

export interface ProductsSearch {
  state: (typeof stateTabs)[number]
  words: string
  category: string
  stock: (typeof stockKinds)[number] | ''
  language: (typeof languageKinds)[number] | ''
  /** Yuan, '' for an open end. */
  from: string
  to: string
  sort: (typeof sorts)[number]
  order: 'asc' | 'desc'
  page: number
  /** The row to focus; 0 for none. */
  row: number
}

export const pageSize = 50
const mostPages = 10_000

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function yuan(raw: RawSearch, name: string): string {
  const fen = yuanToFen((one(raw, name) ?? '').normalize('NFKC'))
  return fen === undefined ? '' : fenToYuan(fen)
}

export function productsSearch(raw: RawSearch): ProductsSearch {
  const category = one(raw, 'category') ?? ''
  const row = wholeNumber(raw, 'row', { min: 1, max: mostPages * pageSize, fallback: 0 })
  return {
    state: choice(raw, 'state', stateTabs, 'all'),
    words: (one(raw, 'words') ?? '').trim().slice(0, 40),
    category: uuid.test(category) ? category : '',
    stock: choice(raw, 'stock', ['', ...stockKinds], ''),
    language: choice(raw, 'language', ['', ...languageKinds], ''),
    from: yuan(raw, 'from'),
    to: yuan(raw, 'to'),
    sort: choice(raw, 'sort', sorts, 'updated'),
    order: choice(raw, 'order', ['asc', 'desc'], 'desc'),
    page: wholeNumber(raw, 'page', { min: 1, max: mostPages, fallback: row ? Math.ceil(row / pageSize) : 1 }),
    row,
  }
}

/** The conditions of the list, as calls take them. */
export function filterInput({ state, words, category, stock, language, from, to }: ProductsSearch) {
  return {
    state,
    ...(words && { words }),
    ...(category && { categoryId: category }),
    ...(stock && { stock }),
    ...(language && { language }),
    ...(from && { priceFrom: from }),
    ...(to && { priceTo: to }),
  }
}

/** The input of the list's call, in one place, so that what is prefetched is what is shown. */
export function productsInput(search: ProductsSearch): Input<'POST /bizConsole/queryProducts'> {
  const { sort, order, page } = search
  return { ...filterInput(search), sort, order, pageNum: page, pageSize }
}

/** Whether anything but a tab was chosen. */
export function isFiltered({ words, category, stock, language, from, to }: ProductsSearch): boolean {
  return [words, category, stock, language, from, to].some((value) => value !== '')
}
