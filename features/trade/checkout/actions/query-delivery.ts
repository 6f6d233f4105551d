import { addressesOf, addressOf, type AddressRow } from '@hojip/addresses'
import { findPlace, isNotFound, refusePlace } from '@hojip/regions'
import { placeLine, placeName } from '@hojip/regions/place-names'
import { freightOfParts, partsOf } from '@hojip/catalog/rules'
import { skusForSale } from '@hojip/catalog'
import type { Db, Tools } from '@hojip/db'
import { shipByMs, toldHoliday } from '@hojip/policy'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { Delivery, QueryDelivery } from '../contract.ts'
import { checkoutRefusals as r } from '../refusals.ts'
import { arrivalOf } from '../rules/arrival.ts'
import { deliveryReason } from './texts.ts'

type NoPlace = 'checkout/addressGone' | 'checkout/placeMissing' | 'addresses/placeUnknown'
type Place = Pick<AddressRow, 'country' | 'province' | 'city' | 'district'> & { names: string[] }

function placeOf({ country, province, city, district }: Omit<Place, 'names'>): Place {
  return { country, province, city, district, names: [province, city, district] }
}

type Named = Parameters<typeof findPlace>[0]

function placeNamed(named: Named, field: string): Place | Refusal<'addresses/placeUnknown'> {
  const place = findPlace(named)
  return isNotFound(place) ? refusePlace(place, field) : placeOf(place)
}

/** The destination: the given address, the given region, the viewer's default address, or the region instead of that. */
async function whereTo(
  db: Db,
  viewer: Viewer | null,
  { addressId, country, province, city, district, otherwise }: QueryDelivery,
): Promise<Place | Refusal<NoPlace>> {
  if (addressId !== undefined) {
    const address = viewer && (await addressOf(db, viewer, addressId))
    return address ? placeOf(address) : refuse(r.addressGone)
  }
  if (province !== undefined) return placeNamed({ country, province, city, district }, 'province')
  // A country alone is no place: what delivery costs depends on the province.
  const [usual] = viewer && country === undefined ? await addressesOf(db, viewer) : []
  if (usual) return placeOf(usual)
  if (otherwise) return placeNamed(otherwise, 'otherwise.province')
  return refuse(r.placeMissing, {}, { fields: [{ field: 'province', problem: '' }] })
}

/** Fee and time of delivery for one SKU alone, if it were paid now. */
export async function queryDelivery(
  { db, clock }: Tools,
  viewer: Viewer | null,
  wish: QueryDelivery,
  locale: Locale,
): Promise<Delivery | Refusal<NoPlace | 'checkout/goodsGone'>> {
  const [sku] = await skusForSale(db, [wish.goodsSpecId])
  if (!sku) return refuse(r.goodsGone)
  const to = await whereTo(db, viewer, wish)
  if (isRefusal(to)) return to
  const nowMs = clock.nowMs()
  const parts = partsOf([{ ...sku, quantity: wish.goodsNum }])
  const { isDeliverable, feeFen, surchargeFen } = freightOfParts(parts, to)
  const answer = {
    place: placeLine(to.names, locale),
    deliverable: isDeliverable,
    reason: isDeliverable ? '' : deliveryReason(sku.shopName[locale], placeName(to.province, locale), locale),
    fee: fenToYuan(feeFen),
    surcharge: fenToYuan(surchargeFen),
    shipBy: wireTime(shipByMs(nowMs, sku.shopHoliday)),
    holiday: toldHoliday(sku.shopHoliday, nowMs),
  }
  if (!isDeliverable) return answer
  const { payByMs, fromMs, toMs } = arrivalOf(sku, to, nowMs)
  const times = { arriveFrom: wireTime(fromMs), arriveTo: wireTime(toMs) }
  const soon = payByMs === undefined ? {} : { payByAt: payByMs }
  return { ...answer, ...times, ...soon, arriveFromAt: fromMs, arriveToAt: toMs }
}
