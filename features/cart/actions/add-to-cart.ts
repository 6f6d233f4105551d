import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { once } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { cartRefusals, type AddReason } from '../refusals.ts'
import { maxLines } from '../rules/quantity.ts'
import { upsertLine } from '../store.ts'

export interface Wanted {
  skuId: string
  quantity: number
}

interface Put {
  pkId: string
  goodsNum: number
  kinds: number
}

/** Adds a SKU to the cart; the quantity is limited by the stock. */
export async function addToCart(
  tools: { db: Db | Tx },
  viewer: { userId: string },
  wanted: Wanted,
): Promise<Put | Refusal<AddReason>> {
  const added = await upsertLine(tools.db, viewer, { id: newId(), ...wanted })
  if (!added?.isOnSale) return refuse(cartRefusals.goodsGone)
  if (added.stock <= 0) return refuse(cartRefusals.soldOut)
  if (added.isOverLimit) return refuse(cartRefusals.personLimit, { limit: added.personLimit! })
  if (added.id === null) return refuse(cartRefusals.cartFull, { max: maxLines })
  return { pkId: added.id, goodsNum: added.quantity, kinds: added.kinds }
}

/** The same, once for each key. Without a key it takes one statement, and a repetition adds to the quantity. */
export function addOnce(
  tools: Pick<Tools, 'db'>,
  viewer: { userId: string },
  wanted: Wanted,
  key?: string,
): Promise<Put | Refusal<AddReason | 'idempotency/keyReused'>> {
  if (key === undefined) return addToCart(tools, viewer, wanted)
  const request = { userId: viewer.userId, call: 'POST /appUserCart/saveCart', key, input: wanted }
  return inTransaction(tools.db, (tx) => once(tx, request, () => addToCart({ db: tx }, viewer, wanted)))
}
