import { pageNumber, type RawSearch } from '@hojip/platform/page'

export const pageSize = 20

export function draftsSearch(raw: RawSearch): { page: number } {
  return { page: pageNumber(raw, 1_000) }
}

export function draftsInput({ page }: { page: number }) {
  return { pageNum: page, pageSize }
}
