import { canWrite, type Card, type CardPart } from '@hojip/pictures'
import type { Locale } from '@hojip/platform/i18n'
import { previewSize, pricePieces, type Previewed } from '../../rules/preview.ts'

const { width, height } = previewSize
/** The picture is a square at the left; the texts are beside it. */
const side = height
const left = side + 56
const textWidth = width - left - 52

const colors = {
  surface: '#ffffff',
  ink: '#121b1c',
  caption: '#616b6c',
  line: '#e1e5e5',
  price: '#d0290a',
  stall: '#ebf7f3',
} as const

const brands: Record<Locale, string> = { 'zh-CN': '好集 Hojip', 'en-US': 'Hojip', 'ko-KR': '호집 Hojip' }

/** Joiners and selectors of emoji, which show nothing. */
const unseen = /[\u200b-\u200d]|\ufe0e|\ufe0f|\p{Emoji_Modifier}/gu

/** Without the emoji that the font lacks. */
function plain(text: string): string {
  return text
    .replaceAll(unseen, '')
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => (canWrite(sign) ? sign : ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const wordJoiner = '\u2060'

/** Keeps the syllables of a Korean word on one line. */
function joined(text: string): string {
  return text.replaceAll(/(?<=\p{Script=Hangul})(?=\p{Script=Hangul})/gu, wordJoiner)
}

/** A text as it can be written; nothing when the font lacks one of its characters, since boxes would help nobody. */
function textPart(
  text: string,
  part: Omit<Extract<CardPart, { kind: 'text' }>, 'kind' | 'pieces'> & { size: number },
): CardPart[] {
  const { size, ...rest } = part
  const shown = plain(text)
  if (shown === '' || !canWrite(shown)) return []
  return [{ kind: 'text', pieces: [{ text: joined(shown), size }], ...rest }]
}

function priceParts(product: Previewed, locale: Locale): CardPart[] {
  const pieces = pricePieces(product, locale)
  if (!pieces) return []
  const { before, sign, whole, decimals, after } = pieces
  const [large, small, word] = [80, 54, 30]
  return [
    {
      kind: 'text',
      pieces: [
        ...(before ? [{ text: before, size: word }] : []),
        { text: sign, size: small },
        { text: whole, size: large },
        { text: decimals, size: small },
        ...(after ? [{ text: after, size: word }] : []),
      ],
      color: colors.price,
      left,
      width: textWidth,
      bottom: 472,
      lines: 1,
    },
  ]
}

interface Pictures {
  /** Undefined for a product without one. */
  photo: Uint8Array | undefined
  mark: Uint8Array
}

const markSide = 112

/** The product's picture; in its place the mall's mark, since every card has two halves. */
function photoParts({ photo, mark }: Pictures): CardPart[] {
  if (photo) return [{ kind: 'picture', webp: photo, left: 0, top: 0, width: side, height: side }]
  const [at, size] = [(side - markSide) / 2, { width: markSide, height: markSide }]
  return [
    { kind: 'area', color: colors.stall, left: 0, top: 0, width: side, height: side },
    { kind: 'picture', webp: mark, left: at, top: at, ...size },
  ]
}

/** The card of a product: its picture, the mall, the name, today's price and the shop. */
export function productCard(product: Previewed, pictures: Pictures, locale: Locale): Card {
  const place = { left, width: textWidth }
  return {
    ...previewSize,
    color: colors.surface,
    parts: [
      ...photoParts(pictures),
      { kind: 'picture', webp: pictures.mark, left, top: 52, width: 56, height: 56 },
      ...textPart(brands[locale], {
        color: colors.ink,
        left: left + 72,
        width: textWidth - 72,
        top: 67,
        size: 30,
        lines: 1,
      }),
      ...textPart(product.goodsName, { ...place, color: colors.ink, top: 158, size: 44, lines: 3 }),
      ...priceParts(product, locale),
      { kind: 'area', color: colors.line, ...place, top: 512, height: 2 },
      ...textPart(product.shopName, { ...place, color: colors.caption, top: 541, size: 28, lines: 1 }),
    ],
  }
}
