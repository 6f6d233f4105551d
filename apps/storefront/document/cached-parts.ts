import { boundedCache, ownMemory } from '@hojip/platform/cache'
import type { Locale } from '@hojip/platform/i18n'
import { rememberPer } from '@hojip/platform/once'
import type { Runtime } from '@hojip/platform/site'
import { createElement, type ReactNode } from 'react'
import { pieceOf, type HtmlPiece } from './html-piece.ts'
import { renderAtOnce } from './render-whole.ts'

const megabyte = 2 ** 20

/** By language and what their HTML depends on, so nothing here becomes outdated. */
const cached = boundedCache<{ piece: HtmlPiece; keyLength: number }>({
  maxEntries: 10_000,
  maxBytes: 16 * megabyte,
  // The values of class attributes are about half of a card.
  bytesOf: ({ piece: { bytes }, keyLength }) => 2 * (bytes.length + keyLength) + 500,
})

/** Cards are the same objects from page to page: each is written down once. */
const jsonOf = rememberPer((of: object) => JSON.stringify(of))

function keyOf(locale: Locale, of: readonly unknown[]): string {
  const parts = of.map((one) => (typeof one === 'object' && one !== null ? jsonOf(one) : JSON.stringify(one)))
  return `${locale}[${parts.join()}]`
}

/** Nobody can write its name: it is another one in each process, and none is ever sent. */
const place = `part-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
const places = new RegExp(`<${place} id="(\\d+)"></${place}>`)

/**
 * Renders parts once, for the pages that follow too. While a page is rendered, each leaves an empty element in its place.
 * @param apart what a part needs around it
 */
export function cachedParts(locale: Locale, apart: (part: ReactNode) => ReactNode) {
  const used: HtmlPiece[] = []
  const partOf = (of: readonly unknown[], part: ReactNode): HtmlPiece | undefined => {
    const key = keyOf(locale, of)
    const known = cached.get(key)
    if (known) return known.piece
    const html = renderAtOnce(apart(part))
    if (html === undefined) return undefined
    const { bytes, names } = pieceOf(html)
    const piece = { bytes: ownMemory(bytes), names }
    cached.set(key, { piece, keyLength: key.length })
    return piece
  }
  const cachePart: Runtime['cachePart'] = (of, part) => {
    const piece = partOf(of, part)
    return piece ? createElement(place, { id: used.push(piece) - 1 }) : part
  }
  /** The page with the parts in their places. What is between two of a list is always the same. */
  const filled = (html: string): HtmlPiece[] => {
    const between = new Map<string, HtmlPiece>()
    return html.split(places).map((one, at) => {
      if (at % 2) return used[Number(one)]!
      const piece = between.get(one) ?? pieceOf(one)
      between.set(one, piece)
      return piece
    })
  }
  return { cachePart, filled }
}
