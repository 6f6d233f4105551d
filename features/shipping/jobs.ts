import type { Tools } from '@hojip/db'
import type { ShippingOptions } from './actions/tools.ts'
import {
  subscribeJob,
  subscribeParcel,
  trackJob,
  trackParcel,
  type SubscribeDue,
  type TrackDue,
} from './actions/track-parcel.ts'

/** Registers the jobs that subscribe at the carrier service and query parcels. */
export function shippingJobs(tools: Tools, options: ShippingOptions): void {
  const shippingTools = { ...tools, ...options }
  tools.jobs.handle<SubscribeDue>(subscribeJob, (due) => subscribeParcel(shippingTools, due))
  tools.jobs.handle<TrackDue>(trackJob, (due) => trackParcel(shippingTools, due))
}
