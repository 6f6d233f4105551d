import { nationalPhone } from '@hojip/accounts'
import { addressLine } from '@hojip/addresses'
import type { Tx } from '@hojip/db'
import {
  lockedOrders,
  markBroughtBack,
  markDelivered,
  markHeard,
  markOnTheWayAgain,
  markSilent,
} from '@hojip/orders'
import { inTransaction } from '@hojip/platform/db'
import { NoAnswer } from '@hojip/platform/outbound'
import { CarrierRefused } from '../carrier-gateway.ts'
import type { Tracking, TrackingState } from '../carrier-tracking.ts'
import type { ShippingEvents } from '../contract.ts'
import { isOver, isSilent } from '../rules/silence.ts'
import { trackTimes } from '../rules/track-times.ts'
import { addNews, markParcelSilent, parcelById, parcelsOf } from '../store.ts'
import type { ParcelRow } from '../store.ts'
import type { ShippingTools } from './tools.ts'

/** Asks the carrier service to be told about a parcel. */
export const subscribeJob = 'shipping.subscribe'
export interface SubscribeDue {
  parcelId: string
}

/** Looks after a parcel whose pushes may have been lost. */
export const trackJob = 'shipping.track'
export interface TrackDue {
  parcelId: string
  /** Which of `trackTimes`. */
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

/** Where a parcel goes, and the phone on it: the receiver's, which for a return is the shop's. */
async function labelOf(tools: ShippingTools, parcel: ParcelRow) {
  if (parcel.returnOf !== null)
    return {
      ...(parcel.toAddress ? { to: parcel.toAddress } : {}),
      ...(parcel.toPhone ? { phone: parcel.toPhone } : {}),
    }
  const [order] = await inTransaction(tools.db, (tx) => lockedOrders(tx, [parcel.orderId]))
  return { to: addressLine(order!.address), phone: nationalPhone(order!.phone) }
}

/** No answer throws, and the queue repeats it; a no leaves the parcel to our own looking after it. */
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

/** What went back has arrived. Told again with every message after that; who listens looks only once. */
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

/** Writes down what a carrier tells; when the last parcel has arrived, the order is delivered. Repeats are harmless. */
export function bookTracking(tools: ShippingTools, parcel: ParcelRow, tracking: Tracking): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    // The order first: two last parcels that arrive at once are looked at one after the other.
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
      await markHeard(tools, tx, parcel.orderId)
    const back = all.filter(({ status }) => status === statusOf.returned).length
    if (order && back > 0) await markBroughtBack(tools, tx, order, back === all.length)
    else if (order?.parcelReturnedAt) await markOnTheWayAgain(tools, tx, order, 'parcelHeard')
    const arrivals = all.flatMap((p) => (p.deliveredAt ? [p.deliveredAt.getTime()] : []))
    if (arrivals.length > 0 && arrivals.length === all.length)
      await markDelivered(tools, tx, parcel.orderId, new Date(Math.max(...arrivals)))
  })
}

/** The carrier service pushes a trace. False when it is not to be believed or about another parcel. */
export async function hearCarrier(tools: ShippingTools, parcelId: string, rawBody: Buffer): Promise<boolean> {
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

/** Asks how a parcel stands, books the answer, and says whether its journey is over. */
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

/** Nobody has heard of it for days: the mall's people, the shop and the buyer get to know, once. */
async function tellSilent(tools: ShippingTools, { id, orderId, carrier, number }: ParcelRow): Promise<void> {
  const { clock, db, log } = tools
  const isNew = await inTransaction(db, async (tx) => {
    await lockedOrders(tx, [orderId])
    if (!(await markParcelSilent(tx, id, new Date(clock.nowMs())))) return false
    await markSilent(tools, tx, orderId)
    return true
  })
  if (isNew) log.error('shipping.parcel-silent', { parcelId: id, orderId, carrier, number })
}

/** One look after a parcel, and the job for the next one. */
export async function trackParcel(tools: ShippingTools, { parcelId, step }: TrackDue): Promise<void> {
  const { db, jobs, log } = tools
  const parcel = await parcelById(db, parcelId)
  if (!parcel || isOver(parcel) || (await lookAfter(tools, parcel))) return
  const next = trackTimes(parcel.shippedAt.getTime())[step + 1]
  if (next === undefined) return log.error('shipping.parcel-lost', { parcelId, orderId: parcel.orderId })
  const due: TrackDue = { parcelId, step: step + 1 }
  return jobs.send(db, trackJob, due, { at: new Date(next) })
}
