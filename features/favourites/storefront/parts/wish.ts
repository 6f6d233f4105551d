/** What a visitor wanted to keep, for after the login; the window's own, and soon forgotten. */
export interface Wish {
  kind: 'goods' | 'shop'
  id: string
}

const storageKey = 'wish'
/** A login takes minutes; a wish of yesterday is nobody's any more. */
const goodForMs = 30 * 60_000

export function keepWish(wish: Wish, nowMs: number): void {
  return sessionStorage.setItem(storageKey, JSON.stringify({ ...wish, atMs: nowMs }))
}

/** True, once, when this is what was wanted. */
export function takeWish({ kind, id }: Wish, nowMs: number): boolean {
  const text = sessionStorage.getItem(storageKey)
  if (text === null) return false
  try {
    const kept = JSON.parse(text) as Partial<Wish & { atMs: number }> | null
    if (kept?.kind !== kind || kept.id !== id) return false
    sessionStorage.removeItem(storageKey)
    return typeof kept.atMs === 'number' && nowMs - kept.atMs < goodForMs
  } catch {
    return false
  }
}
