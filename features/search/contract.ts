import { goodsCard } from '@hojip/catalog/contract'
import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'

export const listSort = z.enum(['0', '1', '2', '3', '4', '5'])

const findAllInput = z.object({
  ...s.pageInput,
  goodsName: z.string().trim().max(100).optional(),
  category1Id: s.id.optional(),
  category2Id: s.id.optional(),
  category3Id: s.id.optional(),
  shopId: s.id.optional(),
  /** Yuan, inclusive. */
  minPrice: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/)
    .optional(),
  maxPrice: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/)
    .optional(),
  inStock: z.boolean().optional(),
  freeShipping: z.boolean().optional(),
  brands: z.array(z.string().max(100)).max(20).optional(),
  /** 0 composite, 1 sales, 2 new, 3 price up, 4 price down, 5 score. */
  sort: listSort.default('0'),
})

const filterInput = z.object({
  category1Id: s.id.optional(),
  category2Id: s.id.optional(),
  category3Id: s.id.optional(),
  shopId: s.id.optional(),
  keyword: z.string().trim().max(100).optional(),
})

export const searchCalls = {
  'POST /bizGoods/findAll': call({
    summary: 'Goods by category, shop, words and price, a page at a time (10,000 at most)',
    auth: 'public',
    owner: 'none',
    rate: 'search',
    cache: 'public',
    input: findAllInput,
    output: s.pageOf(goodsCard),
  }),
  'GET /sysCategory/queryFilters': call({
    summary: 'What the list can be narrowed by: brands, prices and subcategories, each with its count',
    auth: 'public',
    owner: 'none',
    rate: 'search',
    cache: 'public',
    input: filterInput,
    output: z.object({
      /** From the first level down to the category asked for; empty without one. */
      path: z.array(z.object({ pkId: s.id, categoryCode: z.string(), categoryName: z.string() })),
      brands: z.array(z.object({ name: z.string(), count: z.int() })),
      /** Bounds in yuan; `to` null is open. */
      priceRanges: z.array(z.object({ from: s.money, to: s.money.nullable(), count: z.int() })),
      categories: z.array(
        z.object({
          pkId: s.id,
          categoryName: z.string(),
          level: z.int(),
          count: z.int(),
          pic: z.string().nullable(),
        }),
      ),
    }),
  }),
  'GET /bizGoods/likeGoodsName': call({
    summary: 'Suggestions while typing',
    auth: 'public',
    owner: 'none',
    rate: 'search',
    cache: 'public',
    input: z.object({
      goodsName: z.string().trim().min(1).max(50),
      size: z.coerce.number().int().min(1).max(10).default(10),
    }),
    output: s.listOf(
      z.object({
        text: z.string(),
        categoryId: s.id.optional(),
        categoryName: z.string().optional(),
        /** Down to the category, level 1 first. */
        categoryPath: z.array(s.id).optional(),
        goodsId: s.id.optional(),
        /** A shop of that name, and the last part of its page's path. */
        shopId: s.id.optional(),
        shopSlug: z.string().optional(),
      }),
    ),
  }),
}

declare module '@hojip/platform/client' {
  interface AllCalls extends SearchCalls {}
}
export type SearchCalls = typeof searchCalls
