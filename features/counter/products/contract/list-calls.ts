import { call, shapes as s, shopCall } from '@hojip/platform/http'
import { z } from 'zod'
import { productsRefusals as r } from '../refusals.ts'

/**
 * On sale; on sale, but nothing is left of it; in the warehouse, where shoppers do not see it; deleted, until the shop
 * brings it back.
 */
const state = z.enum(['onSale', 'soldOut', 'warehouse', 'deleted'])
/** How far the texts are written in a language. */
const written = z.enum(['full', 'part', 'missing'])
const amount = s.money.regex(/^\d/)

/** Which of the shop's products: all conditions together. */
export const productFilter = {
  /** `all`: except deleted ones. */
  state: z.enum(['all', 'onSale', 'soldOut', 'warehouse', 'deleted']).default('all'),
  /** A part of the name in any language, of the product's number or of an option's number. */
  words: s.words(0, 40).optional(),
  /** A category of any level. */
  categoryId: s.id.optional(),
  /** Nothing left; ten units or fewer, but some; not counted. */
  stock: z.enum(['none', 'low', 'uncounted']).optional(),
  /** Some language is not complete, or this one. */
  language: z.enum(['any', 'zh-CN', 'ko-KR', 'en-US']).optional(),
  /** Products with a price in this range, both ends included. */
  priceFrom: amount.optional(),
  priceTo: amount.optional(),
}

export const spec = z.object({
  pkId: s.id,
  goodsSn: z.string(),
  /** "1kg · 中辣"; '' for a product without options. */
  specText: z.string(),
  price: s.money,
  /** Units that can be ordered: on the shelf, and not reserved for unpaid orders. Null when they are not counted. */
  stock: z.int().nullable(),
  /** Units sold in the last 30 days, counted every hour. */
  sold30: z.int(),
})

export const product = z.object({
  pkId: s.id,
  goodsSn: z.string(),
  goodsName: z.string(),
  goodsPic: z.string(),
  /** The names of its categories, level 1 first. */
  categories: z.array(z.string()),
  /** Of the SKUs on sale: the lowest and the highest. */
  priceMin: s.money,
  priceMax: s.money,
  /** Of all SKUs together; null when one of them is not counted. */
  stock: z.int().nullable(),
  sold30: z.int(),
  languages: z.object({ 'zh-CN': written, 'ko-KR': written, 'en-US': written }),
  state,
  /** When a product in the warehouse goes on sale by itself. */
  onSaleAt: s.time.nullable(),
  /** Since when the mall has taken it off sale. */
  takenDownAt: s.time.nullable(),
  gmtModified: s.time,
  specNum: z.int(),
  /** Of a product with one SKU, which is changed in the product's own row. */
  onlySpec: spec.optional(),
})

const ofShop = { ...shopCall, right: 'products.read' } as const

export const listCalls = {
  'POST /bizConsole/queryProducts': call({
    summary: 'The shop’s products by filter and order, with the number in each state',
    ...ofShop,
    rate: 'read',
    input: z.object({
      ...s.pageInputOf(50),
      ...productFilter,
      sort: z.enum(['updated', 'price', 'stock', 'sold']).default('updated'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: s.pageOf(product).extend({
      /** With the same conditions in every state. */
      counts: z.object({
        all: z.int(),
        onSale: z.int(),
        soldOut: z.int(),
        warehouse: z.int(),
        deleted: z.int(),
      }),
    }),
  }),
  'POST /bizConsole/queryProductSpecs': call({
    summary: 'The SKUs of one of the shop’s products',
    ...ofShop,
    rate: 'read',
    input: z.object({ goodsId: s.id }),
    output: s.listOf(spec),
    refusals: [r.productGone],
  }),
  'GET /bizConsole/queryProductCategories': call({
    summary: 'The categories that the shop has products in, level by level',
    ...ofShop,
    rate: 'read',
    input: s.noInput,
    output: s.listOf(z.object({ pkId: s.id, name: z.string(), level: z.int() })),
  }),
}

export type ShopProduct = z.output<typeof product>
export type ShopSpec = z.output<typeof spec>
export type ProductState = z.output<typeof state>
export type Written = z.output<typeof written>

s.nameShapes({ ShopGoods: product, ShopGoodsSpec: spec })
