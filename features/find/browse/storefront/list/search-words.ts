import { searchHref } from '@hojip/hrefs/browse'

/** The most characters of a query that the server accepts. */
const longest = 100

/** The search words of an address, shortened to the limit. */
export function searchWords(str: string): string {
  return str.replaceAll(/\s+/g, ' ').trim().slice(0, longest)
}

export function searchBase(words: string): string {
  return searchHref(words)
}

/** The input that finds shops by these words. */
export function shopsInput(words: string) {
  return { shopName: words.slice(0, 50), pageNum: 1, pageSize: 3 }
}
