import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { mallZone } from '@hojip/platform/mall-time'
import { closeDay, computeFigures } from './actions/compute-figures.ts'
import { markPaid, markRefunded } from './store/due.ts'

/** Registers what keeps the figures: events mark a shop's day, and it is computed within a minute. */
export function figuresJobs(tools: Tools): void {
  tools.jobs.onMany('orders/paid', 'figures', (paid) =>
    markPaid(
      tools.db,
      paid.map(({ orderId }) => orderId),
    ),
  )
  tools.jobs.on('payments/refundEnded', 'figures', ({ outRefundNo }) =>
    inTransaction(tools.db, (tx) => markRefunded(tx, outRefundNo)),
  )
  tools.jobs.byClock('figures.compute', { cron: '* * * * *', zone: mallZone }, () => computeFigures(tools))
  tools.jobs.byClock('figures.closeDay', { cron: '20 0 * * *', zone: mallZone }, () => closeDay(tools))
}
