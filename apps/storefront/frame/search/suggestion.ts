export type Suggestion = {
  text: string
  /** Where it would search, such as a category's name. */
  hint?: string | undefined
  /** The page to which it leads instead of a search. */
  href?: string | undefined
}

/** The user's recent searches, offered while nothing is typed. */
export type RecentSearches = { list: () => string[]; clear: () => void }
