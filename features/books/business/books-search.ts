import { choice, formatSearch, wholeNumber, type RawSearch } from '@hojip/platform/page'
import { troubleKinds, type TroubleKind } from '../rules/troubles.ts'

export interface BooksSearch {
  kind: TroubleKind
  page: number
}

export const booksSearch = (raw: RawSearch): BooksSearch => ({
  kind: choice(raw, 'kind', troubleKinds, 'case'),
  page: wholeNumber(raw, 'page', { min: 1, max: 10_000, fallback: 1 }),
})

export const troublesInput = ({ kind, page }: BooksSearch) => ({ kind, pageNum: page, pageSize: 20 })

export const hrefOf = ({ kind, page }: BooksSearch): string =>
  `/business/books${formatSearch({ kind, page: page > 1 ? page : undefined })}`
