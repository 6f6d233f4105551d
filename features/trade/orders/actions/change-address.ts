import { addressLine, addressOf, type AddressRow } from '@hojip/addresses'
import { placeName } from '@hojip/regions/place-names'
import { inEachLocale } from '@hojip/platform/i18n'
import { freightOfParts } from '@hojip/catalog/rules'
import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { fenToYuan } from '@hojip/platform/money'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { OrderHappening } from '../contract.ts'
import { ordersRefusals, type DeliveryReason, type StepReason } from '../refusals.ts'
import { movedArrival } from '../rules/arrival.ts'
import { mayChangeAddress } from '../rules/order-state.ts'
import { lockedOrders, ownOrder } from '../store/read.ts'
import { factsOf, snapshotOfAddress, type OrderRow } from '../store/rows.ts'
import { noteOrder } from '../store/write.ts'
import { notNow } from './not-now.ts'

/**
 * Why an address cannot replace the ordered one: delivery was paid by the terms of the order's day, so the
 * new address has to cost the same and to be deliverable.
 */
function freightFault(order: OrderRow, address: AddressRow): Refusal<DeliveryReason> | undefined {
  if (!order.freight) return undefined
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const parts =
    'parts' in order.freight ? order.freight.parts : [{ ...order.freight, goodsFen: order.goodsFen, pieces }]
  const { isDeliverable, feeFen } = freightOfParts(parts, address)
  if (!isDeliverable)
    return refuse(ordersRefusals.notDeliverable, {
      place: inEachLocale((locale) => placeName(address.province, locale)),
    })
  if (feeFen === order.shippingFen) return undefined
  const [was, now] = [fenToYuan(order.shippingFen), fenToYuan(feeFen)]
  return refuse(ordersRefusals.freightDiffers, { was, now }, { was, now })
}

/** The order goes there already: nobody needs a notice. */
function isSame(order: OrderRow, address: AddressRow): boolean {
  return (
    order.consignee === address.consignee &&
    order.phone === address.phone &&
    addressLine(order.address) === addressLine(address)
  )
}

/** Sends an order elsewhere, to another address of its buyer, as long as no parcel of it has left. */
export async function changeAddress(
  tools: Tools,
  viewer: Viewer,
  { orderId, addressId }: { orderId: string; addressId: string },
): Promise<undefined | Refusal<StepReason | DeliveryReason | 'orders/addressGone'>> {
  if (!(await ownOrder(tools.db, viewer, orderId))) return refuse(ordersRefusals.orderGone)
  return inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (!order || !mayChangeAddress(factsOf(order))) return notNow(order)
    const address = await addressOf(tx, viewer, addressId)
    if (!address) return refuse(ordersRefusals.addressGone)
    if (isSame(order, address)) return undefined
    const fault = freightFault(order, address)
    if (fault) return fault
    const at = new Date(tools.clock.nowMs())
    const arrival = movedArrival(order, address)
    const change = {
      consignee: address.consignee,
      phone: address.phone,
      address: JSON.stringify(snapshotOfAddress(address)),
      address_changed_at: at,
      ...(arrival && { arrive_from_at: new Date(arrival.fromMs), arrive_to_at: new Date(arrival.toMs) }),
    }
    await noteOrder(tx, orderId, 'addressChanged', order.status, { by: 'buyer', at, change })
    const happened: OrderHappening = { orderId, userId: order.userId, shopId: order.shopId }
    await tools.jobs.emit(tx, 'orders/addressChanged', happened)
    return undefined
  })
}
