import { addToCart } from '@hojip/cart'
import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { nextMallDay, wireTime } from '@hojip/platform/mall-time'
import { isRefusal, refusalText, refuse, type Refusal } from '@hojip/platform/refusal'
import type { OrderHappening } from '../contract.ts'
import { ordersRefusals } from '../refusals.ts'
import { mayHappen, remindedToday, type TransitionName, orderStatuses } from '../rules/order-state.ts'
import { lockedOrders, ownOrder } from '../store/read.ts'
import { factsOf } from '../store/rows.ts'
import { moveOrders, noteOrder } from '../store/write.ts'

/** Takes a finished order out of its buyer's list; the shop keeps it. */
export async function hideOrder(
  tools: Tools,
  viewer: Viewer,
  orderId: string,
): Promise<null | Refusal<'orders/notNow' | 'orders/orderGone'>> {
  if (!(await ownOrder(tools.db, viewer, orderId))) return refuse(ordersRefusals.orderGone)
  return inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    const nowMs = tools.clock.nowMs()
    const names: TransitionName[] = ['hidden', 'hiddenClosed']
    const name = order && names.find((one) => mayHappen(one, factsOf(order), 'buyer', nowMs))
    if (!name) return refuse(ordersRefusals.notNow)
    const at = new Date(nowMs)
    await moveOrders(tx, [orderId], name, { by: 'buyer', at, change: { hidden_at: at } })
    return null
  })
}

/** Asks the shop to ship, once a day of the mall. */
export async function remindShop(
  tools: Tools,
  viewer: Viewer,
  orderId: string,
): Promise<
  { nextAllowedTime: string } | Refusal<'orders/notNow' | 'orders/orderGone' | 'orders/remindedToday'>
> {
  if (!(await ownOrder(tools.db, viewer, orderId))) return refuse(ordersRefusals.orderGone)
  return inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    const nowMs = tools.clock.nowMs()
    if (order?.status !== orderStatuses.toShip) return refuse(ordersRefusals.notNow)
    if (remindedToday(factsOf(order), nowMs)) return refuse(ordersRefusals.remindedToday)
    const at = new Date(nowMs)
    await noteOrder(tx, orderId, 'reminded', 3, { by: 'buyer', at, change: { reminded_at: at } })
    const happened: OrderHappening = { orderId, userId: order.userId, shopId: order.shopId }
    await tools.jobs.emit(tx, 'orders/reminded', happened)
    return { nextAllowedTime: wireTime(nextMallDay(nowMs)) }
  })
}

export interface NotAdded {
  orderGoodsId: string
  goodsName: string
  goodsSpec: string
  reason: string
}

/** Puts the order's goods into the cart again; what cannot be had is named, with the reason. */
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
