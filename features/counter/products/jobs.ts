import { mallZone } from '@hojip/platform/mall-time'
import { dayMs } from '@hojip/platform/clock'
import { runBulk } from './actions/bulk/run-bulk.ts'
import { bulkJob, type BulkJob } from './actions/bulk/start-bulk.ts'
import { runImport, importJob, type ImportJob } from './actions/files/run-import.ts'
import { onSaleJob, putDueOnSale, type OnSaleDue } from './actions/form/schedule.ts'
import { undoableForMs } from './actions/bulk/view-bulk.ts'
import { countSales, followStock } from './actions/keep-list.ts'
import type { ProductsTools } from './actions/tools.ts'
import { forgetBulks } from './store/bulk/changes.ts'
import { forgetImports } from './store/files/imports.ts'

/** Files and what is noted of them go after so long. */
const rememberedMs = 30 * dayMs

/**
 * Registers what keeps the list of products: after orders every minute, and the sales of the last 30 days every ten minutes;
 * the steps of changes in bulk and of imports; the removal of old files; and products that go on sale by themselves.
 */
export function productsJobs(tools: ProductsTools): void {
  const { jobs, db, clock, objects } = tools
  jobs.handle<BulkJob>(bulkJob, (job) => runBulk(tools, job))
  jobs.handle<OnSaleDue>(onSaleJob, (due) => putDueOnSale(tools, due))
  jobs.byClock('products.forget-bulk-changes', { cron: '50 3 * * *', zone: mallZone }, () =>
    forgetBulks(db, new Date(clock.nowMs() - undoableForMs)),
  )
  jobs.handle<ImportJob>(importJob, (job) => runImport(tools, job))
  jobs.byClock('product-files.forget-imports', { cron: '55 3 * * *', zone: mallZone }, async () => {
    await objects.remove(await forgetImports(db, new Date(clock.nowMs() - rememberedMs)))
  })
  jobs.byClock('products.follow-stock', { cron: '* * * * *', zone: mallZone }, () => followStock(db))
  jobs.byClock('products.count-sales', { cron: '*/10 * * * *', zone: mallZone }, () =>
    countSales(db, clock.nowMs()),
  )
}
