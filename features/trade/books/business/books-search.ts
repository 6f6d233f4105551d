import { choice, pageNumber, type RawSearch } from '@hojip/platform/page'
import { issueKinds, type IssueKind } from '../rules/issues.ts'

export interface BooksSearch {
  kind: IssueKind
  page: number
}

export function booksSearch(raw: RawSearch): BooksSearch {
  return { kind: choice(raw, 'kind', issueKinds, 'case'), page: pageNumber(raw) }
}

export function issuesInput({ kind, page }: BooksSearch) {
  return { kind, pageNum: page, pageSize: 20 }
}
