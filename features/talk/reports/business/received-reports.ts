import { choice, wholeNumber, type RawSearch } from '@hojip/platform/page'

export const reportFilters = ['open', 'answered', 'decided', 'all'] as const

export interface ReceivedReportsSearch {
  filter: (typeof reportFilters)[number]
  page: number
}

/** Open reports by default. */
export function receivedReportsSearch(raw: RawSearch): ReceivedReportsSearch {
  return {
    filter: choice(raw, 'filter', reportFilters, 'open'),
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
  }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function reportsInput({ filter, page }: ReceivedReportsSearch) {
  return { filter, pageNum: page, pageSize: 20 }
}
