import type { Tools } from '@hojip/db'
import { ordersOfPurchases, type OrderRow } from '@hojip/orders'
import type { OrdersEvents } from '@hojip/orders/contract'
import { orderStatuses } from '@hojip/orders/rules'
import { inTransaction } from '@hojip/platform/db'
import { firstOf } from '@hojip/platform/collections'
import { sumFen } from '@hojip/platform/money'
import { minuteMs } from '@hojip/platform/clock'
import { writeNotices, type NewNotice } from '../write-notices.ts'
import { productsOf } from './order-facts.ts'

/** How long after ordering an unpaid purchase is mentioned: twenty minutes before it lapses. */
const remindAfterMs = 10 * minuteMs

export const paymentDueJob = 'notices.payment-due'
export interface PaymentDue {
  purchaseId: string
  orderId: string
  userId: string
}

export function paymentSource(purchaseId: string): string {
  return `payment/${purchaseId}`
}

/** The job for the notice about a purchase that is still unpaid after a while. */
export function reminderOf({ clock }: Tools, created: OrdersEvents['orders/created']) {
  const { purchaseId, userId, orders } = created
  const due: PaymentDue = { purchaseId, orderId: firstOf(orders).orderId, userId }
  return { queue: paymentDueJob, data: due, at: new Date(clock.nowMs() + remindAfterMs) }
}

/** Sends it. */
export async function planReminder(tools: Tools, created: OrdersEvents['orders/created']): Promise<void> {
  const { queue, data, at } = reminderOf(tools, created)
  await inTransaction(tools.db, (tx) => tools.jobs.send(tx, queue, data, { at }))
}

/** The notice that these orders of one purchase have to be paid; undefined when it is too late. */
function noticeOf(unpaid: readonly OrderRow[], nowMs: number): NewNotice | undefined {
  const { purchaseId, purchaseCode, userId } = firstOf(unpaid)
  const untilMs = Math.min(...unpaid.flatMap(({ deadlineAt }) => deadlineAt?.getTime() ?? []))
  if (!Number.isFinite(untilMs) || untilMs <= nowMs) return undefined
  const facts = {
    ...productsOf(unpaid.flatMap(({ lines }) => lines)),
    payId: purchaseCode,
    untilMs,
    fen: sumFen(unpaid.map(({ totalFen }) => totalFen)),
  }
  return { userId, kind: 'paymentDue', source: paymentSource(purchaseId), facts, at: new Date(nowMs) }
}

/** Writes that purchases have to be paid, unless they are paid or closed. */
export function tellPaymentsDue(tools: Tools, all: readonly PaymentDue[]): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    const orders = await ordersOfPurchases(tx, all)
    const unpaid = orders.filter(({ status }) => status === orderStatuses.unpaid)
    const purchases = Map.groupBy(unpaid, ({ purchaseId }) => purchaseId)
    const nowMs = tools.clock.nowMs()
    await writeNotices(
      tx,
      [...purchases.values()].flatMap((some) => noticeOf(some, nowMs) ?? []),
    )
  })
}
