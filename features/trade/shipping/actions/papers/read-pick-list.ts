import type { Tools } from '@hojip/db'
import { skuCodes } from '@hojip/catalog'
import { consigneeOf, customerSeenBy, shopOrdersToPack, unshipped, type OrderRow } from '@hojip/orders'
import { orderStatuses } from '@hojip/orders/rules'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse } from '@hojip/platform/refusal'
import { mostOrdersOfPapers } from '../../contract/papers-calls.ts'
import { shippingRefusals as r } from '../../refusals.ts'
import { pickRows } from '../../rules/papers/pick-list.ts'

function leftOf({ status, lines }: OrderRow) {
  return status === orderStatuses.toShip
    ? lines.map((line) => ({ line, left: unshipped(line) })).filter(({ left }) => left > 0)
    : []
}

/** What the shop has to fetch and pack. Orders with nothing left to ship are left out. */
export async function readPickList(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: Viewer,
  ids: readonly string[] | undefined,
  locale: Locale,
) {
  const found = await shopOrdersToPack(db, viewer, { ids, most: mostOrdersOfPapers + 1 })
  if (ids && found.length < new Set(ids).size) return refuse(r.orderGone)
  const orders = found
    .slice(0, mostOrdersOfPapers)
    .map((order) => ({ order, left: leftOf(order) }))
    .filter(({ left }) => left.length > 0)
  const lineOf = new Map(orders.flatMap(({ left }) => left.map(({ line }) => [line.skuId, line])))
  const codes = await skuCodes(db, [...lineOf.keys()])
  const rows = pickRows(
    orders.map(({ order, left }) => ({
      code: order.code,
      lines: left.map(({ line, left: units }) => ({
        skuId: line.skuId,
        // What was sold and is no longer in the catalogue has the number of its product.
        code: codes.get(line.skuId) ?? line.goodsSn,
        left: units,
      })),
    })),
  )
  return {
    list: rows.map(({ skuId, code: goodsSn, units, orders: inOrders }) => {
      const line = lineOf.get(skuId)!
      return {
        goodsSpecId: skuId,
        goodsName: line.goodsName[locale],
        goodsSpec: line.choiceName[locale],
        goodsSn,
        goodsPic: line.picture ?? '',
        num: units,
        orders: inOrders.map(({ code, units: num }) => ({ orderCode: code, num })),
      }
    }),
    orders: orders.map(({ order, left }) => ({
      pkId: order.id,
      orderCode: order.code,
      consignee: consigneeOf(order, customerSeenBy(viewer), locale).consignee,
      remark: order.remark,
      lines: left.map(({ line, left: num }) => ({
        orderGoodsId: line.id,
        goodsName: line.goodsName[locale],
        goodsSpec: line.choiceName[locale],
        num,
      })),
    })),
    time: wireTime(clock.nowMs()),
    more: found.length > mostOrdersOfPapers,
  }
}
