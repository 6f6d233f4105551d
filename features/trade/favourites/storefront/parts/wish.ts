import { like, tabStore } from '@hojip/platform/storage'
import { minuteMs } from '@hojip/platform/clock'

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
const goodForMs = 30 * minuteMs

const isStored = like<Partial<Wish & { atMs: number }>>({})

export function storeWish(wish: Wish, nowMs: number): void {
  tabStore.set(storageKey, { ...wish, atMs: nowMs })
}

/** The stored wish, once, when it is one of these. */
export function takeAnyWish(
  kinds: readonly Wish['kind'][],
  ids: readonly string[],
  nowMs: number,
): Wish | undefined {
  const { kind, id, targetPrice, atMs } = tabStore.json(storageKey, isStored) ?? {}
  if (!kind || !id || !kinds.includes(kind) || !ids.includes(id)) return undefined
  tabStore.set(storageKey, null)
  const isGood = typeof atMs === 'number' && nowMs - atMs < goodForMs
  return isGood ? { kind, id, ...(typeof targetPrice === 'string' && { targetPrice }) } : undefined
}

/** True, once, when this is the stored wish. */
export function takeWish({ kind, id }: Wish, nowMs: number): boolean {
  return takeAnyWish([kind], [id], nowMs) !== undefined
}
