import { one, wholeNumber, type RawSearch } from '@hojip/platform/page'

/** The specification's `type`: -1 for all, otherwise an order's status. */
export const orderTypes = [-1, 0, 3, 4, 5, 99] as const
type OrderType = (typeof orderTypes)[number]

export interface OrderSearch {
  type: OrderType
  page: number
  /** Words of a product name, or an order number. */
  words: string
  /** Days in the mall's time zone, `YYYY-MM-DD`; '' for no limit. */
  from: string
  until: string
}

const longest = 60

/** A day as the browser's date field returns it; anything else becomes ''. */
function dayOf(raw: RawSearch, name: string): string {
  const text = one(raw, name) ?? ''
  const isDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text)
  return isDay ? text : ''
}

export function orderSearch(raw: RawSearch): OrderSearch {
  const type = wholeNumber(raw, 'type', { min: -1, max: 99, fallback: -1 })
  return {
    type: orderTypes.find((known) => known === type) ?? -1,
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
    words: (one(raw, 'words') ?? '').trim().slice(0, longest),
    from: dayOf(raw, 'from'),
    until: dayOf(raw, 'until'),
  }
}

const pageSize = 10

/** The request of the list; shared, so that the prefetched answer is the one that is shown. */
export function listInput({ type, page, words, from, until }: OrderSearch) {
  return {
    orderStatus: type,
    pageNum: page,
    pageSize,
    ...(words ? { goodsName: words } : {}),
    ...(from ? { startTime: from } : {}),
    ...(until ? { endTime: until } : {}),
  }
}

/** Whether the list is narrowed by more than its tab. */
export function isNarrowed({ words, from, until }: OrderSearch): boolean {
  return [words, from, until].some((wish) => wish !== '')
}
