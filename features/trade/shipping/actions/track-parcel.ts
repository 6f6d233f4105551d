import { mainNumber, nationalPhone } from '@hojip/policy/contact-phone'
import { addressLine } from '@hojip/addresses'
import type { Tx } from '@hojip/db'
import {
  lockedOrders,
  markBroughtBack,
  markDelivered,
  markTraced,
  markOnTheWayAgain,
  markSilent,
} from '@hojip/orders'
import { inTransaction, theRow } from '@hojip/platform/db'
import { NoAnswer } from '@hojip/platform/outbound'
import { CarrierRefused } from '../carrier-gateway.ts'
import type { Tracking, TrackingState } from '../carrier-tracking.ts'
import type { ShippingEvents } from '../contract.ts'
import { isOver, isSilent } from '../rules/silence.ts'
import { trackTimes } from '../rules/track-times.ts'
import { addNews, markParcelSilent, parcelById, parcelsOf, placeOfShop } from '../store.ts'
import type { ParcelRow } from '../store.ts'
import type { ShippingTools } from './tools.ts'

/** Subscribes to a parcel's news at the carrier service. */
export const subscribeJob = 'shipping.subscribe'
export interface SubscribeDue {
  parcelId: string
}

/** Queries a parcel whose pushes may have been lost. */
export const trackJob = 'shipping.track'
export interface TrackDue {
  parcelId: string
  /** Index into `trackTimes`. */
  step: number
}

const statusOf: Record<TrackingState, number> = {
  pickedUp: 0,
  inTransit: 1,
  delivering: 2,
  signed: 3,
  failed: 4,
  problem: 5,
  returned: 6,
}

/** Where a parcel comes from and goes to, and the phone on its label: the receiver's, which for a return is the shop's. */
async function labelOf(tools: ShippingTools, parcel: ParcelRow) {
  const order = theRow(await inTransaction(tools.db, (tx) => lockedOrders(tx, [parcel.orderId])))
  const buyers = addressLine(order.address)
  if (parcel.returnOf !== null)
    return {
      from: buyers,
      ...(parcel.toAddress ? { to: parcel.toAddress } : {}),
      ...(parcel.toPhone ? { phone: parcel.toPhone } : {}),
    }
  const from = await placeOfShop(tools.db, order.shopId)
  return { ...(from && { from }), to: buyers, phone: nationalPhone(mainNumber(order.phone)) }
}

/** Without an answer it throws, and the queue repeats it. After a refusal, only our own queries follow the parcel. */
export async function subscribeParcel(tools: ShippingTools, { parcelId }: SubscribeDue): Promise<void> {
  const parcel = await parcelById(tools.db, parcelId)
  if (!parcel || isOver(parcel)) return
  try {
    await tools.gateway.subscribe({
      company: parcel.carrier,
      number: parcel.number,
      callbackUrl: `${tools.callbackUrl}/v1/bizOrderDelivery/notify/kuaidi100/${parcel.id}`,
      ...(await labelOf(tools, parcel)),
    })
  } catch (error) {
    if (!(error instanceof CarrierRefused)) throw error
    tools.log.warn('shipping.subscription-refused', { parcelId, error })
  }
}

/** Reports that a return has arrived. Emitted again with every later message; the handler acts on the first only. */
async function tellReturned(tools: ShippingTools, tx: Tx, parcelId: string): Promise<void> {
  const parcel = await parcelById(tx, parcelId)
  if (!parcel?.returnOf || !parcel.deliveredAt) return
  const returned: ShippingEvents['shipping/returned'] = {
    refundId: parcel.returnOf,
    orderId: parcel.orderId,
    parcelId,
  }
  await tools.jobs.emit(tx, 'shipping/returned', returned)
}

function lineIdsOf({ lines }: ParcelRow): string[] {
  return lines.map(({ lineId }) => lineId)
}

/** Stores a carrier's news. When the last parcel has arrived, the order is marked delivered. Repeats have no effect. */
export function bookTracking(tools: ShippingTools, parcel: ParcelRow, tracking: Tracking): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    // Locks the order first, so that two last parcels that arrive at once are handled one after the other.
    const [order] = await lockedOrders(tx, [parcel.orderId])
    const at = new Date(tools.clock.nowMs())
    const events = tracking.events.map(({ state, area, ...event }) => ({
      ...event,
      state: state === undefined ? null : statusOf[state],
      area: area ?? null,
    }))
    await addNews(tx, parcel.id, { status: statusOf[tracking.state], events, at })
    if (parcel.returnOf !== null) return tellReturned(tools, tx, parcel.id)
    const all = await parcelsOf(tx, parcel.orderId)
    if (order?.parcelSilentAt && all.every(({ silentAt }) => !silentAt))
      await markTraced(tools, tx, parcel.orderId)
    const back = all.filter(({ status }) => status === statusOf.returned)
    if (order && back.length > 0)
      await markBroughtBack(tools, tx, order, back.length === all.length, back.flatMap(lineIdsOf))
    else if (order?.parcelReturnedAt) await markOnTheWayAgain(tools, tx, order, 'parcelHeard')
    const arrivals = all.flatMap((p) => (p.deliveredAt ? [p.deliveredAt.getTime()] : []))
    if (arrivals.length > 0 && arrivals.length === all.length)
      await markDelivered(tools, tx, parcel.orderId, new Date(Math.max(...arrivals)))
  })
}

/** Handles a push of the carrier service. False when its signature is wrong or it is about another parcel. */
export async function handleCarrierPush(
  tools: ShippingTools,
  parcelId: string,
  rawBody: Buffer,
): Promise<boolean> {
  const push = tools.gateway.parsePush(rawBody)
  const parcel = push.kind === 'tracking' ? await parcelById(tools.db, parcelId) : undefined
  const known = push.kind === 'tracking' && parcel?.number === push.tracking.number
  if (!known || !parcel) {
    const reason = push.kind === 'rejected' ? push.reason : 'another parcel'
    tools.log.warn('shipping.push-refused', { parcelId, reason })
    return false
  }
  await bookTracking(tools, parcel, push.tracking)
  return true
}

/** Queries a parcel, stores the answer, and returns whether its journey is over. */
async function lookAfter(tools: ShippingTools, parcel: ParcelRow): Promise<boolean> {
  try {
    const { phone } = await labelOf(tools, parcel)
    const wanted = { company: parcel.carrier, number: parcel.number, ...(phone ? { phone } : {}) }
    const tracking = await tools.gateway.query(wanted)
    if (tracking) await bookTracking(tools, parcel, tracking)
  } catch (error) {
    if (!(error instanceof CarrierRefused || error instanceof NoAnswer)) throw error
    tools.log.warn('shipping.query-failed', { parcelId: parcel.id, error })
  }
  const now = await parcelById(tools.db, parcel.id)
  if (now?.returnOf === null && isSilent(now, tools.clock.nowMs())) await tellSilent(tools, now)
  return now === undefined || isOver(now)
}

/** Reports, once, that a parcel has had no news for days: in the log, to the shop and to the buyer. */
async function tellSilent(tools: ShippingTools, parcel: ParcelRow): Promise<void> {
  const { id, orderId, carrier, number } = parcel
  const { clock, db, log } = tools
  const isNew = await inTransaction(db, async (tx) => {
    await lockedOrders(tx, [orderId])
    if (!(await markParcelSilent(tx, id, new Date(clock.nowMs())))) return false
    await markSilent(tools, tx, orderId, lineIdsOf(parcel))
    return true
  })
  if (isNew) log.error('shipping.parcel-silent', { parcelId: id, orderId, carrier, number })
}

/** Queries a parcel once, and schedules the next query. */
export async function trackParcel(tools: ShippingTools, { parcelId, step }: TrackDue): Promise<void> {
  const { db, jobs, log } = tools
  const parcel = await parcelById(db, parcelId)
  if (!parcel || isOver(parcel) || (await lookAfter(tools, parcel))) return
  const next = trackTimes(parcel.shippedAt.getTime())[step + 1]
  if (next === undefined) return log.error('shipping.parcel-lost', { parcelId, orderId: parcel.orderId })
  const due: TrackDue = { parcelId, step: step + 1 }
  return jobs.send(db, trackJob, due, { at: new Date(next) })
}
