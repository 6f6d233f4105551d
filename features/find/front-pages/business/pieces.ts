import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import type { FrontPage, Piece } from '../contract.ts'
import { isSlide } from '../rules/shown.ts'
import type { FrontPagesTexts } from './texts.zh-CN.ts'
import { hourMs, weekMs } from '@hojip/platform/clock'

const none = { 'zh-CN': '', 'en-US': '', 'ko-KR': '' }

function named(text: LocalText, locale: Locale): string {
  return textIn(text, locale).replaceAll('\n', ' ').trim()
}

/** What a piece is called where it is listed. */
export function pieceName(piece: Piece, locale: Locale, t: FrontPagesTexts): string {
  if (piece.kind === 'scene') return t.scenes[piece.scene]
  if (piece.kind === 'banner') return named(piece.title, locale) || t.kinds.banner
  return ('name' in piece && named(piece.name, locale)) || t.kinds[piece.kind]
}

export type AddedKind = 'banner' | 'floor' | 'products'

/** A new piece, to be filled in. Banners begin with an end in a week. */
export function newPiece(kind: AddedKind, category: string, nowMs: number): Piece {
  const end = kind === 'banner' ? Math.ceil((nowMs + weekMs) / hourMs) * hourMs : null
  const common = { id: `${kind}-${nowMs.toString(36)}`, isOn: true, from: null, until: end }
  if (kind === 'floor') return { kind, ...common, name: none, intro: none, categories: [category] }
  if (kind === 'products') return { kind, ...common, name: none, intro: none, productIds: [] }
  return { kind, ...common, eyebrow: none, title: none, text: none, action: none, picture: 'korea', href: '' }
}

/** Slides are listed before the other pieces, each in their own order. */
export function withPiece({ pieces }: FrontPage, piece: Piece): FrontPage {
  return { pieces: isSlide(piece) ? [piece, ...pieces] : [...pieces, piece] }
}

/** Moves a piece to the place of another one, when both are of the same list. */
export function movedTo({ pieces }: FrontPage, id: string, targetId: string): FrontPage {
  const from = pieces.findIndex((one) => one.id === id)
  const to = pieces.findIndex((one) => one.id === targetId)
  const [piece, target] = [pieces[from], pieces[to]]
  if (!piece || !target || isSlide(piece) !== isSlide(target)) return { pieces }
  const rest = pieces.filter((one) => one !== piece)
  return { pieces: rest.toSpliced(to, 0, piece) }
}
