import type { Tools } from '@hojip/db'
import type { ShippingOptions } from './actions/desk.ts'
import {
  subscribeJob,
  subscribeParcel,
  trackJob,
  trackParcel,
  type SubscribeDue,
  type TrackDue,
} from './actions/track-parcel.ts'

/** Registers subscribing at the carrier service and looking after parcels. */
export function shippingJobs(tools: Tools, options: ShippingOptions): void {
  const desk = { ...options, tools }
  tools.jobs.handle<SubscribeDue>(subscribeJob, (due) => subscribeParcel(desk, due))
  tools.jobs.handle<TrackDue>(trackJob, (due) => trackParcel(desk, due))
}
