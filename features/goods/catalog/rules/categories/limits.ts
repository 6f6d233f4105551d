export const mostCategories = 2_000
/** Characters of a name, as in the contract. */
export const longestName = 40
export const mostLevels = 3
