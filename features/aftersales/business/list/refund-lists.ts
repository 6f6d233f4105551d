import { choice, one, wholeNumber, type RawSearch } from '@hojip/platform/page'

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

function pageOf(raw: RawSearch) {
  return wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 })
}

export function shopRefundsSearch(raw: RawSearch): ShopRefundsSearch {
  return {
    tab: choice(raw, 'tab', shopTabs, 'submitted'),
    page: pageOf(raw),
    code: (one(raw, 'code') ?? '').trim().slice(0, 40),
  }
}

export const pageSize = 20

function wishOf(tab: ShopTab) {
  if (tab === 'all') return {}
  return tab === 'appealed' ? { arbitration: '1' as const } : { group: tab }
}

/** One place, so that what was prefetched is what is shown. */
export function shopInput({ tab, page, code }: ShopRefundsSearch) {
  return {
    pageNum: page,
    pageSize,
    ...wishOf(tab),
    ...(code ? { code } : {}),
  }
}

/** The mall's: what is to be decided, what was, and money that does not arrive. */
export const mallTabs = ['open', 'decided', 'money'] as const
export type MallTab = (typeof mallTabs)[number]

export interface MallRefundsSearch {
  tab: MallTab
  page: number
}

export function mallRefundsSearch(raw: RawSearch): MallRefundsSearch {
  return {
    tab: choice(raw, 'tab', mallTabs, 'open'),
    page: pageOf(raw),
  }
}

export function faultsInput(page: number) {
  return { pageNum: page, pageSize }
}

export function appealsInput(state: 'open' | 'decided', page: number) {
  return { state, ...faultsInput(page) }
}
