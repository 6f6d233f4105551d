import { createHash } from 'node:crypto'
import { skusForSale, type SkuForSale } from '@hojip/catalog'
import type { Destination } from '@hojip/catalog/freight'
import type { Db, Tx } from '@hojip/db'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { checkoutRefusals } from '../refusals.ts'
import { priceLines, type Price } from '../rules/pricing.ts'

export interface Wanted {
  goodsSpecId: string
  goodsNum: number
}

export type QuoteLine = SkuForSale & { quantity: number }

export interface Quote extends Price<QuoteLine> {
  /** Equal as long as nothing changes that the buyer would pay for. */
  version: string
}

/** Lines of one SKU count as one. */
const merged = (wanted: readonly Wanted[]): Map<string, number> => {
  const quantities = new Map<string, number>()
  for (const { goodsSpecId, goodsNum } of wanted)
    quantities.set(goodsSpecId, (quantities.get(goodsSpecId) ?? 0) + goodsNum)
  return quantities
}

const versionOf = (price: Price<QuoteLine>): string => {
  const facts = price.shops.map((shop) => [
    shop.shopId,
    shop.shippingFen,
    shop.lines.map(({ line, payFen }) => [line.skuId, line.quantity, line.priceFen, payFen]),
  ])
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}

/**
 * What the wanted lines cost right now; refused when one of them does not exist (any more).
 * @param to where to, as far as that is known
 */
export const quote = async (
  db: Db | Tx,
  wanted: readonly Wanted[],
  to: Destination | undefined,
): Promise<Quote | Refusal> => {
  const quantities = merged(wanted)
  const skus = new Map((await skusForSale(db, [...quantities.keys()])).map((sku) => [sku.skuId, sku]))
  if (skus.size < quantities.size) return refuse(checkoutRefusals.goodsGone)
  const lines = [...quantities].map(([skuId, quantity]) => ({ ...skus.get(skuId)!, quantity }))
  const price = priceLines(lines, to)
  return { ...price, version: versionOf(price) }
}
