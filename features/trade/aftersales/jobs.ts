import type { Tools } from '@hojip/db'
import { handleCarrierPush } from './actions/send-back.ts'
import { lapseOffer, offerDeadlineJob, type OfferDue } from './actions/offers/make-offer.ts'
import { closeWithOrder, runDeadline } from './actions/run-deadline.ts'
import { handleRefundEnd } from './actions/money/send-money.ts'
import { deadlineJob, type DeadlineDue } from './actions/take-step.ts'

/** Registers the handlers of expired deadlines and of the events of payments, shipping and orders. */
export function aftersalesJobs(tools: Tools): void {
  tools.jobs.handle<DeadlineDue>(deadlineJob, (due) => runDeadline(tools, due))
  tools.jobs.handle<OfferDue>(offerDeadlineJob, (due) => lapseOffer(tools, due))
  tools.jobs.on('payments/refundEnded', 'aftersales', (ended) => handleRefundEnd(tools, ended), {
    formerly: 'payments/refund-ended',
  })
  tools.jobs.on(
    'payments/refundStuck',
    'aftersales',
    (stuck) => handleRefundEnd(tools, { ...stuck, status: 'stuck' }),
    { formerly: 'payments/refund-stuck' },
  )
  tools.jobs.on('shipping/returned', 'aftersales', (returned) => handleCarrierPush(tools, returned))
  tools.jobs.on('orders/closed', 'aftersales', ({ orderId }) => closeWithOrder(tools, orderId), {
    when: ({ reason }) => reason === 'late' || reason === 'calledOff' || reason === 'broughtBack',
  })
}
