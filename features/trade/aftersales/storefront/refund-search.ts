import { choice, one, wholeNumber, type RawSearch } from '@hojip/platform/page'
import type { Group } from '../rules/refund-state.ts'

/** The tabs. Every page downloads this file first, so it lists them itself and does not import the table of states. */
export const refundGroups = [
  'all',
  'submitted',
  'processing',
  'rejected',
  'completed',
  'closed',
] as const satisfies readonly ('all' | Group)[]
export type RefundGroup = (typeof refundGroups)[number]
export interface RefundsSearch {
  group: RefundGroup
  page: number
}

export function refundsSearch(raw: RawSearch): RefundsSearch {
  return {
    group: choice(raw, 'group', refundGroups, 'all'),
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
  }
}

const pageSize = 10

/** The list's input. Prefetching and the page both use it, so that they share one cached answer. */
export function listInput({ group, page }: RefundsSearch) {
  return { pageNum: page, pageSize, ...(group === 'all' ? {} : { group }) }
}

/** The application that the form edits or replaces; '' for a first one. Its page reads the chosen lines itself. */
export function replacedSearch(raw: RawSearch): { refund: string } {
  return { refund: one(raw, 'refund') ?? '' }
}

/** The input with which the application's page asks what can be refunded. */
export function refundableInput(orderId: string, refund: string) {
  return { orderId, ...(refund ? { refundId: refund } : {}) }
}
