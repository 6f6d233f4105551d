import type { Db, Tools, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { trackTimes } from '../rules/track-times.ts'
import { insertReturn, returnParcels, type ParcelRow } from '../store.ts'
import { subscribeJob, trackJob, type SubscribeDue, type TrackDue } from './track-parcel.ts'

export type ReturnedParcel = Pick<
  ParcelRow,
  'id' | 'carrier' | 'number' | 'status' | 'shippedAt' | 'traces' | 'deliveredAt'
>

/**
 * A buyer sends goods back to the shop: the parcel is looked after like any other, and `shipping/returned` tells when
 * it has arrived. Several returns may travel under one number.
 * @returns the parcel's id
 */
export const sendBack = async (
  tools: Tools,
  tx: Tx,
  wish: { refundId: string; orderId: string; carrier: string; number: string },
): Promise<string> => {
  const at = new Date(tools.clock.nowMs())
  const { id, isNew } = await insertReturn(tx, { id: newId(), ...wish, at })
  if (!isNew) return id
  const subscribe: SubscribeDue = { parcelId: id }
  await tools.jobs.send(tx, subscribeJob, subscribe)
  const track: TrackDue = { parcelId: id, step: 0 }
  await tools.jobs.send(tx, trackJob, track, { at: new Date(trackTimes(at.getTime())[0]!) })
  return id
}

/** Parcels that go back, by ids that the caller's own rows named. */
export const returnsOf = (db: Db | Tx, parcelIds: readonly string[]): Promise<ReturnedParcel[]> =>
  returnParcels(db, parcelIds)
