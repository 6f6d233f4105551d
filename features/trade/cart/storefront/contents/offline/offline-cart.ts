import { like, localStore, storedAnswers } from '@hojip/platform/storage'
import { pictureUrl } from '@hojip/platform/ui'
import type { Cart } from '../../../contract.ts'
import { validLines } from '../../../rules/cart-lines.ts'
import { offlinePictures } from './offline-pictures.ts'

/** A line as it is listed without a connection: without price and stock, which may have changed since. */
export interface OfflineLine {
  name: string
  /** "1kg · 中辣" */
  option: string
  count: number
  shop: string
  /** The address of the picture, which `offlinePicture` finds. */
  picture: string
}

interface OfflineCart {
  /** When it was seen, epoch ms. */
  seenAtMs: number
  lines: OfflineLine[]
}

/** Signing out deletes it, and the pictures (`offline-pictures.ts`). */
const storageKey = 'offlineCart'
const picturePx = 200
/** Longer carts lose their end: a phone without a connection is not where somebody reads a hundred lines. */
const mostLines = 40

async function isFinal(pictures: Cache, request: Request): Promise<boolean> {
  const stored = await pictures.match(request)
  return stored?.headers.get('cache-control')?.includes('immutable') ?? false
}

async function storePictures(addresses: readonly string[]): Promise<void> {
  const pictures = await storedAnswers()?.open(offlinePictures)
  if (!pictures) return
  const known = new Set<string>()
  for (const request of await pictures.keys()) {
    const { pathname } = new URL(request.url)
    if (!addresses.includes(pathname)) await pictures.delete(request)
    // What is not final is a placeholder, or wider than asked for: the picture may have been made since.
    else if (await isFinal(pictures, request)) known.add(pathname)
  }
  // One at a time, behind the page's own pictures; one that fails is shown as an empty place.
  for (const address of addresses) if (!known.has(address)) await pictures.add(address).catch(() => undefined)
}

/** Stores the cart that is shown, for the time without a connection. A full or forbidden storage only costs that. */
export function rememberCart(cart: Cart, nowMs: number): void {
  const lines = validLines(cart)
    .slice(0, mostLines)
    .map((line) => ({
      name: line.goodsName,
      option: line.goodsSpec,
      count: line.goodsNum,
      shop: line.shopName,
      picture: pictureUrl(line.goodsSpecPic, picturePx, 'webp'),
    }))
  if (!localStore.set(storageKey, { seenAtMs: nowMs, lines } satisfies OfflineCart)) return
  // Only where the mall is reached safely do browsers store answers.
  void storePictures(lines.map(({ picture }) => picture)).catch(() => undefined)
}

const isOfflineCart = like<OfflineCart>({
  seenAtMs: 0,
  lines: [{ name: '', option: '', count: 0, shop: '', picture: '' }],
})

/** The cart as it was seen last; undefined when none was, or its lines are all gone. */
export function offlineCart(): OfflineCart | undefined {
  const stored = localStore.json(storageKey, isOfflineCart)
  return stored?.lines.length ? stored : undefined
}

/** An address that shows the stored picture; undefined when it was not stored. */
export async function offlinePicture(address: string): Promise<string | undefined> {
  const pictures = await storedAnswers()
    ?.open(offlinePictures)
    .catch(() => undefined)
  const found = await pictures?.match(address)
  return found && URL.createObjectURL(await found.blob())
}
