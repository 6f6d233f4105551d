import { skusForSale } from '@hojip/catalog'
import type { Db, Tx } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Cart } from '../contract.ts'
import { cartRefusals } from '../refusals.ts'
import { lineOf, setQuantity, unitsBeside } from '../store.ts'
import { readCart } from './read-cart.ts'

export async function changeQuantity(
  tools: { db: Db | Tx },
  viewer: { userId: string },
  change: { pkId: string; goodsNum: number },
  locale: Locale,
): Promise<Cart | Refusal<'cart/lineGone' | 'cart/personLimit' | 'cart/soldOut' | 'cart/stockShort'>> {
  const line = await lineOf(tools.db, viewer, change.pkId)
  if (!line) return refuse(cartRefusals.lineGone)
  const [sku] = await skusForSale(tools.db, [line.sku_id])
  const stock = sku?.stock ?? 0
  if (change.goodsNum > stock && change.goodsNum > line.quantity)
    return stock > 0
      ? refuse(cartRefusals.stockShort, { stock }, { stock })
      : refuse(cartRefusals.soldOut, {}, { stock })
  if (sku && sku.personLimit !== null && change.goodsNum > line.quantity) {
    const beside = await unitsBeside(tools.db, viewer, { goodsId: sku.goodsId, lineId: line.id })
    if (beside + change.goodsNum > sku.personLimit)
      return refuse(cartRefusals.personLimit, { limit: sku.personLimit })
  }
  await setQuantity(tools.db, viewer, line.id, change.goodsNum)
  return readCart(tools.db, viewer, locale)
}
