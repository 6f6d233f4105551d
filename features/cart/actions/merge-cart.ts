import type { Tools } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, type Refusal } from '@hojip/platform/refusal'
import type { Cart } from '../contract.ts'
import { cartRefusals } from '../refusals.ts'
import { addToCart, type Wanted } from './add-to-cart.ts'
import { readCart } from './read-cart.ts'

export interface LeftOut {
  goodsSpecId: string
  reason: 'gone' | 'soldOut' | 'full' | 'limit'
}

function reasonOf({ kind }: Refusal): LeftOut['reason'] {
  if (kind === cartRefusals.cartFull) return 'full'
  if (kind === cartRefusals.personLimit) return 'limit'
  return kind === cartRefusals.soldOut ? 'soldOut' : 'gone'
}

/**
 * Merges a visitor's lines at sign-in: available ones are added to the cart; the others are returned with the reason.
 * @param lines the newest first, as carts list them
 */
export async function mergeCart(
  tools: Tools,
  viewer: { userId: string },
  lines: readonly Wanted[],
  locale: Locale,
): Promise<Cart & { leftOut: LeftOut[] }> {
  const leftOut: LeftOut[] = []
  // Added from the oldest on, because the newest line of a cart comes first.
  for (const line of lines.toReversed()) {
    const added = await addToCart(tools, viewer, line)
    if (isRefusal(added)) leftOut.push({ goodsSpecId: line.skuId, reason: reasonOf(added) })
  }
  return { ...(await readCart(tools.db, viewer, locale)), leftOut }
}
