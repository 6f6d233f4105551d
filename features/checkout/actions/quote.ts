import { createHash } from 'node:crypto'
import { skuForSaleOf, type ForSaleRow, type SkuForSale } from '@hojip/catalog'
import type { Destination } from '@hojip/catalog/rules'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { checkoutRefusals } from '../refusals.ts'
import { priceLines, type Price } from '../rules/pricing.ts'

export interface Wanted {
  goodsSpecId: string
  goodsNum: number
}

export type QuoteLine = SkuForSale & { quantity: number }

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
 */
export function quote(
  rows: readonly ForSaleRow[],
  wanted: readonly Wanted[],
  to: Destination | undefined,
): Quote | Refusal<'checkout/goodsGone'> {
  const quantities = merged(wanted)
  const skus = new Map(rows.map((row) => [row.skuId, skuForSaleOf(row)]))
  if (skus.size < quantities.size) return refuse(checkoutRefusals.goodsGone)
  const lines = [...quantities].map(([skuId, quantity]) => ({ ...skus.get(skuId)!, quantity }))
  const price = priceLines(lines, to)
  return { ...price, version: versionOf(price) }
}
