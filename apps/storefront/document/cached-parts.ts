import { boundedCache } from '@hojip/platform/cache'
import type { Locale } from '@hojip/platform/i18n'
import type { Runtime } from '@hojip/platform/site'
import { createElement, type ReactNode } from 'react'
import { renderAtOnce } from './render-whole.ts'

const megabyte = 2 ** 20

/** By language and what their HTML depends on, so nothing here becomes outdated. */
const cached = boundedCache<string>({
  maxEntries: 10_000,
  maxBytes: 16 * megabyte,
  bytesOf: (html) => 2 * html.length + 500,
})

const place = 'cached-part'
const places = new RegExp(`<${place} id="(\\d+)"></${place}>`, 'g')

/**
 * Renders parts once, for the pages that follow too. While a page is rendered, each leaves an empty element in its place.
 * @param apart what a part needs around it
 */
export function cachedParts(locale: Locale, apart: (part: ReactNode) => ReactNode) {
  const used: string[] = []
  const htmlOf = (of: readonly unknown[], part: ReactNode): string | undefined => {
    const key = locale + JSON.stringify(of)
    const known = cached.get(key)
    if (known !== undefined) return known
    const html = renderAtOnce(apart(part))
    if (html !== undefined) cached.set(key, html)
    return html
  }
  const cachePart: Runtime['cachePart'] = (of, part) => {
    const html = htmlOf(of, part)
    return html === undefined ? part : createElement(place, { id: used.push(html) - 1 })
  }
  /** The page with the parts in their places. */
  const filled = (html: string) => html.replace(places, (_, at: string) => used[Number(at)]!)
  return { cachePart, filled }
}
