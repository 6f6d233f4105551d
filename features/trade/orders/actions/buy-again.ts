import { addToCart } from '@hojip/cart'
import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { onceIfKeyed } from '@hojip/platform/idempotency'
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
  { orderId, key }: { orderId: string; key: string | undefined },
  locale: Locale,
): Promise<{ added: number; failed: NotAdded[] } | Refusal<'idempotency/keyReused' | 'orders/orderGone'>> {
  const order = await ownOrder(tools.db, viewer, orderId)
  if (!order) return refuse(ordersRefusals.orderGone)
  const add = async (tx: Tx) => {
    const failed: NotAdded[] = []
    for (const { id, skuId, quantity, goodsName, choiceName } of order.lines) {
      const added = await addToCart({ db: tx }, viewer, { skuId, quantity })
      if (!isRefusal(added)) continue
      const names = { goodsName: goodsName[locale], goodsSpec: choiceName[locale] }
      failed.push({ orderGoodsId: id, ...names, reason: refusalText(added, locale) })
    }
    return { added: order.lines.length - failed.length, failed }
  }
  const request = { userId: viewer.userId, call: 'POST /bizOrder/buyAgain', key, input: { orderId } }
  return inTransaction(tools.db, (tx) => onceIfKeyed(tx, request, () => add(tx)))
}
