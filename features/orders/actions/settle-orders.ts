import type { Tools, Tx } from '@hojip/db'
import { sellHeld, sellReleased } from '@hojip/inventory'
import type { OrdersEvents } from '../contract.ts'
import { mayHappen } from '../rules/order-state.ts'
import { policy } from '../rules/policy.ts'
import { factsOf, type OrderRow } from '../store/rows.ts'
import { moveOrders } from '../store/write.ts'
import { shipBy } from './late-order.ts'

export interface Money {
  /** As they were read under their locks (`lockedOrders`) in the same transaction. */
  orders: readonly OrderRow[]
  /** 1 Alipay, 2 WeChat Pay. */
  payType: 1 | 2
  /** When the gateway took it. */
  paidAt: Date
  /** The payment attempt, for the timeline. */
  attemptId: string
}

export interface Settled {
  /** Paid by this money, now or after reopening. */
  paid: OrderRow[]
  /** Needed no money (any more): it has to go back. */
  surplus: OrderRow[]
}

/**
 * Money has arrived for these orders: unpaid ones are paid and their stock is sold; closed ones are reopened when the
 * table allows it and all their goods can be had; for the rest the money is surplus. Call it once per payment.
 */
export const settleOrders = async (tools: Tools, tx: Tx, money: Money): Promise<Settled> => {
  const nowMs = tools.clock.nowMs()
  const { orders } = money
  const waiting = orders.filter((o) => mayHappen('paid', factsOf(o), 'gateway', nowMs))
  const promised = new Date(nowMs + policy.shipByMs)
  const change = {
    pay_type: money.payType,
    paid_at: money.paidAt,
    ship_by_at: promised,
    deadline_at: promised,
    deadline_action: 'ship',
  }
  const step = { by: 'gateway', at: new Date(nowMs), change, data: { attemptId: money.attemptId } } as const
  const ids = waiting.map((o) => o.id)
  if (ids.length > 0) {
    await moveOrders(tx, ids, 'paid', step)
    await sellHeld(tx, ids)
  }
  const reopened: OrderRow[] = []
  for (const order of orders) {
    if (!mayHappen('reopened', factsOf(order), 'gateway', nowMs) || !(await sellReleased(tx, order.id)))
      continue
    await moveOrders(tx, [order.id], 'reopened', {
      ...step,
      change: { ...change, closed_at: null, close_reason: null, hidden_at: null },
    })
    reopened.push(order)
  }
  const paid = [...waiting, ...reopened]
  for (const order of paid) {
    await shipBy(tools, tx, order.id, promised)
    await tellPaid(tools, tx, order)
  }
  return { paid, surplus: orders.filter((o) => !paid.includes(o)) }
}

const tellPaid = (tools: Tools, tx: Tx, order: OrderRow) => {
  const lines = order.lines.map(({ goodsId, skuId, quantity }) => ({ goodsId, skuId, quantity }))
  const happened: OrdersEvents['orders/paid'] = {
    orderId: order.id,
    userId: order.userId,
    shopId: order.shopId,
    lines,
  }
  return tools.jobs.emit(tx, 'orders/paid', happened)
}
