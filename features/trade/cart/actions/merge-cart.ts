import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { onceIfKeyed } from '@hojip/platform/idempotency'
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

interface Merged {
  /** The newest first, as carts list them. */
  lines: readonly Wanted[]
  key: string | undefined
}

/** Merges a visitor's lines at sign-in: available ones are added to the cart; the others are returned with the reason. */
export async function mergeCart(
  tools: Tools,
  viewer: { userId: string },
  { lines, key }: Merged,
  locale: Locale,
): Promise<(Cart & { leftOut: LeftOut[] }) | Refusal<'idempotency/keyReused'>> {
  const merge = async (tx: Tx) => {
    const leftOut: LeftOut[] = []
    // Added from the oldest on, because the newest line of a cart comes first.
    for (const line of lines.toReversed()) {
      const added = await addToCart({ db: tx }, viewer, line)
      if (isRefusal(added)) leftOut.push({ goodsSpecId: line.skuId, reason: reasonOf(added) })
    }
    return { leftOut }
  }
  const request = { userId: viewer.userId, call: 'POST /appUserCart/merge', key, input: lines }
  const merged = await inTransaction(tools.db, (tx) => onceIfKeyed(tx, request, () => merge(tx)))
  return isRefusal(merged) ? merged : { ...(await readCart(tools.db, viewer, locale)), ...merged }
}
