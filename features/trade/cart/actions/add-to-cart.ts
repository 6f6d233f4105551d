import type { Db, Tools, Tx } from '@hojip/db'
import { runRepeatable } from '@hojip/platform/db'
import { answerOf, hashOf, isKeyTaken } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { cartRefusals, type AddReason } from '../refusals.ts'
import { maxLines } from '../rules/quantity.ts'
import { upsertLine, upsertLineOnce, type AddedRow } from '../store.ts'

export interface Wanted {
  skuId: string
  quantity: number
}

interface Put {
  pkId: string
  goodsNum: number
  kinds: number
}

function answerOfAdding(added: AddedRow | undefined): Put | Refusal<AddReason> {
  if (!added?.isOnSale) return refuse(cartRefusals.goodsGone)
  if (added.stock <= 0) return refuse(cartRefusals.soldOut)
  const { isOverLimit, personLimit } = added
  if (isOverLimit && personLimit !== null) return refuse(cartRefusals.personLimit, { limit: personLimit })
  if (added.id === null) return refuse(cartRefusals.cartFull, { max: maxLines })
  return { pkId: added.id, goodsNum: added.quantity, kinds: added.kinds }
}

/** Adds a SKU to the cart; the quantity is limited by the stock. */
export async function addToCart(
  tools: { db: Db | Tx },
  viewer: { userId: string },
  wanted: Wanted,
): Promise<Put | Refusal<AddReason>> {
  return answerOfAdding(await upsertLine(tools.db, viewer, { id: newId(), ...wanted }))
}

/** The same, once for each key; without a key, a repetition adds to the quantity. Either takes one statement. */
export async function addOnce(
  tools: Pick<Tools, 'db'>,
  viewer: { userId: string },
  wanted: Wanted,
  key?: string,
): Promise<Put | Refusal<AddReason | 'idempotency/keyReused'>> {
  if (key === undefined) return addToCart(tools, viewer, wanted)
  const request = { userId: viewer.userId, call: 'POST /appUserCart/saveCart', key }
  const hash = hashOf(wanted)
  const add = () => runRepeatable(() => upsertLineOnce(tools.db, request, hash, { id: newId(), ...wanted }))
  const { storedAnswer, added } = await add().catch((error: unknown) => {
    if (isKeyTaken(error)) return add()
    throw error
  })
  return storedAnswer ? answerOf<Put>(storedAnswer, hash) : answerOfAdding(added)
}
