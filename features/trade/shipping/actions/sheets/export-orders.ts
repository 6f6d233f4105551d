import { placeLine } from '@hojip/regions/place-names'
import type { Tools } from '@hojip/db'
import { consigneeOf, shopOrdersToPack, unshipped } from '@hojip/orders'
import { orderStatuses } from '@hojip/orders/rules'
import { csvLine, exactDigits, headingIn } from '@hojip/platform/csv'
import { csvAnswer, type PlainAnswer, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { mallDay } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { mostRowsOfSheet } from '../../contract/sheet-calls.ts'
import { shippingRefusals as r } from '../../refusals.ts'
import { sheetColumns } from '../../rules/sheets/sheet-file.ts'

const otherColumns = {
  consignee: ['收件人', 'Recipient', '받는 분'],
  address: ['收货地', 'Destination', '배송지'],
  items: ['商品', 'Products', '상품'],
  remark: ['买家留言', 'Buyer’s note', '구매자 메모'],
} as const

/** A sheet of orders to be shipped. Names and addresses are masked: the labels, whose printing is recorded, have them. */
export async function exportOrdersToShip(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  { viewer, locale }: { viewer: Viewer; locale: Locale },
  ids: readonly string[] | undefined,
): Promise<PlainAnswer | Refusal<'shipping/orderGone'>> {
  const orders = await shopOrdersToPack(db, viewer, { ids, most: mostRowsOfSheet })
  if (ids && orders.length < new Set(ids).size) return refuse(r.orderGone)
  const names = [
    sheetColumns.order,
    otherColumns.consignee,
    otherColumns.address,
    otherColumns.items,
    otherColumns.remark,
    sheetColumns.carrier,
    sheetColumns.number,
  ]
  const lines = orders.flatMap((order) => {
    const left = order.lines.filter((line) => unshipped(line) > 0)
    if (order.status !== orderStatuses.toShip || left.length === 0) return []
    const items = left.map((line) =>
      `${line.goodsName[locale]} ${line.choiceName[locale]} × ${unshipped(line)}`.replaceAll('  ', ' '),
    )
    const { consignee } = consigneeOf(order, 'town', locale)
    const region = placeLine([order.address.province, order.address.city], locale)
    return [csvLine([exactDigits(order.code), consignee, region, items.join(' / '), order.remark, '', ''])]
  })
  return csvAnswer({
    fileName: `hojip-orders-to-ship-${mallDay(clock.nowMs())}.csv`,
    head: names.map((name) => headingIn(locale, name)),
    lines: lines.join(''),
  })
}
