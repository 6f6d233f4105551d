/** What a visitor wanted to save, to be carried out after the login; stored in this window for half an hour. */
export interface Wish {
  kind: 'goods' | 'follow' | 'shop' | 'stock' | 'price'
  /** The product, the shop, or the SKU that the visitor waits for. */
  id: string
  /** With `price`: what it may cost at most, in yuan. */
  targetPrice?: string
}

const storageKey = 'wish'
/** A login takes minutes; an older wish is ignored. */
const goodForMs = 30 * 60_000

export function storeWish(wish: Wish, nowMs: number): void {
  return sessionStorage.setItem(storageKey, JSON.stringify({ ...wish, atMs: nowMs }))
}

/** The stored wish, once, when it is one of these. */
export function takeAnyWish(
  kinds: readonly Wish['kind'][],
  ids: readonly string[],
  nowMs: number,
): Wish | undefined {
  const text = sessionStorage.getItem(storageKey)
  if (text === null) return undefined
  try {
    const stored = JSON.parse(text) as Partial<Wish & { atMs: number }> | null
    const { kind, id, targetPrice, atMs } = stored ?? {}
    if (!kind || !id || !kinds.includes(kind) || !ids.includes(id)) return undefined
    sessionStorage.removeItem(storageKey)
    const isGood = typeof atMs === 'number' && nowMs - atMs < goodForMs
    return isGood ? { kind, id, ...(typeof targetPrice === 'string' && { targetPrice }) } : undefined
  } catch {
    return undefined
  }
}

/** True, once, when this is the stored wish. */
export function takeWish({ kind, id }: Wish, nowMs: number): boolean {
  return takeAnyWish([kind], [id], nowMs) !== undefined
}
