import type { Tools, Tx } from '@hojip/db'
import { lockedOrders, markOnTheWayAgain, markPartlyAgain, shopOrder, refuseInState } from '@hojip/orders'
import { inTransaction } from '@hojip/platform/db'
import type { Note, Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Correction } from '../contract.ts'
import { shippingRefusals as r, type SendAgainReason } from '../refusals.ts'
import { carrierOf } from '../rules/carriers.ts'
import { parcelStatuses } from '../rules/parcel-status.ts'
import { mayBeSentAgain } from '../rules/silence.ts'
import { parcelById, parcelsOf, sendParcelAgain } from '../store.ts'
import { planTracking } from './plan-tracking.ts'

async function sendAgainIn(
  tools: Tools,
  tx: Tx,
  viewer: Viewer,
  wish: Correction,
  note: Note | undefined,
): Promise<null | Refusal<SendAgainReason>> {
  const asked = await parcelById(tx, wish.parcelId)
  if (!asked || asked.returnOf !== null || !(await shopOrder(tx, viewer, asked.orderId)))
    return refuse(r.parcelGone)
  if (!carrierOf(wish.expCode)) return refuse(r.carrierUnknown)
  const [order] = await lockedOrders(tx, [asked.orderId])
  const parcel = await parcelById(tx, wish.parcelId)
  if (!order || !parcel) return refuse(r.parcelGone)
  if (parcel.status !== parcelStatuses.returned) return refuse(r.notBack, {}, { current: parcel.status })
  if (!mayBeSentAgain(parcel, order.status)) return refuseInState(r.notAgain, order, 'forShop')
  const { expCode: carrier, number } = wish
  note?.({ subject: { order: order.code }, before: { number: parcel.number }, after: { number } })
  const at = new Date(tools.clock.nowMs())
  if (!(await sendParcelAgain(tx, parcel.id, { carrier, number, at })))
    return refuse(r.numberTaken, { number })
  const isBack = (await parcelsOf(tx, order.id)).some(({ status }) => status === parcelStatuses.returned)
  const mark = isBack ? markPartlyAgain : markOnTheWayAgain
  await mark(tools, tx, order, 'parcelResent')
  await planTracking(tools, tx, parcel.id, at)
  return null
}

/** The shop sends a parcel again that the carrier brought back; the buyer's time to confirm receipt starts again. */
export async function sendAgain(
  tools: Tools,
  viewer: Viewer,
  wish: Correction,
  note?: Note,
): Promise<null | Refusal<SendAgainReason>> {
  try {
    return await inTransaction(tools.db, (tx) => sendAgainIn(tools, tx, viewer, wish, note))
  } catch (error) {
    // The number was used at the same moment.
    if ((error as { code?: string }).code === '23505') return refuse(r.numberTaken, { number: wish.number })
    throw error
  }
}
