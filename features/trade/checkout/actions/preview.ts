import { toldHoliday } from '@hojip/policy'
import { returnText } from '@hojip/policy/return-texts'
import { addressView, type AddressRow } from '@hojip/addresses'
import { findPlace, isNotFound, refusePlace } from '@hojip/regions'
import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { fenToYuan } from '@hojip/platform/money'
import { isRefusal, type Refusal } from '@hojip/platform/refusal'
import { queuesBefore } from '@hojip/sale-queues/store'
import type { Destination as WishedPlace, Preview, PreviewShop } from '../contract.ts'
import type { PricedLine, ShopPrice } from '../rules/pricing.ts'
import { readPreview } from '../store.ts'
import { mustWait, orderByAt } from './must-wait.ts'
import { messagesOf, type Reader } from './preview-messages.ts'
import {
  arrivalOfShop,
  isOverLimit,
  isShort,
  isTooMany,
  quote,
  skuIdsOf,
  type Quote,
  type QuoteLine,
  type Wanted,
} from './quote.ts'

function lineView({ line, goodsFen }: PricedLine<QuoteLine>, isDeliverable: boolean, locale: Locale) {
  return {
    goodsId: line.goodsId,
    goodsSpecId: line.skuId,
    goodsName: line.goodsName[locale],
    goodsSn: line.goodsSn,
    goodsSpec: line.choiceName[locale],
    goodsPic: line.picture,
    goodsPrice: fenToYuan(line.priceFen),
    goodsNum: line.quantity,
    lineMoney: fenToYuan(goodsFen),
    stock: line.stock,
    stockShort: isShort(line),
    limitExceeded: isTooMany(line) || isOverLimit(line),
    notDeliverable: !isDeliverable,
    isOnSale: line.isOnSale,
    returnRule: line.returnRule,
    returnText: returnText(line.returnRule)[locale],
  }
}

function arrival(shop: ShopPrice<QuoteLine>, { to, nowMs }: Reader) {
  if (!to || !shop.isDeliverable) return {}
  const { fromMs, toMs } = arrivalOfShop(shop, to, nowMs)
  return { arriveFromAt: fromMs, arriveToAt: toMs }
}

function shopView(shop: ShopPrice<QuoteLine>, reader: Reader): PreviewShop {
  const { shopName, shopMark, shopHue, shopHoliday } = shop.first
  return {
    shopId: shop.shopId,
    shopName: shopName[reader.locale],
    mark: shopMark,
    hue: shopHue,
    goodsMoney: fenToYuan(shop.goodsFen),
    shippingFee: fenToYuan(shop.shippingFen),
    surcharge: fenToYuan(shop.surchargeFen),
    deliverable: shop.isDeliverable,
    ...arrival(shop, reader),
    holiday: toldHoliday(shopHoliday, reader.nowMs),
    shopFee: fenToYuan(shop.totalFen),
    submitOrderGoodsInfoList: shop.lines.map((line) => lineView(line, shop.isDeliverable, reader.locale)),
  }
}

/** A quote in the form that the confirm page shows. */
export function previewOf(priced: Quote, reader: Reader): Preview {
  return {
    previewVersion: priced.version,
    defaultAddress: reader.address ? addressView(reader.address, reader.locale) : null,
    goodsMoney: fenToYuan(priced.goodsFen),
    shippingMoney: fenToYuan(priced.shippingFen),
    discountMoney: fenToYuan(priced.discountFen),
    totalMoney: fenToYuan(priced.totalFen),
    isFreeOfCharge: priced.shippingFen === 0,
    submitOrderInfoList: priced.shops.map((shop) => shopView(shop, reader)),
    messages: messagesOf(priced, reader),
  }
}

/** The place that is meant. An own address is one even where the lists have renamed its place since. */
function placeGiven(to: WishedPlace, addresses: readonly AddressRow[]) {
  const own = addresses.find(
    ({ province, city, district }) =>
      province === to.province && city === to.city && district === to.district,
  )
  return own ?? findPlace(to)
}

/** What the order would cost, and when it would arrive. Reads only. */
export async function previewOrder(
  { db, clock }: Tools,
  viewer: Viewer,
  wish: { aoList: Wanted[]; addressId?: string | undefined; to?: WishedPlace | undefined },
  locale: Locale,
): Promise<Preview | Refusal<'checkout/goodsGone' | 'addresses/placeUnknown' | 'saleQueues/wait'>> {
  const skuIds = skuIdsOf(wish.aoList)
  const { addresses, skus, bought, pricesSeen, isAnyQueue } = await readPreview(db, viewer.userId, skuIds)
  const queues = isAnyQueue ? await queuesBefore(db, viewer.userId, skuIds) : []
  const wait = mustWait(queues, { skus, locale, at: 'checkout' })
  if (wait) return wait
  const address = wish.to ? undefined : (addresses.find((a) => a.id === wish.addressId) ?? addresses[0])
  const given = wish.to && placeGiven(wish.to, addresses)
  if (given && isNotFound(given)) return refusePlace(given, 'to.province')
  const to = given ?? address
  const priced = quote(skus, wish.aoList, to, bought)
  if (isRefusal(priced)) return priced
  const seen = new Map(pricesSeen.map(({ skuId, fen }) => [skuId, fen]))
  const byAt = orderByAt(queues)
  const preview = previewOf(priced, { locale, to, address, nowMs: clock.nowMs(), pricesSeen: seen })
  return byAt === undefined ? preview : { ...preview, orderByAt: byAt, serverTime: clock.nowMs() }
}
