/** How many people one search shows at most; a user who looks for one person narrows the search instead of paging. */
export const mostFound = 20
/** The reason an operator gives, in characters. */
export const fewestWords = 2
export const mostWords = 300
