import { locales, type Locale } from '@hojip/platform/i18n'
import type { FrontPage, PageName, Piece } from '../contract.ts'
import { kindsOf } from './kinds.ts'
import { lengthOf, limits, type TextField } from './limits.ts'

export interface Fault {
  pieceId: string
  field: TextField | 'until' | 'href' | 'id' | 'kind' | 'products'
  locale?: Locale
  problem: 'missing' | 'tooLong' | 'tooManyLines' | 'beforeStart' | 'repeated' | 'misplaced'
}

type Texts = Record<Locale, string>
export type TextsOf = readonly (readonly [field: TextField, texts: Texts])[]

/** The texts of a piece that are its own; those of halls are checked with their card. */
export function textsOf(piece: Piece): TextsOf {
  if (piece.kind === 'banner')
    return (['eyebrow', 'title', 'text', 'action'] as const).map((field) => [field, piece[field]])
  if (piece.kind === 'body')
    return [
      ['heading', piece.heading],
      ['intro', piece.intro],
    ]
  if (piece.kind === 'halls')
    return piece.halls.flatMap(({ name, intro }) => [['name', name] as const, ['intro', intro] as const])
  return 'name' in piece ? [['name', piece.name] as const, ['intro', piece.intro] as const] : []
}

function textFaults(piece: Piece): Fault[] {
  const { id: pieceId } = piece
  return textsOf(piece).flatMap(([field, texts]) => {
    // A part without words in any language goes by its usual name.
    const isUnnamed = piece.kind !== 'banner' && piece.kind !== 'products'
    if (isUnnamed && locales.every((locale) => texts[locale].trim() === '')) return []
    return locales.flatMap((locale): Fault[] => {
      const text = texts[locale]
      if (text.trim() === '') return [{ pieceId, field, locale, problem: 'missing' }]
      if (text.split('\n').length > (field === 'title' ? 2 : 1))
        return [{ pieceId, field, locale, problem: 'tooManyLines' }]
      return lengthOf(text) > limits[field][locale] ? [{ pieceId, field, locale, problem: 'tooLong' }] : []
    })
  })
}

function timeFaults({ id: pieceId, kind, from, until }: Piece): Fault[] {
  if (until === null) return kind === 'banner' ? [{ pieceId, field: 'until', problem: 'missing' }] : []
  return from !== null && until <= from ? [{ pieceId, field: 'until', problem: 'beforeStart' }] : []
}

/** The content of a page stands on it once. Editors offer nothing else, so only a call can do otherwise. */
function kindFaults({ pieces }: FrontPage, page: PageName): Fault[] {
  const kinds = kindsOf(page)
  const [body, ...others] = pieces.filter(({ kind }) => kind === 'body')
  const misplaced = [...pieces.filter(({ kind }) => !kinds.includes(kind)), ...others]
  return [
    ...(kinds.includes('body') && !body
      ? [{ pieceId: 'body', field: 'kind', problem: 'missing' } as const]
      : []),
    ...misplaced.map(({ id }) => ({ pieceId: id, field: 'kind', problem: 'misplaced' }) as const),
  ]
}

/** What stops a document from being published, in the order of its pieces. A draft may have any of it. */
export function faultsOf(document: FrontPage, page: PageName): Fault[] {
  const seen = new Set<string>()
  const ofPieces = document.pieces.flatMap((piece): Fault[] => {
    const { id: pieceId } = piece
    const isRepeated = seen.has(pieceId)
    seen.add(pieceId)
    return [
      ...(isRepeated ? [{ pieceId, field: 'id', problem: 'repeated' } as const] : []),
      ...textFaults(piece),
      ...(piece.kind === 'banner' && piece.href === ''
        ? [{ pieceId, field: 'href', problem: 'missing' } as const]
        : []),
      ...(piece.kind === 'products' && piece.productIds.length === 0
        ? [{ pieceId, field: 'products', problem: 'missing' } as const]
        : []),
      ...timeFaults(piece),
    ]
  })
  return [...ofPieces, ...kindFaults(document, page)]
}

/** The addresses that a document leads to, each once. */
export function hrefsOf({ pieces }: FrontPage): string[] {
  const all = pieces.flatMap((piece) =>
    piece.kind === 'banner'
      ? [piece.href]
      : piece.kind === 'halls'
        ? piece.halls.flatMap(({ href }) => href ?? [])
        : [],
  )
  return [...new Set(all.filter((href) => href !== ''))]
}
