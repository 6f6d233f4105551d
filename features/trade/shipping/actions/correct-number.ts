import type { Tools, Tx } from '@hojip/db'
import { lockedOrders, noteParcel, shopOrder } from '@hojip/orders'
import { inTransaction } from '@hojip/platform/db'
import type { Note, Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Correction } from '../contract.ts'
import { shippingRefusals as r, type CorrectReason } from '../refusals.ts'
import { carrierOf } from '../rules/carriers.ts'
import { mayCorrect } from '../rules/silence.ts'
import { correctNumber, parcelById } from '../store.ts'
import { subscribeJob, type SubscribeDue } from './track-parcel.ts'

async function correct(
  tools: Tools,
  tx: Tx,
  viewer: Viewer,
  wish: Correction,
  note: Note | undefined,
): Promise<null | Refusal<CorrectReason>> {
  const asked = await parcelById(tx, wish.parcelId)
  const order = asked && (await shopOrder(tx, viewer, asked.orderId))
  if (!order) return refuse(r.parcelGone)
  if (!carrierOf(wish.expCode)) return refuse(r.carrierUnknown)
  await lockedOrders(tx, [order.id])
  const parcel = await parcelById(tx, wish.parcelId)
  if (!parcel || !mayCorrect(parcel)) return refuse(r.correctedAlready)
  const { expCode: carrier, number } = wish
  const at = new Date(tools.clock.nowMs())
  if (!(await correctNumber(tx, parcel.id, { carrier, number, at }))) return refuse(r.numberTaken, { number })
  note?.({ subject: { order: order.code }, before: { number: parcel.number }, after: { number } })
  await noteParcel(tools, tx, order.id, 'expressCorrected')
  const due: SubscribeDue = { parcelId: parcel.id }
  await tools.jobs.send(tx, subscribeJob, due)
  return null
}

/** Corrects a mistyped tracking number. From now on the carrier service is asked about the new one. */
export async function correctParcel(
  tools: Tools,
  viewer: Viewer,
  wish: Correction,
  note?: Note,
): Promise<null | Refusal<CorrectReason>> {
  try {
    return await inTransaction(tools.db, (tx) => correct(tools, tx, viewer, wish, note))
  } catch (error) {
    // The number was used at the same moment.
    if ((error as { code?: string }).code === '23505') return refuse(r.numberTaken, { number: wish.number })
    throw error
  }
}
