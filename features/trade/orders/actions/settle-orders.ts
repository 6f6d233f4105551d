import type { Tools, Tx } from '@hojip/db'
import { sellReleased } from '@hojip/inventory'
import type { Job } from '@hojip/platform/jobs'
import { shipByMs } from '@hojip/policy'
import type { PayType } from '@hojip/policy/channels'
import type { OrdersEvents } from '../contract.ts'
import { takesMoney } from '../rules/order-state.ts'
import type { OrderToSettle, Settlement } from '../store/settle.ts'
import { moveOrders } from '../store/write.ts'
import { shipLateJob, type LateDue } from './late-order.ts'

export interface Money {
  /** As read under their locks (`ordersToSettle`) in the same transaction. */
  orders: readonly OrderToSettle[]
  payType: PayType
  /** When the gateway received it. */
  paidAt: Date
  /** The payment attempt, for the timeline. */
  attemptId: string
  /** Whether no other payment is open for any of them. */
  arePaymentsOver?: boolean
}

export interface Settled {
  /** Paid by this money, now or after reopening. */
  paid: OrderToSettle[]
  /** Surplus: these orders needed no money (any more), so it has to be refunded. */
  surplus: OrderToSettle[]
  /** What the caller's statement has to write (`ordersSettled`): the orders that waited for the money. */
  settlements: Settlement[]
  /** What it has to send: the jobs of all that are paid. */
  jobs: Job[]
}

/**
 * Decides what money does to these orders: it pays the unpaid ones, whose rows the caller then writes in the statement that
 * books it; it reopens closed ones when the table allows it and all their products are in stock, which is written here;
 * for the rest it is surplus. Call it once per payment.
 */
export async function settleOrders(tools: Tools, tx: Tx, money: Money): Promise<Settled> {
  const nowMs = tools.clock.nowMs()
  const { orders, payType, paidAt, attemptId, arePaymentsOver = false } = money
  const settlementOf = ({ id, shopHoliday }: OrderToSettle): Settlement => ({
    orderId: id,
    payType,
    paidAt,
    attemptId,
    at: new Date(nowMs),
    shipBy: new Date(shipByMs(nowMs, shopHoliday)),
  })
  const waiting = orders.filter((order) => takesMoney('paid', order, nowMs))
  const reopened: OrderToSettle[] = []
  for (const order of orders)
    if (takesMoney('reopened', order, nowMs) && (await reopen(tx, settlementOf(order)))) reopened.push(order)
  const paid = [...waiting, ...reopened]
  return {
    paid,
    surplus: orders.filter((o) => !paid.includes(o)),
    settlements: waiting.map(settlementOf),
    jobs: paid.flatMap((order) => jobsOfPaid(tools, order, { ...settlementOf(order), arePaymentsOver })),
  }
}

/** Reopens a closed order, provided that all its products are in stock. */
async function reopen(
  tx: Tx,
  { orderId, payType, paidAt, shipBy, at, attemptId }: Settlement,
): Promise<boolean> {
  if (!(await sellReleased(tx, orderId))) return false
  const change = {
    pay_type: payType,
    paid_at: paidAt,
    ship_by_at: shipBy,
    deadline_at: shipBy,
    deadline_action: 'ship',
    closed_at: null,
    close_reason: null,
    hidden_at: null,
  }
  await moveOrders(tx, [orderId], 'reopened', { by: 'gateway', at, change, data: { attemptId } })
  return true
}

/** The job for the promise to ship, and the event for other rooms. */
function jobsOfPaid(
  { jobs }: Tools,
  order: OrderToSettle,
  { shipBy, arePaymentsOver }: { shipBy: Date; arePaymentsOver: boolean },
): Job[] {
  const due: LateDue = { orderId: order.id, deadlineAt: shipBy.getTime() }
  const happened: OrdersEvents['orders/paid'] = {
    orderId: order.id,
    userId: order.userId,
    shopId: order.shopId,
    lines: order.lines,
    arePaymentsOver,
  }
  return [{ queue: shipLateJob, data: due, at: shipBy }, ...jobs.jobsOf('orders/paid', happened)]
}
