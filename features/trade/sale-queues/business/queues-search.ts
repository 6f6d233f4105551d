import { pageNumber, type RawSearch } from '@hojip/platform/page'

export interface QueuesSearch {
  page: number
}

export function queuesSearch(raw: RawSearch): QueuesSearch {
  return { page: pageNumber(raw) }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function queuesInput({ page }: QueuesSearch) {
  return { pageNum: page, pageSize: 10 }
}
