import type { Tools } from '@hojip/db'
import { ordersOfPayId, ownOrder } from '@hojip/orders'
import type { OrdersEvents } from '@hojip/orders/contract'
import { orderStatuses } from '@hojip/orders/rules'
import { inTransaction } from '@hojip/platform/db'
import { firstOf } from '@hojip/platform/collections'
import { sumFen } from '@hojip/platform/money'
import { minuteMs } from '@hojip/platform/clock'
import { writeNotices } from '../write-notices.ts'
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

/** Writes that a purchase has to be paid, unless it is paid or closed. */
export function tellPaymentDue(tools: Tools, { purchaseId, orderId, userId }: PaymentDue): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    const payId = (await ownOrder(tx, { userId }, orderId))?.purchaseCode
    if (!payId) return
    const orders = await ordersOfPayId(tx, { userId }, payId)
    const unpaid = orders.filter(({ status }) => status === orderStatuses.unpaid)
    const deadlines = unpaid.flatMap(({ deadlineAt }) => deadlineAt?.getTime() ?? [])
    const untilMs = Math.min(...deadlines)
    const nowMs = tools.clock.nowMs()
    if (deadlines.length === 0 || untilMs <= nowMs) return
    const facts = {
      ...productsOf(unpaid.flatMap(({ lines }) => lines)),
      payId,
      untilMs,
      fen: sumFen(unpaid.map(({ totalFen }) => totalFen)),
    }
    const source = paymentSource(purchaseId)
    await writeNotices(tx, [{ userId, kind: 'paymentDue', source, facts, at: new Date(nowMs) }])
  })
}
