import { placeOfCode } from '@hojip/regions/place-names'
import { travelDays } from '@hojip/catalog/rules'
import type { Tools } from '@hojip/db'
import { consigneeOf, type CustomerSeen, type LineRow, type OrderRow } from '@hojip/orders'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { dayMs } from '@hojip/platform/clock'
import type { Logistics, Parcel, ParcelStop } from '../contract.ts'
import { carrierOf } from '../rules/carriers.ts'
import { parcelStatuses } from '../rules/parcel-status.ts'
import { isOver, mayBeSentAgain, mayCorrect } from '../rules/silence.ts'
import { parcelsOf, type ParcelRow } from '../store.ts'

/** The expected arrival of a parcel under way, by its destination; undefined once that time is over. */
function etaOf(parcel: ParcelRow, { freight, address }: OrderRow, nowMs: number) {
  if (!freight || isOver(parcel)) return {}
  const [least, most] = travelDays({ country: 'CN', province: freight.fromProvince }, address, freight)
  const [fromMs, toMs] = [least, most].map((days) => parcel.shippedAt.getTime() + days * dayMs) as [
    number,
    number,
  ]
  if (toMs < nowMs) return {}
  return { etaFromAt: fromMs, etaToAt: toMs, etaFrom: wireTime(fromMs), etaTo: wireTime(toMs) }
}

interface Reader {
  order: OrderRow
  lines: ReadonlyMap<string, LineRow>
  locale: Locale
  nowMs: number
}

/** A message of a carrier, for the parcel of an order and of a return alike. */
export function traceView(
  { at, text, state, area }: ParcelRow['traces'][number],
  locale: Locale,
): ParcelStop {
  const place = area === null ? undefined : placeOfCode(area, locale)
  return {
    time: wireTime(at),
    status: text,
    ...(state === null ? {} : { deliverystatus: state }),
    ...(place ? { place } : {}),
  }
}

function parcelView(parcel: ParcelRow, { order, lines, locale, nowMs }: Reader): Parcel {
  const carrier = carrierOf(parcel.carrier)
  return {
    pkId: parcel.id,
    number: parcel.number,
    type: parcel.carrier,
    expName: carrier?.name[locale] ?? parcel.carrier,
    expPhone: carrier?.phone ?? '',
    deliverystatus: parcel.status,
    issign: parcel.status === parcelStatuses.signed ? '1' : '0',
    takeTime: wireTime(parcel.shippedAt.getTime()),
    updateTime: wireTime(parcel.updatedAt.getTime()),
    ...etaOf(parcel, order, nowMs),
    silent: parcel.silentAt !== null && !isOver(parcel),
    corrected: parcel.correctedAt !== null,
    canCorrect: mayCorrect(parcel),
    canSendAgain: mayBeSentAgain(parcel, order.status),
    list: parcel.traces.map((trace) => traceView(trace, locale)),
    goodsInfoVO: parcel.lines.map(({ lineId, quantity }) => ({
      orderGoodsId: lineId,
      goodsName: lines.get(lineId)?.goodsName[locale] ?? '',
      goodsPic: lines.get(lineId)?.picture ?? '',
      num: quantity,
    })),
  }
}

/** @param order as its buyer or its shop may see it */
export async function lookLogistics(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  order: OrderRow,
  sees: CustomerSeen,
  locale: Locale,
): Promise<Logistics> {
  const lines = new Map(order.lines.map((line) => [line.id, line]))
  const parcels = await parcelsOf(db, order.id)
  const reader = { order, lines, locale, nowMs: clock.nowMs() }
  return {
    ...consigneeOf(order, sees, locale),
    deliveryResultList: parcels.map((parcel) => parcelView(parcel, reader)),
  }
}
