import { addToCart } from '@hojip/cart'
import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, refusalText, refuse, type Refusal } from '@hojip/platform/refusal'
import { ordersRefusals } from '../refusals.ts'
import { ownOrder } from '../store/read.ts'

export interface NotAdded {
  orderGoodsId: string
  goodsName: string
  goodsSpec: string
  reason: string
}

/** Puts the order's products into the cart again; those that cannot be bought are named, with the reason. */
export async function buyAgain(
  tools: Tools,
  viewer: Viewer,
  orderId: string,
  locale: Locale,
): Promise<{ added: number; failed: NotAdded[] } | Refusal<'orders/orderGone'>> {
  const order = await ownOrder(tools.db, viewer, orderId)
  if (!order) return refuse(ordersRefusals.orderGone)
  const failed: NotAdded[] = []
  for (const { id, skuId, quantity, goodsName, choiceName } of order.lines) {
    const added = await addToCart(tools, viewer, { skuId, quantity })
    if (!isRefusal(added)) continue
    const names = { goodsName: goodsName[locale], goodsSpec: choiceName[locale] }
    failed.push({ orderGoodsId: id, ...names, reason: refusalText(added, locale) })
  }
  return { added: order.lines.length - failed.length, failed }
}
