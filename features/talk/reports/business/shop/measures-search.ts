import { wholeNumber, type RawSearch } from '@hojip/platform/page'

export function measuresSearch(raw: RawSearch): { page: number } {
  return { page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }) }
}

/** The input of the call, in one place, so that what is prefetched is what is shown. */
export function measuresInput({ page }: { page: number }) {
  return { pageNum: page, pageSize: 20 }
}
