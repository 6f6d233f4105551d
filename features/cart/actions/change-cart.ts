import { skusForSale } from '@hojip/catalog'
import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { Cart } from '../contract.ts'
import { cartRefusals } from '../refusals.ts'
import { maxLines } from '../rules/quantity.ts'
import { deleteLines, lineOf, setQuantity, upsertLine } from '../store.ts'
import { readCart } from './read-cart.ts'

interface Owner {
  userId: string
}

export interface Wanted {
  skuId: string
  quantity: number
}

/** Puts a SKU into the cart; the quantity ends where the stock does. */
export async function addToCart(
  tools: { db: Db | Tx },
  viewer: Owner,
  wanted: Wanted,
): Promise<
  | { pkId: string; goodsNum: number; kinds: number }
  | Refusal<'cart/cartFull' | 'cart/goodsGone' | 'cart/soldOut'>
> {
  const added = await upsertLine(tools.db, viewer, { id: newId(), ...wanted })
  if (!added?.isOnSale) return refuse(cartRefusals.goodsGone)
  if (added.stock <= 0) return refuse(cartRefusals.soldOut)
  if (added.id === null) return refuse(cartRefusals.cartFull, { max: maxLines })
  return { pkId: added.id, goodsNum: added.quantity, kinds: added.kinds }
}

export async function changeQuantity(
  tools: { db: Db | Tx },
  viewer: Owner,
  change: { pkId: string; goodsNum: number },
  locale: Locale,
): Promise<Cart | Refusal<'cart/lineGone' | 'cart/soldOut' | 'cart/stockShort'>> {
  const line = await lineOf(tools.db, viewer, change.pkId)
  if (!line) return refuse(cartRefusals.lineGone)
  const [sku] = await skusForSale(tools.db, [line.sku_id])
  const stock = sku?.stock ?? 0
  if (change.goodsNum > stock && change.goodsNum > line.quantity)
    return stock > 0
      ? refuse(cartRefusals.stockShort, { stock }, { stock })
      : refuse(cartRefusals.soldOut, {}, { stock })
  await setQuantity(tools.db, viewer, line.id, change.goodsNum)
  return readCart(tools.db, viewer, locale)
}

/** Changes a line's option: the new SKU's line takes the quantity over, the old line goes. */
export function changeOption(
  tools: Tools,
  viewer: Owner,
  change: { pkId: string; goodsSpecId: string; goodsNum: number },
  locale: Locale,
): Promise<
  Cart | Refusal<'cart/cartFull' | 'cart/goodsGone' | 'cart/lineGone' | 'cart/soldOut' | 'cart/stockShort'>
> {
  return inTransaction(tools.db, async (tx) => {
    const line = await lineOf(tx, viewer, change.pkId)
    if (!line) return refuse(cartRefusals.lineGone)
    if (line.sku_id === change.goodsSpecId) return changeQuantity({ db: tx }, viewer, change, locale)
    await deleteLines(tx, viewer, [line.id])
    const wanted = { skuId: change.goodsSpecId, quantity: change.goodsNum }
    const added = await addToCart({ db: tx }, viewer, wanted)
    return isRefusal(added) ? added : readCart(tx, viewer, locale)
  })
}

/** A visitor's lines at sign-in: what can be had joins the cart; the rest is named. */
export async function mergeCart(
  tools: Tools,
  viewer: Owner,
  lines: readonly Wanted[],
  locale: Locale,
): Promise<Cart & { leftOut: LeftOut[] }> {
  const leftOut: LeftOut[] = []
  for (const line of lines) {
    const added = await addToCart(tools, viewer, line)
    if (isRefusal(added)) leftOut.push({ goodsSpecId: line.skuId, reason: reasonOf(added) })
  }
  return { ...(await readCart(tools.db, viewer, locale)), leftOut }
}

export interface LeftOut {
  goodsSpecId: string
  reason: 'gone' | 'soldOut' | 'full'
}

function reasonOf({ kind }: Refusal): LeftOut['reason'] {
  if (kind === cartRefusals.cartFull) return 'full'
  return kind === cartRefusals.soldOut ? 'soldOut' : 'gone'
}

export async function deleteLine(
  tools: Tools,
  viewer: Owner,
  pkId: string,
  locale: Locale,
): Promise<Cart | Refusal<'cart/lineGone'>> {
  if (!(await lineOf(tools.db, viewer, pkId))) return refuse(cartRefusals.lineGone)
  await deleteLines(tools.db, viewer, [pkId])
  return readCart(tools.db, viewer, locale)
}
