import { intersection, noNumbers, union, type NumberSet } from './number-sets.ts'

/** A query in the notation of `words/tsquery.ts`, read. */
type Query = { token: string; isBeginning: boolean } | { all: Query[] } | { any: Query[] }

/** Words and the products that have them. */
export interface WordIndex {
  get(token: string): NumberSet | undefined
  /** The sets of all words that begin so. */
  beginning(text: string): NumberSet[]
}

const part = /'([^']{0,1000})'(:\*)?|[&|()]/g

/** Reads what `words/tsquery.ts` writes: quoted words, “and” before “or”, parentheses. */
function readQuery(text: string): Query {
  const parts = [...text.matchAll(part)]
  let at = 0
  const one = (): Query => {
    const [sign, token, beginning] = parts[at++] ?? []
    if (token !== undefined) return { token, isBeginning: beginning !== undefined }
    if (sign !== '(') throw new Error(`a query has ${sign ?? 'nothing'} in the place of a word: ${text}`)
    const inner = any()
    at += 1
    return inner
  }
  const joined = (sign: string, next: () => Query, together: (found: Query[]) => Query): Query => {
    const first = next()
    const found = [first]
    while (parts[at]?.[0] === sign) {
      at += 1
      found.push(next())
    }
    return found.length === 1 ? first : together(found)
  }
  const all = (): Query => joined('&', one, (found) => ({ all: found }))
  const any = (): Query => joined('|', all, (found) => ({ any: found }))
  return any()
}

function found(query: Query, words: WordIndex, end: number): NumberSet {
  if ('all' in query) return intersection(query.all.map((one) => found(one, words, end)))
  if ('any' in query)
    return union(
      query.any.map((one) => found(one, words, end)),
      end,
    )
  if (query.isBeginning) return union(words.beginning(query.token), end)
  return words.get(query.token) ?? noNumbers
}

/** The products that match a query. @param end all numbers are below it */
export function matching(query: string, words: WordIndex, end: number): NumberSet {
  return query === '' ? noNumbers : found(readQuery(query), words, end)
}
