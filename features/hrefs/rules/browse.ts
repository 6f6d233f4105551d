export const homeHref = '/'

export function productHref(id: string): string {
  return `/goods/info/${id}`
}

/** All products, before anything narrows the list. */
export const productsHref = '/goods'

/** All products in an order other than the usual one, by the number that the specification gives it. */
export function sortedProductsHref(sort: string): string {
  return `${productsHref}?sort=${sort}`
}

/** The products of a category; the address names the whole path down to it. */
export function categoryHref(ids: readonly string[]): string {
  return `${productsHref}?${ids.map((id, at) => `category${at + 1}Id=${id}`).join('&')}`
}

export function searchHref(words: string): string {
  return `/goods/search/${encodeURIComponent(words)}`
}

/** The same as schema.org writes it, with a place for the words. */
export const searchTemplate = '/goods/search/{search_term_string}'

/** The slug only tells a reader which shop it is: any will do. */
export function shopHref(id: string, slug: string): string {
  return `/shop/${id}/${encodeURIComponent(slug)}`
}
