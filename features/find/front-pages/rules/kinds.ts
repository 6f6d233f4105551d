import type { PageName, Piece } from '../contract.ts'

type Kind = Piece['kind']

const anywhere = ['banner', 'floor', 'products'] as const satisfies Kind[]

/** Which pieces a page may have. */
export function kindsOf(page: PageName): readonly Kind[] {
  return page === 'home' ? [...anywhere, 'scene', 'deals', 'halls', 'shops'] : [...anywhere, 'body']
}
