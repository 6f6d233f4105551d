import type { Tools, Tx } from '@hojip/db'
import { firstOf } from '@hojip/platform/collections'
import { trackTimes } from '../rules/track-times.ts'
import { subscribeJob, trackJob, type SubscribeDue, type TrackDue } from './track-parcel.ts'

/** Plans the subscription at the carrier service, and queries in case its pushes get lost. */
export async function planTracking(tools: Tools, tx: Tx, parcelId: string, shippedAt: Date): Promise<void> {
  const subscribe: SubscribeDue = { parcelId }
  await tools.jobs.send(tx, subscribeJob, subscribe)
  const track: TrackDue = { parcelId, step: 0 }
  await tools.jobs.send(tx, trackJob, track, { at: new Date(firstOf(trackTimes(shippedAt.getTime()))) })
}
