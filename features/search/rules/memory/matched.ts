import { rememberFew } from '@hojip/platform/once'
import type { NumberSet } from './number-sets.ts'
import type { ProductRows } from './product-rows.ts'
import { matching } from './word-query.ts'

type Field = 'words' | 'names'
type Matched = Record<Field, (query: string) => NumberSet>

/** At most a bit for each product, so some megabytes of a million. */
const mostQueries = 50
const known = new WeakMap<ProductRows, Matched>()

/** The products whose words or names match a query. Found once where nothing changes: filters and pages ask again. */
export function matched(rows: ProductRows, field: Field, query: string): NumberSet {
  const find = (of: Field) => (one: string) => matching(one, rows[of], rows.size)
  if (!rows.isInOrder) return find(field)(query)
  let found = known.get(rows)
  if (!found) {
    found = { words: rememberFew(find('words'), mostQueries), names: rememberFew(find('names'), mostQueries) }
    known.set(rows, found)
  }
  return found[field](query)
}
