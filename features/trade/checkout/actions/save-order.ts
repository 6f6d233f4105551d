import { placeName } from '@hojip/regions/place-names'
import type { AddressRow } from '@hojip/addresses'
import { partsOf } from '@hojip/catalog/rules'
import type { Tools } from '@hojip/db'
import { isShort as isShortOfStock, type HoldLine } from '@hojip/inventory'
import { jobsOfPurchase, type NewLine, type NewOrder, type NewPurchase } from '@hojip/orders'
import { policy } from '@hojip/policy'
import { agreedRule } from '@hojip/policy/return-rule'
import { inTransaction, markRepeatable, type CommittingStatement } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { answerOf, hashOf } from '@hojip/platform/idempotency'
import { newCode, newId } from '@hojip/platform/ids'
import { firstOf, zip } from '@hojip/platform/collections'
import { wireTime } from '@hojip/platform/mall-time'
import { fenToYuan, yuanToFen } from '@hojip/platform/money'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { queuesBefore } from '@hojip/sale-queues/store'
import type { SaveOrder, SavedOrder } from '../contract.ts'
import {
  checkoutRefusals as r,
  type StockReason,
  type QuoteReason,
  type PlaceReason,
  type SaveReason,
} from '../refusals.ts'
import { maxOfOne } from '../rules/wanted-lines.ts'
import type { PricedLine, ShopPrice } from '../rules/pricing.ts'
import { lockBuyer, readOrderFacts, writeCheckout, type CheckoutKey, type OrderFacts } from '../store.ts'
import { mustWait } from './must-wait.ts'
import { previewOf } from './preview.ts'
import {
  arrivalOfShop,
  isOverLimit,
  isShort,
  isTooMany,
  quote,
  skuIdsOf,
  type Quote,
  type QuoteLine,
} from './quote.ts'

interface Buyer {
  viewer: Viewer
  locale: Locale
}

function linesOf(priced: Quote): QuoteLine[] {
  return priced.shops.flatMap((s) => s.lines.map(({ line }) => line))
}

function shortage(
  lines: readonly QuoteLine[],
  locale: Locale,
  left: (line: QuoteLine) => number,
): Refusal<StockReason> {
  const data = { lines: lines.map((l) => ({ goodsSpecId: l.skuId, wanted: l.quantity, stock: left(l) })) }
  const first = firstOf(lines)
  const [name, stock] = [first.goodsName[locale], left(first)]
  return stock > 0 ? refuse(r.stockShort, { name, stock }, data) : refuse(r.soldOut, { name }, data)
}

/** The refusal for the first shop that does not deliver to the address, if there is one. */
function unreachable(
  priced: Quote,
  address: AddressRow,
  locale: Locale,
): Refusal<'checkout/notDeliverable'> | undefined {
  const shop = priced.shops.find(({ isDeliverable }) => !isDeliverable)
  if (!shop) return undefined
  const values = { shop: shop.first.shopName[locale], place: placeName(address.province, locale) }
  const lines = shop.lines.map(({ line }) => ({ goodsSpecId: line.skuId }))
  return refuse(r.notDeliverable, values, { shopId: shop.shopId, lines })
}

/** Why this cannot be ordered at this price; `undefined` when it can. */
function faultOf(
  priced: Quote,
  order: SaveOrder,
  reader: { address: AddressRow; locale: Locale; nowMs: number },
): Refusal<QuoteReason> | undefined {
  const { address, locale } = reader
  const lines = linesOf(priced)
  const shopOf = new Map(lines.map((line) => [line.skuId, line.shopId]))
  const isMisplaced = order.saveOrderShop.some(({ shopId, orderGoodsList }) =>
    orderGoodsList.some((g) => shopOf.get(g.goodsSpecId) !== shopId),
  )
  if (isMisplaced) return refuse(r.wrongShop)
  if (lines.some((line) => !line.isOnSale)) return refuse(r.goodsGone)
  const many = lines.find(isTooMany)
  if (many) return refuse(r.tooManyOfOne, { name: many.goodsName[locale], max: maxOfOne })
  const over = lines.find(isOverLimit)
  if (over)
    return refuse(r.personLimit, {
      name: over.goodsName[locale],
      limit: over.personLimit,
      rest: over.mayOrder,
    })
  const short = lines.filter(isShort)
  if (short.length > 0) return shortage(short, locale, (line) => Math.max(0, line.stock))
  const far = unreachable(priced, address, locale)
  if (far) return far
  if (yuanToFen(order.totalMoney) !== priced.totalFen) {
    const preview = previewOf(priced, { ...reader, to: address })
    return refuse(r.priceChanged, { total: preview.totalMoney }, { preview })
  }
  return undefined
}

function newLine({ line, payFen }: PricedLine<QuoteLine>, id: string, agreed: readonly string[]): NewLine {
  return {
    id,
    goodsId: line.goodsId,
    skuId: line.skuId,
    goodsSn: line.goodsSn,
    goodsName: line.goodsName,
    choiceName: line.choiceName,
    picture: line.picture,
    priceFen: line.priceFen,
    quantity: line.quantity,
    payFen,
    returnRule: agreedRule(line.returnRule, agreed.includes(line.skuId)),
  }
}

/** Each with an id, ids in ascending order, so that rows sorted by id have the order that the buyer saw. */
function withNewIds<T>(list: readonly T[]): [T, string][] {
  return zip(list, list.map(newId).sort())
}

interface Said {
  remark: string
  noReturnAgreed: readonly string[]
  address: AddressRow
}

function newOrder(shop: ShopPrice<QuoteLine>, id: string, said: Said, nowMs: number): NewOrder {
  const { remark, noReturnAgreed, address } = said
  const { shopId, goodsFen, shippingFen, discountFen, totalFen } = shop
  const lines = withNewIds(shop.lines).map(([line, lineId]) => newLine(line, lineId, noReturnAgreed))
  const parts = partsOf(shop.lines.map(({ line }) => line))
  const freight = { parts, fromProvince: shop.first.shopProvince }
  const { fromMs, toMs } = arrivalOfShop(shop, address, nowMs)
  const arrival = { arriveFromAt: new Date(fromMs), arriveToAt: new Date(toMs) }
  const money = { goodsFen, shippingFen, discountFen, totalFen, freight }
  return { id, code: newCode(nowMs), shopId, remark, lines, ...money, ...arrival }
}

function newPurchase(priced: Quote, order: SaveOrder, address: AddressRow, nowMs: number): NewPurchase {
  const remarkOf = (shopId: string) =>
    order.saveOrderShop.find((shop) => shop.shopId === shopId && shop.remark !== '')?.remark ?? ''
  const { country, province, city, district, street, detail, postcode, salutation } = address
  return {
    id: newId(),
    code: newCode(nowMs),
    userId: address.user_id,
    totalFen: priced.totalFen,
    consignee: address.consignee,
    phone: address.phone,
    address: { country, province, city, district, street, detail, postcode, salutation },
    at: new Date(nowMs),
    deadlineAt: new Date(nowMs + policy.payTimeoutMs),
    orders: withNewIds(priced.shops).map(([shop, id]) =>
      newOrder(
        shop,
        id,
        { remark: remarkOf(shop.shopId), noReturnAgreed: order.noReturnAgreed, address },
        nowMs,
      ),
    ),
  }
}

function savedOrder({ code, orders, totalFen, deadlineAt }: NewPurchase): SavedOrder {
  return {
    cartOrderCode: code,
    payId: orders.length === 1 ? firstOf(orders).code : code,
    orderIds: orders.map((o) => o.id),
    totalMoney: fenToYuan(totalFen),
    expireTime: wireTime(deadlineAt.getTime()),
    expireAt: deadlineAt.getTime(),
  }
}

function holdsOf({ orders }: NewPurchase): HoldLine[] {
  return orders.flatMap((o) => o.lines.map((l) => ({ orderId: o.id, skuId: l.skuId, quantity: l.quantity })))
}

/** The purchase to be placed, or why it is refused. */
function purchaseOf(
  { unpaid, address, skus, bought }: OrderFacts,
  order: SaveOrder,
  { locale, nowMs }: { locale: Locale; nowMs: number },
): NewPurchase | Refusal<PlaceReason> {
  const shopCount = new Set(order.saveOrderShop.map((shop) => shop.shopId)).size
  if (unpaid + shopCount > policy.maxUnpaidOrders) return refuse(r.tooManyUnpaid, { count: unpaid })
  if (!address) return refuse(r.addressGone)
  const priced = quote(skus, wantedOf(order), address, bought)
  if (isRefusal(priced)) return priced
  const fault = faultOf(priced, order, { address, locale, nowMs })
  return fault ?? newPurchase(priced, order, address, nowMs)
}

function wantedOf({ saveOrderShop }: SaveOrder) {
  return saveOrderShop.flatMap((shop) => shop.orderGoodsList)
}

function place(tools: Tools, { viewer, locale }: Buyer, order: SaveOrder, key: CheckoutKey) {
  return inTransaction(
    tools.db,
    async (tx): Promise<CommittingStatement<SavedOrder> | SavedOrder | Refusal<SaveReason>> => {
      // The key is stored with the orders.
      markRepeatable(tx)
      await lockBuyer(tx, viewer.userId)
      const skuIds = skuIdsOf(wantedOf(order))
      const facts = await readOrderFacts(tx, key, order.addressId, skuIds)
      const hash = hashOf(order)
      if (facts.storedAnswer) return answerOf<SavedOrder>(facts.storedAnswer, hash)
      if (facts.isClosed) return refuse(r.accountClosed)
      const queues = facts.isAnyQueue ? await queuesBefore(tx, viewer.userId, skuIds) : []
      const wait = mustWait(queues)
      if (wait) return wait
      const purchase = purchaseOf(facts, order, { locale, nowMs: tools.clock.nowMs() })
      if (isRefusal(purchase)) return purchase
      const answer = savedOrder(purchase)
      const [holds, jobs] = [holdsOf(purchase), jobsOfPurchase(tools, purchase)]
      const queueIds = queues.map(({ queueId }) => queueId)
      const last = await writeCheckout(tx, { key: { ...key, hash, answer }, purchase, holds, jobs, queueIds })
      return last.answering(answer)
    },
  )
}

function isTakenCode(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && (constraint === 'orders_code_key' || constraint === 'purchase_code_key')
}

const maxTries = 10

/**
 * Places all orders of one checkout or none: computes the prices again and compares them with the total the buyer
 * agreed to, holds the stock, and removes from the cart what was bought. A repeated request with the same key gets the
 * same answer.
 */
export async function saveOrder(
  tools: Tools,
  buyer: Buyer,
  order: SaveOrder,
  key: string,
): Promise<SavedOrder | Refusal<SaveReason>> {
  const request = { userId: buyer.viewer.userId, call: 'POST /bizOrder/saveOrder', key }
  for (let tries = 1; ; tries++) {
    try {
      return await place(tools, buyer, order, request)
    } catch (error) {
      // Other buyers took the last units meanwhile: the next try finds what is left. Or two orders of the same second
      // drew the same random code (one in a hundred million): the next try draws another.
      if (!(isShortOfStock(error) || isTakenCode(error)) || tries >= maxTries) throw error
    }
  }
}
