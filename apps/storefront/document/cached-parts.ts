import { boundedCache } from '@hojip/platform/cache'
import type { Locale } from '@hojip/platform/i18n'
import { rememberPer } from '@hojip/platform/once'
import type { Runtime } from '@hojip/platform/site'
import { createElement, type ReactNode } from 'react'
import { pieceOf, type HtmlPiece } from './html-piece.ts'
import { renderAtOnce } from './render-whole.ts'

const megabyte = 2 ** 20

/** By language and what their HTML depends on, so nothing here becomes outdated. */
const cached = boundedCache<HtmlPiece>({
  maxEntries: 10_000,
  maxBytes: 16 * megabyte,
  // The values of class attributes are about half of a card.
  bytesOf: ({ bytes }) => 2 * bytes.length + 500,
})

/** By what an object holds, as JSON. */
const numbers = boundedCache<{ number: number; bytes: number }>({
  maxEntries: 10_000,
  maxBytes: 8 * megabyte,
  bytesOf: ({ bytes }) => bytes,
})
let lastNumber = 0

/** The same for objects that hold the same. Cards are the same objects from page to page: each is written down once. */
const numberOf = rememberPer((of: object): number => {
  const json = JSON.stringify(of)
  const known = numbers.get(json)
  if (known) return known.number
  numbers.set(json, { number: (lastNumber += 1), bytes: 2 * json.length + 200 })
  return lastNumber
})

function keyOf(locale: Locale, of: readonly unknown[]): string {
  // An array of one number is how an object is written, and nothing else.
  const short = of.map((one) => (typeof one === 'object' && one !== null ? [numberOf(one)] : one))
  return locale + JSON.stringify(short)
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
    if (known) return known
    const html = renderAtOnce(apart(part))
    if (html === undefined) return undefined
    const piece = pieceOf(html)
    cached.set(key, piece)
    return piece
  }
  const cachePart: Runtime['cachePart'] = (of, part) => {
    const piece = partOf(of, part)
    return piece ? createElement(place, { id: used.push(piece) - 1 }) : part
  }
  /** The page with the parts in their places. What stands between two of a list is the same again and again. */
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
