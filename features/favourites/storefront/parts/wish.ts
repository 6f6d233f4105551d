/** What a visitor wanted to save, to be carried out after the login; stored in this window for half an hour. */
export interface Wish {
  kind: 'goods' | 'shop'
  id: string
}

const storageKey = 'wish'
/** A login takes minutes; an older wish is ignored. */
const goodForMs = 30 * 60_000

export function storeWish(wish: Wish, nowMs: number): void {
  return sessionStorage.setItem(storageKey, JSON.stringify({ ...wish, atMs: nowMs }))
}

/** True, once, when this is the stored wish. */
export function takeWish({ kind, id }: Wish, nowMs: number): boolean {
  const text = sessionStorage.getItem(storageKey)
  if (text === null) return false
  try {
    const stored = JSON.parse(text) as Partial<Wish & { atMs: number }> | null
    if (stored?.kind !== kind || stored.id !== id) return false
    sessionStorage.removeItem(storageKey)
    return typeof stored.atMs === 'number' && nowMs - stored.atMs < goodForMs
  } catch {
    return false
  }
}
