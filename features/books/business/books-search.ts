import { choice, wholeNumber, type RawSearch } from '@hojip/platform/page'
import { troubleKinds, type TroubleKind } from '../rules/troubles.ts'

export interface BooksSearch {
  kind: TroubleKind
  page: number
}

export function booksSearch(raw: RawSearch): BooksSearch {
  return {
    kind: choice(raw, 'kind', troubleKinds, 'case'),
    page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
  }
}

export function troublesInput({ kind, page }: BooksSearch) {
  return { kind, pageNum: page, pageSize: 20 }
}
