import type { Tools } from '@hojip/db'
import type { OrdersEvents } from '@hojip/orders/contract'
import type { PaymentsEvents } from '@hojip/payments/contract'
import type { ShippingEvents } from '@hojip/shipping/contract'
import { hearCarrier } from './actions/return-goods.ts'
import { closeWithOrder, runDeadline } from './actions/run-deadline.ts'
import { hearMoney } from './actions/money/send-money.ts'
import { deadlineJob, type DeadlineDue } from './actions/take-step.ts'

/** Registers what deadlines trigger, and what gateways, carriers and orders have to say to applications. */
export function aftersalesJobs(tools: Tools): void {
  tools.jobs.handle<DeadlineDue>(deadlineJob, (due) => runDeadline(tools, due))
  tools.jobs.on<PaymentsEvents['payments/refundEnded']>(
    'payments/refundEnded',
    'aftersales',
    (ended) => hearMoney(tools, ended),
    { formerly: 'payments/refund-ended' },
  )
  tools.jobs.on<PaymentsEvents['payments/refundStuck']>(
    'payments/refundStuck',
    'aftersales',
    (stuck) => hearMoney(tools, { ...stuck, status: 'stuck' }),
    { formerly: 'payments/refund-stuck' },
  )
  tools.jobs.on<ShippingEvents['shipping/returned']>('shipping/returned', 'aftersales', (returned) =>
    hearCarrier(tools, returned),
  )
  tools.jobs.on<OrdersEvents['orders/closed']>(
    'orders/closed',
    'aftersales',
    ({ orderId }) => closeWithOrder(tools, orderId),
    { when: ({ reason }) => reason === 'late' || reason === 'calledOff' || reason === 'broughtBack' },
  )
}
