import type { SitePage } from './definition.ts'

export interface Match {
  page: SitePage
  params: Readonly<Record<string, string>>
}
export type Matcher = (pathname: string) => Match | undefined

interface Compiled {
  page: SitePage
  pieces: string[]
}

function decode(piece: string): string | undefined {
  try {
    return decodeURIComponent(piece)
  } catch {
    return undefined
  }
}

function piecesOf(path: string): string[] {
  return path.replace(/^\/|\/$/g, '').split('/')
}

/** `$` sorts before letters, so a reversed comparison puts fixed segments before placeholders. */
function fixedFirst(a: Compiled, b: Compiled): number {
  const shape = ({ pieces }: Compiled) => pieces.map((piece) => (piece.startsWith('$') ? '1' : '0')).join('')
  return shape(a) < shape(b) ? -1 : 1
}

function paramsOf(pieces: string[], actual: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  for (const [index, piece] of pieces.entries()) {
    const value = decode(actual[index] ?? '')
    if (value === undefined) return undefined
    if (piece.startsWith('$')) {
      if (value === '') return undefined
      params[piece.slice(1)] = value
    } else if (piece !== value) return undefined
  }
  return params
}

/**
 * Finds the page of a path, such as `/albums/$id`. Fixed segments win over placeholders; a trailing slash is ignored.
 */
export function createMatcher(pages: readonly SitePage[]): Matcher {
  const bySize = new Map<number, Compiled[]>()
  for (const page of pages) {
    const pieces = piecesOf(page.path)
    bySize.set(pieces.length, [...(bySize.get(pieces.length) ?? []), { page, pieces }].sort(fixedFirst))
  }
  return (pathname) => {
    const actual = piecesOf(pathname)
    for (const { page, pieces } of bySize.get(actual.length) ?? []) {
      const params = paramsOf(pieces, actual)
      if (params) return { page, params }
    }
    return undefined
  }
}
