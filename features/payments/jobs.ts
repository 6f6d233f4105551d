import type { Tools } from '@hojip/db'
import type { OrderHappening, OrdersEvents } from '@hojip/orders/contract'
import { mallZone } from '@hojip/platform/mall-time'
import { closePaymentsOf, pollAttempt, pollJob, type PollDue } from './actions/ask-gateway.ts'
import type { PaymentsOptions } from './actions/tools.ts'
import { mendDue } from './actions/operate.ts'
import { reconcileDue, reconcileJob } from './actions/reconcile-day.ts'
import { refundJob, tryRefund, type RefundDue } from './actions/refunding/refund-surplus.ts'
import { mendJob, type MendDue } from './actions/refunding/refund-unknown.ts'
import { dropForgeries } from './store/messages.ts'

/** From the hour at which bills are ready, so that a day whose bill was late is still compared on the next. */
const billHours = '30 10-22 * * *'

/**
 * Registers asking for money that was not announced, refunds, the end of attempts nobody needs any more, and the daily
 * look at the gateways' bills.
 */
export function paymentsJobs(tools: Tools, options: PaymentsOptions): void {
  const paymentsTools = { ...tools, ...options }
  tools.jobs.handle<PollDue>(pollJob, (due) => pollAttempt(paymentsTools, due))
  tools.jobs.handle<RefundDue>(refundJob, async (due) => void (await tryRefund(paymentsTools, due)))
  tools.jobs.handle<MendDue>(mendJob, (due) => mendDue(paymentsTools, due))
  tools.jobs.byClock(reconcileJob, { cron: billHours, zone: mallZone }, () => reconcileDue(paymentsTools))
  tools.jobs.byClock('payments.drop-forgeries', { cron: '50 3 * * *', zone: mallZone }, () =>
    dropForgeries(tools.db, new Date(tools.clock.nowMs())),
  )
  const end = async ({ orderId }: OrderHappening) => {
    await closePaymentsOf(paymentsTools, orderId)
  }
  const areOpen = ({ arePaymentsOver }: { arePaymentsOver?: boolean }) => !arePaymentsOver
  tools.jobs.on<OrdersEvents['orders/paid']>('orders/paid', 'payments', end, { when: areOpen })
  tools.jobs.on<OrdersEvents['orders/closed']>('orders/closed', 'payments', end, { when: areOpen })
}
