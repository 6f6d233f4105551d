/** The newest products, for feed readers. */
export function newProductsFeedHref(locale: string): string {
  return `/feeds/new-${locale}.atom`
}

/** All SKUs in Google Merchant Center's form. */
export function googleFeedHref(locale: string, format: 'xml' | 'tsv'): string {
  return `/feeds/google-${locale}.${format}`
}

export const sitemapHref = '/sitemap.xml'

/** One part of the sitemap: pages and categories, shops, or products from this id on. */
export function sitemapPartHref(locale: string, part: string): string {
  return `/sitemaps/${locale}/${part}.xml`
}
