import type { Term } from './search-words.ts'

// Tokens are letters and digits, a few with a mark in front, so quoting them is enough.
function all(tokens: readonly string[]): string {
  return tokens.map((one) => `'${one}'`).join(' & ')
}

/** In PostgreSQL's own notation: what has all tokens, and a word beginning so. */
export function tokensQuery(tokens: readonly string[], beginning?: string): string {
  return [...(tokens.length > 0 ? [all(tokens)] : []), ...(beginning ? [`'${beginning}':*`] : [])].join(' & ')
}

/** What has every term, by its own words or by other words for it. */
export function termsQuery(terms: readonly Term[], beginning?: string): string {
  const parts = terms.map(({ tokens, others }) =>
    others.length === 0 ? all(tokens) : `(${[tokens, ...others].map((one) => `(${all(one)})`).join(' | ')})`,
  )
  return [...parts, ...(beginning ? [`'${beginning}':*`] : [])].join(' & ')
}

/** What has every term by its own words. */
export function ownQuery(terms: readonly Term[]): string {
  return tokensQuery(terms.flatMap(({ tokens }) => tokens))
}
