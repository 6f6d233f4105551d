import { choice, one, wholeNumber, type RawSearch } from '@hojip/platform/page'

/** The shop's tabs. The first one has the applications that wait for the shop's answer. */
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
  /** The dialog of the address for returns is open from the beginning. */
  address?: true
}

function pageOf(raw: RawSearch) {
  return wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 })
}

export function shopRefundsSearch(raw: RawSearch): ShopRefundsSearch {
  return {
    tab: choice(raw, 'tab', shopTabs, 'submitted'),
    page: pageOf(raw),
    code: (one(raw, 'code') ?? '').trim().slice(0, 40),
    ...(one(raw, 'address') === '1' ? { address: true as const } : {}),
  }
}

const pageSize = 20

function wishOf(tab: ShopTab) {
  if (tab === 'all') return {}
  return tab === 'appealed' ? { arbitration: '1' as const } : { group: tab }
}

/** The list's input. Prefetching and the page both use it, so that they share one cached answer. */
export function shopInput({ tab, page, code }: ShopRefundsSearch) {
  return { pageNum: page, pageSize, ...wishOf(tab), ...(code ? { code } : {}) }
}

/** The mall's tabs: appeals to decide, decided appeals, and refunds that do not arrive. */
export const mallTabs = ['open', 'decided', 'money'] as const
type MallTab = (typeof mallTabs)[number]

export interface MallRefundsSearch {
  tab: MallTab
  page: number
}

export function mallRefundsSearch(raw: RawSearch): MallRefundsSearch {
  return { tab: choice(raw, 'tab', mallTabs, 'open'), page: pageOf(raw) }
}

export function faultsInput(page: number) {
  return { pageNum: page, pageSize }
}

export function appealsInput(state: 'open' | 'decided', page: number) {
  return { state, ...faultsInput(page) }
}
