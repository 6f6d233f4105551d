import { countSales } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { expireLate } from './actions/closing/cancel-paid.ts'
import type { OrdersOptions } from './actions/tools.ts'
import { closeBegun, closeBegunJob, closeUnpaid, type CloseBegun } from './actions/closing/close-unpaid.ts'
import { giveBack, giveBackJob } from './actions/closing/give-back.ts'
import { cancelLateJob, noteLate, shipLateJob, type LateDue } from './actions/late-order.ts'
import { closeUnpaidJob, type CloseUnpaid } from './actions/place-orders.ts'
import { sumTallies } from './store/own-orders.ts'
import { autoReceiveJob, type AutoReceive } from './actions/receiving/receipt-clock.ts'
import { receiveAutomatically } from './actions/receiving/receive-order.ts'

/**
 * Registers the jobs of deadlines: closing unpaid orders, late shipping, automatic receipt. Counts in the
 * catalogue what a paid order sold. Every ten minutes the counts of buyers' orders are summed up.
 */
export function ordersJobs(tools: Tools, options: OrdersOptions): void {
  const ordersTools = { ...tools, ...options }
  tools.jobs.handleMany<CloseUnpaid>(closeUnpaidJob, (due) => closeUnpaid(ordersTools, due))
  tools.jobs.handle<CloseBegun>(closeBegunJob, (due) => closeBegun(ordersTools, due))
  tools.jobs.handle<LateDue>(shipLateJob, (due) => noteLate(tools, due))
  tools.jobs.handle<LateDue>(cancelLateJob, (due) => expireLate(tools, options.refundRest, due))
  tools.jobs.handle<LateDue>(giveBackJob, (due) => giveBack(tools, options.refundRest, due))
  tools.jobs.handleMany<AutoReceive>(autoReceiveJob, (due) => receiveAutomatically(tools, due))
  tools.jobs.onMany('orders/paid', 'catalog', (paid) => countSales(tools.db, paid))
  tools.jobs.byClock('orders.sum-tallies', { cron: '*/10 * * * *', zone: mallZone }, () =>
    sumTallies(tools.db),
  )
}
