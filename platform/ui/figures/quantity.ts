/** The quantity for a typed text: whole and within the bounds; the old one when it is not a number. */
export function quantityOf(typed: string, old: number, min: number, max: number): number {
  const text = typed.normalize('NFKC').trim()
  if (!/^\d+$/.test(text)) return old
  return Math.max(min, Math.min(max, Number(text)))
}
