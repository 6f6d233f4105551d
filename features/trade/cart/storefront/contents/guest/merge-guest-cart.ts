import type { Client } from '@hojip/platform/client'
import { like, localStore, randomId } from '@hojip/platform/storage'
import { guestCart, type GuestLine } from './guest-cart.ts'

/** What was sent and is not answered yet: sent again, also after another sign-in, it counts once. */
const storageKey = 'guestCartSent'

function keyOf(lines: readonly GuestLine[]): string {
  const of = JSON.stringify(lines)
  const sent = localStore.json(storageKey, like({ of: '', key: '' }))
  if (sent?.of === of) return sent.key
  const key = randomId()
  localStore.set(storageKey, { of, key })
  return key
}

/**
 * Merges the visitor's lines into the user's cart after sign-in; they stay in the browser until that has succeeded.
 * Lines that are sold out or exceed the cart's limit stay in the browser.
 */
export async function mergeGuestCart(client: Client): Promise<void> {
  const guest = guestCart.lines()
  if (guest.length === 0) return
  const idempotencyKey = keyOf(guest)
  const { leftOut } = await client('POST /appUserCart/merge', { lines: [...guest] }, { idempotencyKey })
  localStore.set(storageKey, null)
  const left = new Set(leftOut.flatMap(({ goodsSpecId, reason }) => (reason === 'gone' ? [] : [goodsSpecId])))
  guestCart.keep(guest.filter(({ goodsSpecId }) => left.has(goodsSpecId)))
}
