import type { Sent } from './limits.ts'

/**
 * A puzzle costs the browser that solves it about a second and the server nothing: for each of its parts a number is to
 * be found with which SHA-256 begins with so many zero bits. Many small parts take more even a time than one large one,
 * and say how far one has come.
 */
export interface Puzzle {
  /** What the server signed. */
  token: string
  bits: number
  parts: number
}

export const puzzleParts = 8
/** Eight parts of 14 bits are 131,000 hashes on average: a second of a phone, a quarter of one of a computer. */
const fewestBits = 14
const mostBits = 16

const hourSeconds = 3_600
/** So many a number may be sent in an hour by strangers before they have to show that it costs them something. */
const freeToPhone = 2
/** The same for all numbers of one address. */
const freeFromIp = 8

/** How hard a stranger's puzzle is; 0 when none is needed. It doubles with each code to one number. */
export function puzzleBits(sent: {
  toPhone: readonly Sent[]
  fromIp: readonly Sent[]
  perIpFactor: number
}): number {
  const lastHour = (list: readonly Sent[]) => list.filter((one) => one.secondsAgo < hourSeconds).length
  const excess = lastHour(sent.toPhone) - freeToPhone
  if (excess >= 0) return Math.min(mostBits, fewestBits + excess)
  return lastHour(sent.fromIp) >= freeFromIp * sent.perIpFactor ? fewestBits : 0
}

/** What is hashed for one part: short enough for one block of SHA-256, and the token's beginning is its own. */
export function puzzleText(token: string, part: number, found: number): string {
  return `${token.slice(0, 22)}.${part}.${found}`
}

export function zeroBits(hash: Uint8Array): number {
  let zeros = 0
  for (const byte of hash) {
    zeros += Math.clz32(byte) - 24
    if (byte !== 0) return zeros
  }
  return zeros
}
