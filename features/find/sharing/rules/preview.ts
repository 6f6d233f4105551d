import type { ProductSummary } from '@hojip/catalog/contract'
import { formatNumber, type Locale } from '@hojip/platform/i18n'

/** What the picture of a product shows, and what its address depends on. */
export type Previewed = Pick<
  ProductSummary,
  'pkId' | 'goodsName' | 'goodsPic' | 'price' | 'isFromPrice' | 'isOnSale' | 'shopName'
>

export const previewSize = { width: 1200, height: 630 } as const

/** Raised with the drawing, so that nobody keeps pictures of the old one. */
const drawing = 1

/** 32 bits of FNV-1a as letters and digits. The browser and the server compute it alike. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** A short text that changes with everything that the picture shows. */
export function previewMark(product: Previewed, locale: Locale): string {
  const { goodsName, goodsPic, price, isFromPrice, isOnSale, shopName } = product
  return hashOf(
    JSON.stringify([drawing, locale, goodsName, goodsPic, price, isFromPrice, isOnSale, shopName]),
  )
}

const fromWords: Record<Locale, { before: string; after: string }> = {
  'zh-CN': { before: '', after: ' 起' },
  'en-US': { before: 'From ', after: '' },
  'ko-KR': { before: '', after: '부터' },
}

/** In the order of reading. */
interface PricePieces {
  before: string
  sign: string
  whole: string
  decimals: string
  after: string
}

/** Today's price in pieces; undefined for what is not sold. */
export function pricePieces(product: Previewed, locale: Locale): PricePieces | undefined {
  const { price, isFromPrice, isOnSale } = product
  if (!isOnSale) return undefined
  const [whole = '0', decimals = '00'] = price.split('.')
  const { before, after } = isFromPrice ? fromWords[locale] : { before: '', after: '' }
  return { before, sign: '¥', whole: formatNumber(locale, Number(whole)), decimals: `.${decimals}`, after }
}

/** The picture for previews of links to a product: its address, its size, and what it shows in words. */
export function previewOf(product: Previewed, locale: Locale) {
  const { pkId, goodsName, shopName } = product
  const pieces = pricePieces(product, locale)
  const price = pieces && Object.values(pieces).join('')
  return {
    picture: `/share-picture/${pkId}.${locale}.jpg?v=${previewMark(product, locale)}`,
    ...previewSize,
    alt: [goodsName, price, shopName].filter(Boolean).join(' · '),
  }
}
