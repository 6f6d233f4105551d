import { mustGet } from '@hojip/platform/collections'
import { createHash } from 'node:crypto'
import { skuForSaleOf, type ForSaleRow, type SkuForSale } from '@hojip/catalog'
import { partsOf, type Destination } from '@hojip/catalog/rules'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { checkoutRefusals } from '../refusals.ts'
import { arrivalOf, type Arrival } from '../rules/arrival.ts'
import { maxOfOne } from '../rules/wanted-lines.ts'
import { priceLines, type Price, type ShopPrice } from '../rules/pricing.ts'
import type { Bought } from '../store.ts'

export interface Wanted {
  goodsSpecId: string
  goodsNum: number
}

export interface QuoteLine extends SkuForSale {
  quantity: number
  /** How many units of the product the buyer may still order, of all options together; null: any number. */
  mayOrder: number | null
  /** The units of the product in this order. */
  quantityOfAll: number
}

export function isShort(line: QuoteLine): boolean {
  return line.quantity > line.stock
}

export function isTooMany(line: QuoteLine): boolean {
  return line.quantity > maxOfOne
}

/** Whether one person may not have so many of the product. */
export function isOverLimit(line: QuoteLine): line is QuoteLine & { personLimit: number; mayOrder: number } {
  const { personLimit, mayOrder, quantityOfAll } = line
  return personLimit !== null && mayOrder !== null && quantityOfAll > mayOrder
}

export interface Quote extends Price<QuoteLine> {
  /** Stays the same until anything changes that the buyer would pay for. */
  version: string
}

export function skuIdsOf(wanted: readonly Wanted[]): string[] {
  return [...new Set(wanted.map(({ goodsSpecId }) => goodsSpecId))]
}

/** Adds up the quantities of lines with the same SKU. */
function merged(wanted: readonly Wanted[]): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { goodsSpecId, goodsNum } of wanted)
    quantities.set(goodsSpecId, (quantities.get(goodsSpecId) ?? 0) + goodsNum)
  return quantities
}

function versionOf(price: Price<QuoteLine>): string {
  const facts = price.shops.map((shop) => [
    shop.shopId,
    shop.shippingFen,
    shop.lines.map(({ line, payFen }) => [line.skuId, line.quantity, line.priceFen, payFen]),
  ])
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}

/**
 * The price of the wanted lines; refused when one of their SKUs does not exist (any more).
 * @param rows their SKUs in their current state
 * @param to the destination, when it is known
 * @param bought what the buyer has ordered lately of products with a limit per person
 */
export function quote(
  rows: readonly ForSaleRow[],
  wanted: readonly Wanted[],
  to: Destination | undefined,
  bought: readonly Bought[],
): Quote | Refusal<'checkout/goodsGone'> {
  const quantities = merged(wanted)
  const skus = new Map(rows.map((row) => [row.skuId, skuForSaleOf(row)]))
  const found = [...quantities].flatMap(([skuId, quantity]) => {
    const sku = skus.get(skuId)
    return sku ? [{ ...sku, quantity }] : []
  })
  if (found.length < quantities.size) return refuse(checkoutRefusals.goodsGone)
  const before = new Map(bought.map(({ goodsId, units }) => [goodsId, units]))
  const ofProduct = new Map<string, number>()
  for (const { goodsId, quantity } of found) ofProduct.set(goodsId, (ofProduct.get(goodsId) ?? 0) + quantity)
  const lines = found.map((line): QuoteLine => {
    const { goodsId, personLimit } = line
    const mayOrder = personLimit === null ? null : Math.max(0, personLimit - (before.get(goodsId) ?? 0))
    return { ...line, mayOrder, quantityOfAll: mustGet(ofProduct, goodsId) }
  })
  const price = priceLines(lines, to)
  return { ...price, version: versionOf(price) }
}

/** When a shop's part would arrive if it were paid now: shown before the order is placed, and then kept with it. */
export function arrivalOfShop(
  { lines, first }: ShopPrice<QuoteLine>,
  to: Destination,
  nowMs: number,
): Arrival {
  const { shopProvince, sendsOn, sendsUntilMinute, shopHoliday } = first
  const parts = partsOf(lines.map(({ line }) => line))
  return arrivalOf({ shopProvince, sendsOn, sendsUntilMinute, shopHoliday, parts }, to, nowMs)
}
