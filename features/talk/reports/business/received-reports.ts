import { choice, pageNumber, type RawSearch } from '@hojip/platform/page'

export const reportFilters = ['open', 'answered', 'decided', 'all'] as const

export interface ReceivedReportsSearch {
  filter: (typeof reportFilters)[number]
  page: number
}

/** Open reports by default. */
export function receivedReportsSearch(raw: RawSearch): ReceivedReportsSearch {
  return { filter: choice(raw, 'filter', reportFilters, 'open'), page: pageNumber(raw) }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function reportsInput({ filter, page }: ReceivedReportsSearch) {
  return { filter, pageNum: page, pageSize: 20 }
}
