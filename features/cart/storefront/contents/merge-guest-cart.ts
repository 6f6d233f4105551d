import type { Client } from '@hojip/platform/client'
import { guestCart } from './guest-cart.ts'

/**
 * Merges the visitor's lines into the user's cart after sign-in; they stay in the browser until that has succeeded.
 * Lines that are sold out or exceed the cart's limit stay in the browser.
 */
export async function mergeGuestCart(client: Client): Promise<void> {
  const guest = guestCart.lines()
  if (guest.length === 0) return
  const { leftOut } = await client('POST /appUserCart/merge', { lines: [...guest] })
  const left = new Set(leftOut.flatMap(({ goodsSpecId, reason }) => (reason === 'gone' ? [] : [goodsSpecId])))
  guestCart.keep(guest.filter(({ goodsSpecId }) => left.has(goodsSpecId)))
}
