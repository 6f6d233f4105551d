/** What a group of synonyms may have. */
export const fewestWords = 2
export const mostWords = 20
export const longestWord = 40
/** More groups than these would make the dictionary slow to load. */
export const mostGroups = 5_000
/** The most words that queries are read without. */
export const mostStopped = 300
