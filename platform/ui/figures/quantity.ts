/** What a typed quantity becomes: whole, between the bounds; the old value where it is no number. */
export function quantityOf(typed: string, old: number, min: number, max: number): number {
  const text = typed.normalize('NFKC').trim()
  if (!/^\d+$/.test(text)) return old
  return Math.max(min, Math.min(max, Number(text)))
}
