import type { PastPrice, ProductInput, ProductsPut } from '@hojip/catalog'
import { chanceOf } from '../chance.ts'
import { multiplied } from '../product-input.ts'
import type { DemoProduct } from '../all-products.ts'
import { dayMs } from '@hojip/platform/clock'
import { mustGet, zip } from '@hojip/platform/collections'

/** Days before the start at which the demo's reduced products asked something else. */
const firstDay = 88
const dearDay = 71

/** What the reduced products asked in the weeks before: less at first, then the former price, then today's. */
export function pastPricesOf(
  products: ReadonlyMap<string, DemoProduct>,
  inputs: readonly ProductInput[],
  { goodsIds, skuIds }: ProductsPut,
  nowMs: number,
): PastPrice[] {
  return zip(inputs, goodsIds).flatMap(([{ handle, skus }, goodsId]) => {
    const { linePriceFen, priceFen } = mustGet(products, handle)
    if (linePriceFen === undefined) return []
    const reducedDay = 3 + Math.floor(chanceOf(`reduced ${handle}`) * 21)
    return skus.flatMap((sku) => {
      const skuId = mustGet(skuIds, `${goodsId}/${sku.choice.join()}`)
      const formerFen = multiplied(linePriceFen, sku.priceFen / priceFen)
      const before = (days: number, fen: number) => ({
        skuId,
        at: new Date(nowMs - days * dayMs),
        priceFen: fen,
      })
      return [
        before(firstDay, multiplied(sku.priceFen, 1.08)),
        before(dearDay, formerFen),
        before(reducedDay, sku.priceFen),
      ]
    })
  })
}
