import { one, wholeNumber, type RawSearch } from '@hojip/platform/page'

/** -1 for all, otherwise an order's status; in the order of the tabs. */
export const shopTypes = [3, 0, 4, 5, 99, -1] as const
export type ShopType = (typeof shopTypes)[number]

export interface ShopSearch {
  type: ShopType
  page: number
  /** An order number, or words of a product name. */
  words: string
}

/** The default: what has to be shipped. */
export function shopSearch(raw: RawSearch): ShopSearch {
  const type = wholeNumber(raw, 'type', { min: -1, max: 99, fallback: 3 })
  return {
    type: shopTypes.find((known) => known === type) ?? 3,
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
    words: (one(raw, 'words') ?? '').trim().slice(0, 40),
  }
}

export const pageSize = 20

export function listInput({ type, page, words }: ShopSearch) {
  return {
    orderStatus: type,
    pageNum: page,
    pageSize,
    ...(words ? { orderCode: words } : {}),
  }
}
