import { formatSearch } from '@hojip/platform/href'

export const homeHref = '/'

/** A product; with a SKU, that one is chosen. */
export function productHref(id: string, sku?: string): string {
  return `/goods/info/${id}${formatSearch({ sku })}`
}

/** The questions below a product. */
export function productQuestionsHref(id: string): string {
  return `${productHref(id)}#questions`
}

/** The unfiltered list of all products. */
export const productsHref = '/goods'

/** All products in an order other than the default, by the specification's number. */
export function sortedProductsHref(sort: string): string {
  return `${productsHref}?sort=${sort}`
}

/** The products of a category; the address contains the whole path down to it. */
export function categoryHref(ids: readonly string[]): string {
  return `${productsHref}?${ids.map((id, at) => `category${at + 1}Id=${id}`).join('&')}`
}

export function searchHref(words: string): string {
  return `/goods/search/${encodeURIComponent(words)}`
}

/** The search address in schema.org's form, with a placeholder for the words. */
export const searchTemplate = '/goods/search/{search_term_string}'

/** The slug is only for readers: any value leads to the shop. */
export function shopHref(id: string, slug: string): string {
  return `/shop/${id}/${encodeURIComponent(slug)}`
}

/** A page that operators edit, with a document that is not published, in one language. */
export function previewHref(
  page: 'home' | 'korea' | 'imported' | 'rankings',
  token: string,
  locale: string,
): string {
  return `/preview/${page}/${token}?lang=${locale}`
}
