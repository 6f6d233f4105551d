/** Characters of a product's HTML in one language, with its tags. */
export const longestHtml = 60_000
