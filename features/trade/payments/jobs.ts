import type { Tools } from '@hojip/db'
import type { OrderHappening } from '@hojip/orders/contract'
import { waitingRefunds } from '@hojip/pauses/rules'
import { mallZone } from '@hojip/platform/mall-time'
import { channelNames } from '@hojip/policy/channels'
import { closeAttemptsOf, pollAttempt, pollJob, type PollDue } from './actions/ask-gateway.ts'
import type { PaymentsOptions } from './actions/tools.ts'
import { repairDue } from './actions/operate.ts'
import { reconcileDue, reconcileJob } from './actions/reconcile-day.ts'
import { refundJob, tryRefund, type RefundDue } from './actions/refunding/try-refund.ts'
import { repairJob, type RepairDue } from './actions/refunding/refund-unknown.ts'
import { dropForgeries } from './store/messages.ts'

/** Starts at the hour at which bills are ready, so that a day with a late bill is still compared on the next. */
const billHours = '30 10-22 * * *'

/**
 * Registers the jobs that ask for unannounced payments, send refunds, close attempts that are no longer
 * needed, and compare the gateways' bills every day.
 */
export function paymentsJobs(tools: Tools, options: PaymentsOptions): void {
  const paymentsTools = { ...tools, ...options }
  tools.jobs.handle<PollDue>(pollJob, (due) => pollAttempt(paymentsTools, due))
  tools.jobs.handle<RefundDue>(refundJob, async (due) => void (await tryRefund(paymentsTools, due)))
  tools.jobs.handle<RepairDue>(repairJob, (due) => repairDue(paymentsTools, due))
  // What came due while the refunds of a gateway were paused.
  for (const channel of channelNames)
    tools.jobs.handle<RefundDue | RepairDue>(waitingRefunds(channel), async (due) => {
      if ('caseId' in due) await repairDue(paymentsTools, due)
      else await tryRefund(paymentsTools, due)
    })
  tools.jobs.byClock(reconcileJob, { cron: billHours, zone: mallZone }, () => reconcileDue(paymentsTools))
  tools.jobs.byClock('payments.drop-forgeries', { cron: '50 3 * * *', zone: mallZone }, () =>
    dropForgeries(tools.db, new Date(tools.clock.nowMs())),
  )
  const end = async ({ orderId }: OrderHappening) => {
    await closeAttemptsOf(paymentsTools, orderId)
  }
  const areOpen = ({ arePaymentsOver }: { arePaymentsOver?: boolean }) => !arePaymentsOver
  tools.jobs.on('orders/paid', 'payments', end, { when: areOpen })
  tools.jobs.on('orders/closed', 'payments', end, { when: areOpen })
}
