import { addressIn, locales, type Locale } from '@hojip/platform/i18n'
import { xmlText } from './markup.ts'

export interface SitePath {
  path: string
  changedAt?: Date
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const urlSetStart = `${head}<urlset ${space} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const urlSetEnd = '</urlset>\n'

function lastmod(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
}

/** A page in one language, with its addresses in all of them. */
export function urlEntry(publicUrl: string, locale: Locale, { path, changedAt }: SitePath): string {
  const address = (one: Locale) => xmlText(publicUrl + addressIn(one, path))
  const alternates = locales.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${address(one)}"/>`,
  )
  return `<url><loc>${address(locale)}</loc>${lastmod(changedAt)}${alternates.join('')}</url>\n`
}

/** The list of all parts. */
export function sitemapIndex(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${xmlText(publicUrl + path)}</loc></sitemap>\n`)
  return `${head}<sitemapindex ${space}>\n${entries.join('')}</sitemapindex>\n`
}
