/** `3990` → `39.90`. The simulators convert amounts themselves, so that they check the mall's conversion. */
export function yuanOf(fen: number): string {
  const text = fen.toString().padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** `39.9` → `3990`; `undefined` unless the text is an amount between 0.01 and 100000000.00. */
export function fenOf(yuan: unknown): number | undefined {
  const match = typeof yuan === 'string' ? /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) : null
  if (!match) return undefined
  const fen = Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`)
  return fen >= 1 && fen <= 100_000_000_00 ? fen : undefined
}
