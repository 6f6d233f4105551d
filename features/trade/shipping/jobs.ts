import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { dayMs } from '@hojip/platform/clock'
import { runSheet, sheetJob, type SheetJob } from './actions/sheets/run-sheet.ts'
import { forgetSheets } from './store/sheets.ts'
import type { ShippingOptions } from './actions/tools.ts'
import {
  subscribeJob,
  subscribeParcel,
  trackJob,
  trackParcel,
  type SubscribeDue,
  type TrackDue,
} from './actions/track-parcel.ts'

/** How long a sheet and what was refused of it can be looked at. */
const sheetsStayMs = 90 * dayMs

/** Registers the jobs that subscribe at the carrier service, query parcels, and ship the rows of sheets. */
export function shippingJobs(tools: Tools, options: ShippingOptions): void {
  const shippingTools = { ...tools, ...options }
  tools.jobs.handle<SubscribeDue>(subscribeJob, (due) => subscribeParcel(shippingTools, due))
  tools.jobs.handle<TrackDue>(trackJob, (due) => trackParcel(shippingTools, due))
  tools.jobs.handle<SheetJob>(sheetJob, (job) => runSheet(tools, job))
  tools.jobs.byClock('shipping.forget-sheets', { cron: '40 3 * * *', zone: mallZone }, () =>
    forgetSheets(tools.db, new Date(tools.clock.nowMs() - sheetsStayMs)),
  )
}
