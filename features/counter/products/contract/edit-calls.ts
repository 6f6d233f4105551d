import { call, shapes as s, shopWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { productsRefusals as r } from '../refusals.ts'
import { product, spec } from './list-calls.ts'

/** From one fen to 99,999,999.99 yuan, as files that are imported may say. */
const price = s.money.regex(/^(?!0+\.00$)\d{1,8}\.\d{2}$/)
export const units = z.int().min(0).max(1_000_000_000)

/** What has been saved, as the list shows it. */
const saved = z.object({ product, spec })

export const editCalls = {
  'POST /bizConsole/saveProductPrice': call({
    summary:
      'Changes the price of one SKU that still has the price the change was made from; otherwise `now` is its price',
    ...shopWrite,
    right: 'products.edit',
    input: z.object({ goodsSpecId: s.id, price, priceBefore: s.money }),
    output: saved,
    refusals: [r.productGone, r.priceChanged],
  }),
  'POST /bizConsole/saveProductStock': call({
    summary:
      'Changes the units of one SKU that can be ordered, if they are still as many as given; otherwise `now` is their number',
    ...shopWrite,
    right: 'stock.edit',
    /** Null: not counted, and so never sold out. */
    input: z.object({ goodsSpecId: s.id, stock: units.nullable(), stockBefore: units.nullable() }),
    output: saved,
    refusals: [r.productGone, r.stockChanged],
  }),
  'POST /bizConsole/changeProductsOnSale': call({
    summary: 'Takes some of the shop’s products on or off sale; nobody can order those off sale',
    ...shopWrite,
    right: 'products.edit',
    input: z.object({ goodsIds: z.array(s.id).min(1).max(50), isOnSale: z.boolean() }),
    output: z.object({
      /** The products that were not so before. */
      changed: z.array(s.id),
    }),
    refusals: [r.productGone, r.shopClosed, r.takenDown],
  }),
}
