import { choice, many, one, wholeNumber, type RawSearch } from '@hojip/platform/page'
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

export const pageSize = 10

/** The list's input. Prefetching and the page both use it, so that they share one cached answer. */
export function listInput({ group, page }: RefundsSearch) {
  return {
    pageNum: page,
    pageSize,
    ...(group === 'all' ? {} : { group }),
  }
}

/** A line of an order and its units; undefined for as many as possible. */
export interface ChosenLine {
  id: string
  units: number | undefined
}

export interface ApplicationSearch {
  lines: ChosenLine[]
  /** The application that is edited or replaced; '' for a first one. */
  refund: string
}

const mostLines = 60
const chosenLine = /^([0-9A-Za-z-]{1,40})(?::([1-9]\d{0,3}))?$/

/** `?line=7:2&line=8`: two units of line 7, and all of line 8. */
export function applicationSearch(raw: RawSearch): ApplicationSearch {
  const lines = many(raw, 'line')
    .slice(0, mostLines)
    .flatMap((text): ChosenLine[] => {
      const found = chosenLine.exec(text)
      return found ? [{ id: found[1] ?? '', units: found[2] ? Number(found[2]) : undefined }] : []
    })
  const first = lines.filter(({ id }, at) => lines.findIndex((other) => other.id === id) === at)
  return { lines: first, refund: one(raw, 'refund') ?? '' }
}

/** The input with which the application's page asks what can be refunded. */
export function refundableInput(orderId: string, refund: string) {
  return {
    orderId,
    ...(refund ? { refundId: refund } : {}),
  }
}
