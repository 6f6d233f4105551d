/** What the server takes of a query at most. */
const longest = 100

/** The words of an address, as they are searched for. */
export const searchWords = (str: string): string => str.replaceAll(/\s+/g, ' ').trim().slice(0, longest)

export const searchBase = (words: string): string => `/goods/search/${encodeURIComponent(words)}`

/** The input that finds the shops of this name. */
export const shopsInput = (words: string) => ({ shopName: words.slice(0, 50), pageNum: 1, pageSize: 3 })
