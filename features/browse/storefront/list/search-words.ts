import { searchHref } from '@hojip/hrefs/browse'

/** What the server takes of a query at most. */
const longest = 100

/** The words of an address, as they are searched for. */
export function searchWords(str: string): string {
  return str.replaceAll(/\s+/g, ' ').trim().slice(0, longest)
}

export function searchBase(words: string): string {
  return searchHref(words)
}

/** The input that finds the shops of this name. */
export function shopsInput(words: string) {
  return { shopName: words.slice(0, 50), pageNum: 1, pageSize: 3 }
}
