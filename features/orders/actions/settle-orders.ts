import type { Tools, Tx } from '@hojip/db'
import { sellReleased } from '@hojip/inventory'
import type { Job } from '@hojip/platform/jobs'
import type { OrdersEvents } from '../contract.ts'
import { mayHappen } from '../rules/order-state.ts'
import { shipByMs } from '@hojip/policy'
import { factsOf, type OrderRow } from '../store/rows.ts'
import { settleWaiting, type Settling } from '../store/settle.ts'
import { moveOrders } from '../store/write.ts'
import { shipLateJob, type LateDue } from './late-order.ts'

export interface Money {
  /** As read under their locks (`lockedOrders`) in the same transaction. */
  orders: readonly OrderRow[]
  /** 1 Alipay, 2 WeChat Pay. */
  payType: 1 | 2
  /** When the gateway received it. */
  paidAt: Date
  /** The payment attempt, for the timeline. */
  attemptId: string
  /** Whether no other payment is open for any of them. */
  arePaymentsOver?: boolean
}

export interface Settled {
  /** Paid by this money, now or after reopening. */
  paid: OrderRow[]
  /** Surplus: these orders needed no money (any more), so it has to be refunded. */
  surplus: OrderRow[]
}

/**
 * Books money for these orders: pays the unpaid ones and sells their stock; reopens closed ones when the
 * table allows it and all their products are in stock; for the rest the money is surplus. Call it once per
 * payment.
 */
export async function settleOrders(tools: Tools, tx: Tx, money: Money): Promise<Settled> {
  const nowMs = tools.clock.nowMs()
  const { orders } = money
  const waiting = orders.filter((o) => mayHappen('paid', factsOf(o), 'gateway', nowMs))
  const { payType, paidAt, attemptId, arePaymentsOver = false } = money
  const settling = ({ shopHoliday }: OrderRow): Settling => ({
    ...{ payType, paidAt, attemptId, at: new Date(nowMs) },
    shipBy: new Date(shipByMs(nowMs, shopHoliday)),
  })
  const reopened: OrderRow[] = []
  for (const order of orders)
    if (mayHappen('reopened', factsOf(order), 'gateway', nowMs) && (await reopen(tx, order, settling(order))))
      reopened.push(order)
  const paid = [...waiting, ...reopened]
  // One statement for all, unless a shop among them has a holiday.
  for (const alike of Map.groupBy(paid, (order) => settling(order).shipBy.getTime()).values()) {
    const all = settling(alike[0]!)
    await settleWaiting(
      tx,
      alike.filter((order) => waiting.includes(order)).map(({ id }) => id),
      all,
      alike.flatMap((order) => jobsOfPaid(tools, order, { shipBy: all.shipBy, arePaymentsOver })),
    )
  }
  return { paid, surplus: orders.filter((o) => !paid.includes(o)) }
}

/** Reopens a closed order, provided that all its products are in stock. */
async function reopen(
  tx: Tx,
  order: OrderRow,
  { payType, paidAt, shipBy, at, attemptId }: Settling,
): Promise<boolean> {
  if (!(await sellReleased(tx, order.id))) return false
  const change = {
    ...{
      pay_type: payType,
      paid_at: paidAt,
      ship_by_at: shipBy,
      deadline_at: shipBy,
      deadline_action: 'ship',
    },
    ...{ closed_at: null, close_reason: null, hidden_at: null },
  }
  await moveOrders(tx, [order.id], 'reopened', { by: 'gateway', at, change, data: { attemptId } })
  return true
}

/** The job for the promise to ship, and the event for other rooms. */
function jobsOfPaid(
  { jobs }: Tools,
  order: OrderRow,
  { shipBy, arePaymentsOver }: { shipBy: Date; arePaymentsOver: boolean },
): Job[] {
  const due: LateDue = { orderId: order.id, deadlineAt: shipBy.getTime() }
  const lines = order.lines.map(({ goodsId, skuId, quantity }) => ({ goodsId, skuId, quantity }))
  const happened: OrdersEvents['orders/paid'] = {
    orderId: order.id,
    userId: order.userId,
    shopId: order.shopId,
    lines,
    arePaymentsOver,
  }
  return [{ queue: shipLateJob, data: due, at: shipBy }, ...jobs.jobsOf('orders/paid', happened)]
}
