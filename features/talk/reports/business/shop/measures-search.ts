import { pageNumber, type RawSearch } from '@hojip/platform/page'

export function measuresSearch(raw: RawSearch): { page: number } {
  return { page: pageNumber(raw) }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function measuresInput({ page }: { page: number }) {
  return { pageNum: page, pageSize: 20 }
}
