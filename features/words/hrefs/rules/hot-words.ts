/** The words that the mall offers to search for, for operators. */
export const hotWordsHref = '/business/hot-words'
