import { facetsOf, type Facet } from './facets.ts'
import { searchTokens, type SearchTokens } from './search-tokens.ts'

/** Everything that a product is found by. */
export interface Searched extends SearchTokens {
  facets: Facet[]
  codes: number[]
}

export function searchedBy(
  product: Parameters<typeof searchTokens>[0] & Parameters<typeof facetsOf>[0],
): Searched {
  return { ...searchTokens(product), ...facetsOf(product) }
}
