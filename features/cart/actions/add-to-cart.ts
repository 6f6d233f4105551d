import type { Db, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { cartRefusals, type AddReason } from '../refusals.ts'
import { maxLines } from '../rules/quantity.ts'
import { upsertLine } from '../store.ts'

export interface Wanted {
  skuId: string
  quantity: number
}

/** Adds a SKU to the cart; the quantity is limited by the stock. */
export async function addToCart(
  tools: { db: Db | Tx },
  viewer: { userId: string },
  wanted: Wanted,
): Promise<{ pkId: string; goodsNum: number; kinds: number } | Refusal<AddReason>> {
  const added = await upsertLine(tools.db, viewer, { id: newId(), ...wanted })
  if (!added?.isOnSale) return refuse(cartRefusals.goodsGone)
  if (added.stock <= 0) return refuse(cartRefusals.soldOut)
  if (added.isOverLimit) return refuse(cartRefusals.personLimit, { limit: added.personLimit! })
  if (added.id === null) return refuse(cartRefusals.cartFull, { max: maxLines })
  return { pkId: added.id, goodsNum: added.quantity, kinds: added.kinds }
}
