import type { Tools } from '@hojip/db'
import { lockedOrders, shipLines, shopOrder, unshipped, type OrderRow, refuseInState } from '@hojip/orders'
import { orderStatuses } from '@hojip/orders/rules'
import { inTransaction } from '@hojip/platform/db'
import type { Note, Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { zip } from '@hojip/platform/collections'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Delivery } from '../contract.ts'
import { shippingRefusals as r, type NumberReason } from '../refusals.ts'
import { carrierOf } from '../rules/carriers.ts'
import { pack } from '../rules/packing.ts'
import { insertParcel } from '../store.ts'
import { planTracking } from './plan-tracking.ts'

interface Asked {
  lines: readonly { lineId: string; quantity: number }[] | undefined
}

/** Why the wanted lines do not ship: a refund of one of them is open, or there are not so many left. */
function whyNot(
  { lines }: OrderRow,
  asked: readonly Asked[],
): Refusal<'shipping/refundOpen' | 'shipping/tooMany'> {
  const named = new Set(asked.flatMap((parcel) => parcel.lines?.map(({ lineId }) => lineId) ?? []))
  const held = lines.find(({ id, refundOpen }) => refundOpen && (named.size === 0 || named.has(id)))
  return held ? refuse(r.refundOpen, { name: held.goodsName }, { orderGoodsId: held.id }) : refuse(r.tooMany)
}

/** Ships one order of the staff member's shop, in whole or in part, in one parcel or several; all parcels or none. */
export function deliver(
  tools: Tools,
  viewer: Pick<Viewer, 'shopId'>,
  wish: Delivery,
  note?: Note,
): Promise<
  | { orderStatus: number }
  | Refusal<
      NumberReason | 'shipping/notNow' | 'shipping/orderGone' | 'shipping/refundOpen' | 'shipping/tooMany'
    >
> {
  return inTransaction(tools.db, async (tx) => {
    if (!(await shopOrder(tx, viewer, wish.orderId))) return refuse(r.orderGone)
    const [order] = await lockedOrders(tx, [wish.orderId])
    if (!order) return refuse(r.orderGone)
    if (order.status !== orderStatuses.toShip) return refuseInState(r.notNow, order, 'forShop')
    const numbers = wish.parcels.map(({ number }) => number)
    note?.({ subject: { order: order.code, parcels: wish.parcels.length, numbers } })
    if (wish.parcels.some((p) => !carrierOf(p.expCode))) return refuse(r.carrierUnknown)
    const left = new Map(order.lines.map((line) => [line.id, unshipped(line)]))
    const asked = wish.parcels.map((p) => ({
      lines: p.lines?.map((l) => ({ lineId: l.orderGoodsId, quantity: l.num })),
    }))
    const packed = pack(left, asked)
    if (!packed) return whyNot(order, asked)
    const at = new Date(tools.clock.nowMs())
    const parcels = zip(wish.parcels, packed)
    for (const [[{ expCode, number }, lines], id] of zip(parcels, parcels.map(newId).sort())) {
      const parcel = { id, orderId: order.id, carrier: expCode, number, at, lines }
      if (!(await insertParcel(tx, parcel))) return refuse(r.numberTaken, { number })
      await planTracking(tools, tx, parcel.id, at)
    }
    const orderStatus = await shipLines(tools, tx, order, summed(packed.flat()))
    return orderStatus ? { orderStatus } : refuseInState(r.notNow, order, 'forShop')
  })
}

function summed(lines: readonly { lineId: string; quantity: number }[]) {
  const sums = new Map<string, number>()
  for (const { lineId, quantity } of lines) sums.set(lineId, (sums.get(lineId) ?? 0) + quantity)
  return [...sums].map(([lineId, quantity]) => ({ lineId, quantity }))
}
