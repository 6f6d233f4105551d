import { headToken } from '@hojip/catalog/words'
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

const isMeasure = /^\d/

/**
 * What is the thing itself that the last word of the query names, by its own words or others, and has the other words
 * too: of "milk tea" a tea, and no soap of milk and tea. Undefined when the query has only numbers.
 */
export function headsQuery(terms: readonly Term[]): string | undefined {
  const at = terms.findLastIndex(({ tokens }) => tokens.slice(-1).some((last) => !isMeasure.test(last)))
  if (at < 0) return undefined
  const ended = (tokens: readonly string[]) => [...tokens, ...tokens.slice(-1).map(headToken)]
  return termsQuery(
    terms.map((term, i) =>
      i === at ? { tokens: ended(term.tokens), others: term.others.map(ended) } : term,
    ),
  )
}
