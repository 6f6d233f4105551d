/** Addresses that the server itself answers, for browsers that run no scripts. */

/** The cart as a page of links and forms. */
export const plainCartHref = '/cart/plain'

/** The form that puts a product into that cart. */
export function plainProductHref(id: string): string {
  return `/goods/plain/${id}`
}

/** Where the search field submits `keyword`; the answer leads to the list of what was found. */
export const searchFormAction = '/goods/search'
