import type { FrontPage, Piece } from '../contract.ts'

type Timed = Pick<Piece, 'isOn' | 'from' | 'until'>
export type PieceState = 'shown' | 'waiting' | 'over' | 'off'

/** `from` is the first moment a piece is shown, `until` the first it is not. */
export function pieceState({ isOn, from, until }: Timed, nowMs: number): PieceState {
  if (!isOn) return 'off'
  if (until !== null && nowMs >= until) return 'over'
  return from !== null && nowMs < from ? 'waiting' : 'shown'
}

export function shownPieces({ pieces }: FrontPage, nowMs: number): Piece[] {
  return pieces.filter((piece) => pieceState(piece, nowMs) === 'shown')
}

/** The next moment at which a piece appears or leaves by itself; Infinity when none does. */
export function nextChangeMs({ pieces }: FrontPage, nowMs: number): number {
  const times = pieces.filter(({ isOn }) => isOn).flatMap(({ from, until }) => [from, until])
  return Math.min(...times.filter((time) => time !== null && time > nowMs).map(Number), Infinity)
}

/** Slides of the carousel are at the top of the page, whatever pieces they are listed between. */
export function isSlide({ kind }: Pick<Piece, 'kind'>): boolean {
  return kind === 'scene' || kind === 'banner'
}

/** So many slides are shown; more may be listed, for other times. */
export const mostSlides = 3
