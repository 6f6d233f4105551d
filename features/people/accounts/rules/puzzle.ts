import type { Sent } from './limits.ts'

/**
 * A proof of work that costs the browser about a second and the server nothing: for each part, the browser finds a
 * number whose SHA-256 begins with `bits` zero bits. Many small parts take a more even time than one large part, and
 * show progress.
 */
export interface Puzzle {
  /** Signed by the server. */
  token: string
  bits: number
  parts: number
}

export const puzzleParts = 8
/** Eight parts of 14 bits are 131,000 hashes on average: about 1 s on a phone, 0.25 s on a computer. */
const fewestBits = 14
const mostBits = 16

const hourSeconds = 3_600
/** How many codes per hour strangers may send to a number before a puzzle is required. */
const freeToPhone = 2
/** The same for all numbers that one address asks for. */
const freeFromIp = 8

/** The hardness of a stranger's puzzle; 0 when none is needed. It doubles with each code to one number. */
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

/** The text that is hashed for one part: short enough for one block of SHA-256, and unique by the token's beginning. */
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
