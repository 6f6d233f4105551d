import { rememberFew, rememberPer } from '@hojip/platform/once'
import type { NumberSet } from './number-sets.ts'
import type { ProductRows } from './product-rows.ts'
import { matching } from './word-query.ts'

type Field = 'words' | 'names'

function finder(rows: ProductRows, field: Field) {
  return (query: string): NumberSet => matching(query, rows[field], rows.size)
}

/** At most a bit for each product, so some megabytes of a million. */
const mostQueries = 50
const remembering = rememberPer((rows: ProductRows) => ({
  words: rememberFew(finder(rows, 'words'), mostQueries),
  names: rememberFew(finder(rows, 'names'), mostQueries),
}))

/** The products whose words or names match a query. Found once where nothing changes: filters and pages ask again. */
export function matched(rows: ProductRows, field: Field, query: string): NumberSet {
  const find = rows.isInOrder ? remembering(rows)[field] : finder(rows, field)
  return find(query)
}
