import type { Db, Tools, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { insertReturn, returnParcels, type NewReturn, type ParcelRow } from '../store.ts'
import { planTracking } from './plan-tracking.ts'

export type ReturnedParcel = Pick<
  ParcelRow,
  'id' | 'carrier' | 'number' | 'status' | 'shippedAt' | 'traces' | 'deliveredAt'
>

/**
 * Records a return to the shop: its parcel is tracked like any other, and `shipping/returned` is emitted when it has
 * arrived. Several returns may share one number.
 * @returns the parcel's id
 */
export async function sendBack(tools: Tools, tx: Tx, wish: Omit<NewReturn, 'id' | 'at'>): Promise<string> {
  const at = new Date(tools.clock.nowMs())
  const { id, isNew } = await insertReturn(tx, { id: newId(), ...wish, at })
  if (!isNew) return id
  await planTracking(tools, tx, id, at)
  return id
}

/** Parcels of returns, by ids from the caller's own rows. */
export function returnsOf(db: Db | Tx, parcelIds: readonly string[]): Promise<ReturnedParcel[]> {
  return returnParcels(db, parcelIds)
}
