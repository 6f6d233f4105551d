import { sql, type RawBuilder } from 'kysely'

/** Which page of a list is asked for, as paged calls say it: its number from 1, and its size. */
export interface PageRequest {
  pageNum: number
  pageSize: number
}

/** The number of entries before the page. */
export function offsetOf({ pageNum, pageSize }: PageRequest): number {
  return (pageNum - 1) * pageSize
}

/** The end of a statement that reads one page. */
export function limitOffset(page: PageRequest): RawBuilder<unknown> {
  return sql`limit ${page.pageSize} offset ${offsetOf(page)}`
}
