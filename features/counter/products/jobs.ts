import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { runBulk } from './actions/bulk/run-bulk.ts'
import { bulkJob, type BulkJob } from './actions/bulk/start-bulk.ts'
import { onSaleJob, putDueOnSale, type OnSaleDue } from './actions/form/schedule.ts'
import { undoableForMs } from './actions/bulk/view-bulk.ts'
import { countSales, followStock } from './actions/keep-list.ts'
import { forgetBulks } from './store/bulk/changes.ts'

/**
 * Registers what keeps the list of products: after orders every minute, and the sales of the last 30 days every ten minutes;
 * the steps of changes in bulk; and products that go on sale by themselves.
 */
export function productsJobs(tools: Tools): void {
  const { jobs, db, clock } = tools
  jobs.handle<BulkJob>(bulkJob, (job) => runBulk(tools, job))
  jobs.handle<OnSaleDue>(onSaleJob, (due) => putDueOnSale(tools, due))
  jobs.byClock('products.forget-bulk-changes', { cron: '50 3 * * *', zone: mallZone }, () =>
    forgetBulks(db, new Date(clock.nowMs() - undoableForMs)),
  )
  jobs.byClock('products.follow-stock', { cron: '* * * * *', zone: mallZone }, () => followStock(db))
  jobs.byClock('products.count-sales', { cron: '*/10 * * * *', zone: mallZone }, () =>
    countSales(db, clock.nowMs()),
  )
}
