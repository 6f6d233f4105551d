import { formatSearch, laterPage } from '@hojip/platform/href'

export function booksHref({ kind, page }: { kind?: string; page?: number } = {}): string {
  return `/business/books${formatSearch({ kind, page: laterPage(page) })}`
}
