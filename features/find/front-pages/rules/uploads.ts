import type { FrontPage, Piece } from '../contract.ts'

type Scene = Extract<Piece, { kind: 'scene' }>['scene']

/** Whether a banner's picture is one of the house; otherwise it is the address of one that an operator has uploaded. */
export function isOfHouse(picture: string): picture is Scene {
  return !picture.startsWith('/')
}

/** The uploaded pictures of a page, each once. */
export function uploadsOf({ pieces }: FrontPage): string[] {
  const all = pieces.flatMap((piece) =>
    piece.kind === 'banner' && !isOfHouse(piece.picture) ? [piece.picture] : [],
  )
  return [...new Set(all)]
}
