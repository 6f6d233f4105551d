import type { Tools, Tx } from '@hojip/db'
import type { OrderHappening } from '../contract.ts'
import { lockedOrders } from '../store/read.ts'
import { noteOrder, type Change } from '../store/write.ts'

type Note = 'expressCorrected' | 'parcelSilent' | 'parcelHeard'
const tellers = { expressCorrected: 'shop', parcelSilent: 'system', parcelHeard: 'carrier' } as const

/** Writes down in an order's timeline what happened to one of its parcels, for the room of shipping. */
export const noteParcel = async (
  tools: Tools,
  tx: Tx,
  orderId: string,
  type: Note,
  change: Change = {},
): Promise<void> => {
  const [order] = await lockedOrders(tx, [orderId])
  if (!order) return
  const at = new Date(tools.clock.nowMs())
  await noteOrder(tx, orderId, type, order.status, { by: tellers[type], at, change })
  const happened: OrderHappening = { orderId, userId: order.userId, shopId: order.shopId }
  if (type === 'parcelSilent') await tools.jobs.emit(tx, 'orders/parcelSilent', happened)
}

/** Nobody has heard of a parcel of it for days; the shop's list says so. */
export const markSilent = (tools: Tools, tx: Tx, orderId: string): Promise<void> =>
  noteParcel(tools, tx, orderId, 'parcelSilent', { parcel_silent_at: new Date(tools.clock.nowMs()) })

export const markHeard = (tools: Tools, tx: Tx, orderId: string): Promise<void> =>
  noteParcel(tools, tx, orderId, 'parcelHeard', { parcel_silent_at: null })
