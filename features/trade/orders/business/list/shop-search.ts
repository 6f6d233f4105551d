import { isMallDay } from '@hojip/platform/mall-time'
import { choice, one, wholeNumber, type RawSearch } from '@hojip/platform/page'

/** -1 for all, otherwise an order's status; in the order of the tabs. */
export const shopTypes = [3, 0, 4, 5, 99, -1] as const
type ShopType = (typeof shopTypes)[number]

export const timeTypes = ['placed', 'paid', 'shipped'] as const

export interface ShopSearch {
  type: ShopType
  page: number
  /** Whatever an order is found by. */
  words: string
  /** What the days are about. */
  time: (typeof timeTypes)[number]
  /** Days in the mall's time zone; '' for no limit. */
  from: string
  until: string
  /** The total in yuan; '' for no limit. */
  min: string
  max: string
}

/** The value if it fits, otherwise ''. */
function fitting(raw: RawSearch, name: string, fits: (value: string) => boolean): string {
  const value = (one(raw, name) ?? '').trim()
  return fits(value) ? value : ''
}

function isDay(text: string): boolean {
  return text.startsWith('2') && isMallDay(text)
}

function isAmount(text: string): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text)
}

/** The default: what has to be shipped. */
export function shopSearch(raw: RawSearch): ShopSearch {
  const type = wholeNumber(raw, 'type', { min: -1, max: 99, fallback: 3 })
  return {
    type: shopTypes.find((known) => known === type) ?? 3,
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
    words: (one(raw, 'words') ?? '').trim().slice(0, 40),
    time: choice(raw, 'time', timeTypes, 'placed'),
    from: fitting(raw, 'from', isDay),
    until: fitting(raw, 'until', isDay),
    min: fitting(raw, 'min', isAmount),
    max: fitting(raw, 'max', isAmount),
  }
}

const pageSize = 20

export function listInput({ type, page, words, time, from, until, min, max }: ShopSearch) {
  return {
    orderStatus: type,
    pageNum: page,
    pageSize,
    ...(words && { words }),
    ...((from || until) && { timeType: time }),
    ...(from && { startTime: from }),
    ...(until && { endTime: until }),
    ...(min && { minMoney: min }),
    ...(max && { maxMoney: max }),
  }
}

/** Whether there are conditions besides words. */
export function isFiltered({ from, until, min, max }: ShopSearch): boolean {
  return [from, until, min, max].some(Boolean)
}

export function isSearch(search: ShopSearch): boolean {
  return search.words !== '' || isFiltered(search)
}
