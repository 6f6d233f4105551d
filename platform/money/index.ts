/** Money is integer fen everywhere inside; yuan strings with two decimals exist only on the wire. */
export type Fen = number

/** `3990` → `"39.90"`. Throws for anything that is not a whole, safe number of fen. */
export function fenToYuan(fen: Fen): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not whole fen: ${fen}`)
  const sign = fen < 0 ? '-' : ''
  const digits = String(Math.abs(fen)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `"39.9"` → `3990` by string arithmetic; `undefined` when the text is not money with at most two decimals. */
export function yuanToFen(text: string): Fen | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** The same for an amount whose form a contract has checked. Throws for any other text. */
export function fenOf(yuan: string): Fen {
  const fen = yuanToFen(yuan)
  if (fen === undefined) throw new RangeError(`not an amount of money: ${yuan}`)
  return fen
}

export function sumFen(parts: readonly Fen[]): Fen {
  return parts.reduce((a, b) => a + b, 0)
}

/**
 * Splits `total` over `weights` by largest remainder: whole fen, sum exact, ties to the earlier part.
 * All weights zero gives everything to the first part.
 */
export function allocateFen(total: Fen, weights: readonly number[]): Fen[] {
  if (weights.length === 0) return []
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return weights.map((_, i) => (i === 0 ? total : 0))
  const exact = weights.map((w) => (BigInt(total) * BigInt(w)) / BigInt(sum))
  const remainder = weights.map((w, i) => ({ i, r: (BigInt(total) * BigInt(w)) % BigInt(sum) }))
  const parts = exact.map(Number)
  let left = total - sumFen(parts)
  remainder.sort((a, b) => (b.r > a.r ? 1 : b.r < a.r ? -1 : a.i - b.i))
  for (const { i } of remainder) {
    if (left === 0) break
    parts[i]! += 1
    left -= 1
  }
  return parts
}
