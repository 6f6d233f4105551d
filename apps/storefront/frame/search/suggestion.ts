export type Suggestion = {
  text: string
  /** Where it would search, such as a category's name. */
  hint?: string | undefined
  /** It leads to one page instead of a search. */
  href?: string | undefined
}

/** What this reader searched for before; offered while nothing is typed. */
export type RecentSearches = { list: () => string[]; clear: () => void }
