import { locales, type Locale } from '@hojip/platform/i18n'
import type { FrontPage, PageName, Piece } from '../contract.ts'
import { lengthOf, limits, type TextField } from './limits.ts'

type Kind = Piece['kind']

const anywhere = ['banner', 'floor', 'products'] as const satisfies Kind[]

/** Which pieces a page may have. */
function kindsOf(page: PageName): readonly Kind[] {
  return page === 'home' ? [...anywhere, 'scene', 'deals', 'halls', 'shops'] : [...anywhere, 'body']
}

export interface Fault {
  pieceId: string
  field: TextField | 'until' | 'href' | 'id' | 'kind' | 'products' | 'months'
  locale?: Locale
  /** The hall, or the place of the street, that the field belongs to. */
  part?: string
  problem: 'missing' | 'tooLong' | 'tooManyLines' | 'beforeStart' | 'repeated' | 'misplaced'
}

type Texts = Record<Locale, string>
interface Written {
  field: TextField
  texts: Texts
  part?: string
  /** Whether it goes by its usual words while it has none in any language. */
  mayBeEmpty?: boolean
}

function textsOf(piece: Piece): Written[] {
  const mayBeEmpty = piece.kind !== 'products'
  if (piece.kind === 'banner')
    return (['eyebrow', 'title', 'text', 'action'] as const).map((field) => ({ field, texts: piece[field] }))
  if (piece.kind === 'halls')
    return piece.halls.flatMap(({ id: part, name, intro }) => [
      { field: 'name' as const, texts: name, part, mayBeEmpty },
      { field: 'intro' as const, texts: intro, part, mayBeEmpty },
    ])
  if (piece.kind === 'body')
    return [
      { field: 'heading', texts: piece.heading, mayBeEmpty },
      { field: 'intro', texts: piece.intro, mayBeEmpty },
      ...piece.stops.flatMap(({ place: part, knownFor, story }) => [
        { field: 'knownFor' as const, texts: knownFor, part },
        { field: 'story' as const, texts: story, part },
      ]),
    ]
  if (!('name' in piece)) return []
  return (['name', 'intro'] as const).map((field) => ({ field, texts: piece[field], mayBeEmpty }))
}

function textFaults(piece: Piece): Fault[] {
  return textsOf(piece).flatMap(({ field, texts, part, mayBeEmpty }) => {
    if (mayBeEmpty && locales.every((locale) => texts[locale].trim() === '')) return []
    return locales.flatMap((locale): Fault[] => {
      const text = texts[locale]
      const at = { pieceId: piece.id, field, locale, ...(part !== undefined && { part }) }
      if (text.trim() === '') return [{ ...at, problem: 'missing' }]
      if (text.split('\n').length > (field === 'title' ? 2 : 1)) return [{ ...at, problem: 'tooManyLines' }]
      return lengthOf(text) > limits[field][locale] ? [{ ...at, problem: 'tooLong' }] : []
    })
  })
}

function timeFaults({ id: pieceId, kind, from, until }: Piece): Fault[] {
  if (until === null) return kind === 'banner' ? [{ pieceId, field: 'until', problem: 'missing' }] : []
  return from !== null && until <= from ? [{ pieceId, field: 'until', problem: 'beforeStart' }] : []
}

/** Each place of the street once, with a season. */
function stopFaults({ id: pieceId, stops }: Extract<Piece, { kind: 'body' }>): Fault[] {
  return stops.flatMap(({ place: part, months }, at): Fault[] => [
    ...(months.length === 0 ? [{ pieceId, field: 'months', part, problem: 'missing' } as const] : []),
    ...(stops.slice(0, at).some((one) => one.place === part)
      ? [{ pieceId, field: 'id', part, problem: 'repeated' } as const]
      : []),
  ])
}

/** The content of a page occurs on it once. Editors offer nothing else, so only a call can do otherwise. */
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
      ...(piece.kind === 'body' ? stopFaults(piece) : []),
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
