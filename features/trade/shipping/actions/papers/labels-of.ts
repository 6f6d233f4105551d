import { consigneeOf, unshipped, type OrderRow } from '@hojip/orders'
import { orderStatuses } from '@hojip/orders/rules'
import type { Locale } from '@hojip/platform/i18n'
import { carrierOf } from '../../rules/carriers.ts'
import type { ParcelRow } from '../../store.ts'
import type { Sender } from '../tools.ts'
import type { Label } from './draw-label.ts'
import { labelTexts } from './label-texts.ts'

/** One page for each parcel of an order, and one for what is left to ship. */
export function labelsOf(
  order: OrderRow,
  parcels: readonly ParcelRow[],
  { locale, sender }: { locale: Locale; sender: Sender | undefined },
): Label[] {
  const words = labelTexts[locale]
  const { consignee, phone, address } = consigneeOf(order, 'all', locale)
  const fixed = {
    shop: order.shopName[locale],
    sender: { name: sender?.consignee ?? '', phone: sender?.phone ?? '', address: sender?.address ?? '' },
    orderCode: order.code,
    consignee,
    phone,
    address,
    remark: order.remark,
    words,
  }
  const itemOf = (lineId: string, units: number) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return { name: line?.goodsName[locale] ?? '', spec: line?.choiceName[locale] ?? '', units }
  }
  const left = order.lines.flatMap((line) => (unshipped(line) > 0 ? [itemOf(line.id, unshipped(line))] : []))
  const waits = order.status === orderStatuses.toShip && left.length > 0
  const pages = [
    ...parcels.map(({ carrier, number, lines }) => ({
      carrier: carrierOf(carrier)?.name[locale] ?? carrier,
      barcode: number,
      items: lines.map(({ lineId, quantity }) => itemOf(lineId, quantity)),
    })),
    ...(waits ? [{ carrier: words.noCarrier, barcode: order.code, items: left }] : []),
  ]
  return pages.map((page, place) => ({ ...fixed, ...page, page: place + 1, pages: pages.length }))
}
