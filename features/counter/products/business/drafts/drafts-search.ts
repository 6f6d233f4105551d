import { wholeNumber, type RawSearch } from '@hojip/platform/page'

export const pageSize = 20

export function draftsSearch(raw: RawSearch): { page: number } {
  return { page: wholeNumber(raw, 'page', { min: 1, max: 1_000, fallback: 1 }) }
}

export function draftsInput({ page }: { page: number }) {
  return { pageNum: page, pageSize }
}
