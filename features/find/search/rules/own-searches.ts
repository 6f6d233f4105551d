import { plainQuery } from './words/search-words.ts'

/** The most searches that are kept of one shopper. */
export const maxSearches = 20

export interface OwnSearch {
  /** The same for words that differ only in case, width and spaces. */
  key: string
  words: string
}

/** What is stored of searches, newest first; each once, empty ones left out. */
export function ownSearches(searches: readonly string[]): OwnSearch[] {
  const read = searches.map((one) => {
    const words = one.replace(/\s+/g, ' ').trim()
    return { key: plainQuery(words).toLowerCase().replace(/\s+/g, ' '), words }
  })
  const first = new Map(read.toReversed().map((one) => [one.key, one]))
  return read.filter((one) => one.key !== '' && first.get(one.key) === one)
}
