import { placeName } from '@hojip/regions/place-names'
import type { AddressRow } from '@hojip/addresses'
import { partsOf } from '@hojip/catalog/rules'
import type { ForSaleRow } from '@hojip/catalog'
import type { Tools, Tx } from '@hojip/db'
import { isShort as isShortOfStock, type HoldLine } from '@hojip/inventory'
import { jobsOfPurchase, type NewLine, type NewOrder, type NewPurchase } from '@hojip/orders'
import { policy } from '@hojip/policy'
import { agreedRule } from '@hojip/policy/return-rule'
import { inTransaction, markRepeatable, together } from '@hojip/platform/db'
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
import {
  isLocked,
  lockBuyers,
  readOrderFacts,
  writeCheckouts,
  type AskedCheckout,
  type FactsOfAll,
  type NewCheckout,
  type OrderFacts,
} from '../store.ts'
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

/** A checkout under way. */
interface Placing {
  buyer: Buyer
  order: SaveOrder
  request: AskedCheckout
}
type Outcome = SavedOrder | Refusal<SaveReason>

/** Instead of an outcome: something else has locked the buyer, and a shared transaction does not wait for that. */
const taken = { isTaken: true } as const
type Shared = Outcome | typeof taken

/** The purchase to be placed, or why it is refused. */
function purchaseOf(
  { unpaid, address, bought }: OrderFacts,
  skus: readonly ForSaleRow[],
  { buyer: { locale }, order }: Placing,
  nowMs: number,
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

/** The SKUs as those find them who order after these checkouts. */
function leftBy(skus: readonly ForSaleRow[], before: readonly NewCheckout[]): ForSaleRow[] {
  const units = new Map<string, number>()
  for (const { skuId, quantity } of before.flatMap(({ holds }) => holds))
    units.set(skuId, (units.get(skuId) ?? 0) + quantity)
  return skus.map((sku) => ({ ...sku, stock: sku.stock - (units.get(sku.skuId) ?? 0) }))
}

interface Deciding {
  tools: Tools
  tx: Tx
  all: FactsOfAll
  /** Those of the same transaction that come first. */
  before: readonly NewCheckout[]
}

/** What becomes of a checkout. */
async function decide(
  { tools, tx, all, before }: Deciding,
  facts: OrderFacts,
  placing: Placing,
): Promise<Shared | NewCheckout> {
  if (facts.isTaken) return taken
  const { order, request } = placing
  const { userId, call, key, skuIds } = request
  const hash = hashOf(order)
  const own = new Set(skuIds)
  const skus = leftBy(
    all.skus.filter(({ skuId }) => own.has(skuId)),
    before,
  )
  if (facts.storedAnswer) return answerOf<SavedOrder>(facts.storedAnswer, hash)
  if (facts.isClosed) return refuse(r.accountClosed)
  const queues = all.isAnyQueue ? await queuesBefore(tx, userId, skuIds) : []
  const wait = mustWait(queues, { skus, locale: placing.buyer.locale, at: 'order' })
  if (wait) return wait
  const purchase = purchaseOf(facts, skus, placing, tools.clock.nowMs())
  if (isRefusal(purchase)) return purchase
  return {
    key: { userId, call, key, hash, answer: savedOrder(purchase) },
    purchase,
    holds: holdsOf(purchase),
    jobs: jobsOfPurchase(tools, purchase),
    queueIds: queues.map(({ queueId }) => queueId),
  }
}

/**
 * Places the orders of different buyers in one transaction. A refused one changes nothing, and no other.
 * @param waits whether for what others have locked; otherwise a buyer is left out (`taken`), and for stock all of it fails (`isLocked`)
 */
function placeAll(tools: Tools, all: readonly Placing[], waits: boolean): Promise<readonly Shared[]> {
  const requests = all.map(({ request }) => request)
  return inTransaction(tools.db, async (tx) => {
    // The keys are stored with the orders.
    markRepeatable(tx)
    await lockBuyers(
      tx,
      requests.map(({ userId }) => userId),
      waits,
    )
    const found = await readOrderFacts(tx, requests, waits)
    const outcomes: Shared[] = []
    const checkouts: NewCheckout[] = []
    for (const [placing, facts] of zip(all, found.each)) {
      const one = await decide({ tools, tx, all: found, before: checkouts }, facts, placing)
      if ('purchase' in one) checkouts.push(one)
      outcomes.push('purchase' in one ? savedOrder(one.purchase) : one)
    }
    if (checkouts.length === 0) return outcomes
    return (await writeCheckouts(tx, checkouts)).answering(outcomes)
  })
}

/** One for the process: its orders share transactions. */
const placersOf = new WeakMap<Tools, (placing: Placing) => Promise<Shared>>()

function placerOf(tools: Tools) {
  const known = placersOf.get(tools)
  if (known) return known
  const placer = together<Placing, Shared>({
    run: (all) => placeAll(tools, all, false),
    keyOf: ({ request }) => request.userId,
    // Whoever arrives meanwhile shares the next one; nothing in it waits for long.
    atOnce: 1,
  })
  placersOf.set(tools, placer)
  return placer
}

function isTakenCode(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && (constraint === 'orders_code_key' || constraint === 'purchase_code_key')
}

const maxTries = 10

/**
 * A checkout of more SKUs shares no transaction: what it costs is not in the commit, and everybody would wait for its lines.
 */
const mostSharedSkus = 20

/**
 * Places all orders of one checkout or none: computes the prices again and compares them with the total the buyer
 * agreed to, holds the stock, and removes from the cart what was bought. A repeated request with the same key gets the
 * same answer. Checkouts of a few lines that arrive together share a transaction.
 */
export async function saveOrder(
  tools: Tools,
  buyer: Buyer,
  order: SaveOrder,
  key: string,
): Promise<SavedOrder | Refusal<SaveReason>> {
  const { userId } = buyer.viewer
  const skuIds = skuIdsOf(wantedOf(order))
  const request = { userId, call: 'POST /bizOrder/saveOrder', key, addressId: order.addressId, skuIds }
  const placing = { buyer, order, request }
  let isAlone = skuIds.length > mostSharedSkus
  for (let tries = 1; ; tries++) {
    try {
      const outcome = await (isAlone
        ? placeAll(tools, [placing], true).then(firstOf)
        : placerOf(tools)(placing))
      if (!('isTaken' in outcome)) return outcome
      isAlone = true
    } catch (error) {
      // Something else has locked the stock, perhaps for long: only this checkout waits for that, as for its buyer.
      if (isLocked(error) && !isAlone) {
        isAlone = true
        continue
      }
      // Other buyers took the last units meanwhile: the next try finds what is left. Or two orders of the same second
      // drew the same random code (one in a hundred million): the next try draws another.
      if (!(isShortOfStock(error) || isTakenCode(error)) || tries >= maxTries) throw error
    }
  }
}
