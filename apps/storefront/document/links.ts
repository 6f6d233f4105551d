import { addressIn, locales, type Locale } from '@hojip/platform/i18n'
import type { PageHead } from '@hojip/platform/page'
import { siteName } from '@hojip/storefront-kit/parts'
import { escaped } from '@hojip/platform/html'

export interface PageAddress {
  /** The address of the site, without a slash at its end. */
  publicUrl: string
  /** The path that search engines should list; absent where they should list none. */
  path?: string
}

interface LinkedPage {
  locale: Locale
  /** With the site's name. */
  title: string
  head: PageHead
  address: PageAddress
}

function meta(name: string, content: string): string {
  return `<meta property="${name}" content="${escaped(content)}">`
}

function alternate(language: string, href: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escaped(href)}">`
}

/** The address to list, and those of the page in the other languages. */
function searchTags(locale: Locale, publicUrl: string, path: string): string[] {
  const inLanguage = (one: Locale) => publicUrl + addressIn(one, path)
  return [
    `<link rel="canonical" href="${escaped(inLanguage(locale))}">`,
    ...locales.map((one) => alternate(one, inLanguage(one))),
    alternate('x-default', publicUrl + path),
  ]
}

/** What search engines and previews of links read: addresses, and Open Graph with the card of Twitter. */
export function linkTags({ locale, title, head, address: { publicUrl, path } }: LinkedPage): string[] {
  const { preview, description } = head
  return [
    ...(path === undefined ? [] : searchTags(locale, publicUrl, path)),
    meta('og:title', title),
    meta('og:site_name', siteName[locale]),
    meta('og:type', 'website'),
    ...(description ? [meta('og:description', description)] : []),
    ...(path === undefined ? [] : [meta('og:url', publicUrl + addressIn(locale, path))]),
    ...(preview
      ? [
          meta('og:image', publicUrl + preview.picture),
          meta('og:image:width', String(preview.width)),
          meta('og:image:height', String(preview.height)),
          meta('og:image:alt', preview.alt),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
  ]
}
