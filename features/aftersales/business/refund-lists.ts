import { choice, formatSearch, one, wholeNumber, type RawSearch } from '@hojip/platform/page'

/** The shop's tabs: what waits for its answer first, and what the mall was asked about. */
export const shopTabs = [
  'submitted',
  'all',
  'processing',
  'appealed',
  'rejected',
  'completed',
  'closed',
] as const
export type ShopTab = (typeof shopTabs)[number]

export interface ShopRefundsSearch {
  tab: ShopTab
  page: number
  /** An order's or an application's number. */
  code: string
}

const pageOf = (raw: RawSearch) => wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 })

export const shopRefundsSearch = (raw: RawSearch): ShopRefundsSearch => ({
  tab: choice(raw, 'tab', shopTabs, 'submitted'),
  page: pageOf(raw),
  code: (one(raw, 'code') ?? '').trim().slice(0, 40),
})

export const pageSize = 20

const wishOf = (tab: ShopTab) => {
  if (tab === 'all') return {}
  return tab === 'appealed' ? { arbitration: '1' as const } : { group: tab }
}

/** One place, so that what was prefetched is what is shown. */
export const shopInput = ({ tab, page, code }: ShopRefundsSearch) => ({
  pageNum: page,
  pageSize,
  ...wishOf(tab),
  ...(code ? { code } : {}),
})

const later = (page: number) => (page > 1 ? page : undefined)

export const shopRefundsHref = ({ tab, page, code }: ShopRefundsSearch): string =>
  `/business/refunds${formatSearch({ tab, code, page: later(page) })}`

/** The mall's: what is to be decided, what was, and money that does not arrive. */
export const mallTabs = ['open', 'decided', 'money'] as const
export type MallTab = (typeof mallTabs)[number]

export interface MallRefundsSearch {
  tab: MallTab
  page: number
}

export const mallRefundsSearch = (raw: RawSearch): MallRefundsSearch => ({
  tab: choice(raw, 'tab', mallTabs, 'open'),
  page: pageOf(raw),
})

export const faultsInput = (page: number) => ({ pageNum: page, pageSize })
export const appealsInput = (state: 'open' | 'decided', page: number) => ({ state, ...faultsInput(page) })

export const mallRefundsHref = ({ tab, page }: MallRefundsSearch): string =>
  `/business/appeals${formatSearch({ tab, page: later(page) })}`
