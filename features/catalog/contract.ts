import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { catalogRefusals as r } from './refusals.ts'

/** A shop's terms of delivery, without places. */
export const deliveryTerms = {
  freeShippingFrom: s.money,
  shippingFee: s.money,
  /** The fee is for the first pieces, `nextFee` for each so many more. */
  byPiece: z.object({ first: z.int(), next: z.int(), nextFee: s.money }).optional(),
}

export const goodsCard = z.object({
  pkId: s.id,
  goodsSn: z.string(),
  goodsName: z.string(),
  goodsBrand: z.string(),
  /** Path of the picture without width and format, e.g. `/pictures/kimchi`. */
  goodsPic: z.string(),
  /** Of the cheapest SKU. */
  price: s.money,
  linePrice: s.money.optional(),
  /** Its SKUs cost different sums: `price` is the lowest, said as "from". */
  isFromPrice: z.boolean(),
  salesNum: z.int(),
  /** What can be ordered. A million and more is said of goods that nobody counts: the number means nothing then. */
  stock: z.int(),
  shopId: s.id,
  shopName: z.string(),
  category1Id: s.id,
  category2Id: s.id.nullable(),
  category3Id: s.id.nullable(),
  isOnSale: z.boolean(),
  commentNum: z.int(),
  /** Mean of stars with one digit, e.g. "4.8"; absent when no comment has stars. */
  score: z.string().optional(),
  isFreeShipping: z.boolean(),
  /** The option values of the cheapest SKU, e.g. "1kg". */
  specText: z.string(),
  /** More than one SKU: "add to cart" has to ask which. */
  hasChoice: z.boolean(),
  /** The SKU that "add to cart" takes when there is no choice. */
  defaultSpecId: s.id,
})

export const goodsSpec = z.object({
  pkId: s.id,
  goodsId: s.id,
  goodsSn: z.string(),
  /** Index of the value on each axis of `specAxes`. */
  choice: z.array(z.int()),
  /** "1kg · 中辣" */
  specText: z.string(),
  price: s.money,
  linePrice: s.money.optional(),
  stock: z.int(),
  goodsSpecImg: z.string().nullable(),
  isDefault: z.boolean(),
})

const goodsParam = z.object({ name: z.string(), value: z.string() })

export const goodsInfo = z.object({
  goods: goodsCard.extend({
    /** Of `commentNum`, those with stars: `score` is over them. */
    ratedNum: z.int(),
    selling: z.string(),
    /** As they are for the default SKU; what other options change stands in `specAxes`. */
    goodsParam: z.array(goodsParam),
    /** Graphic detail. */
    goodsDetail: z.array(
      z.object({ title: z.string(), text: z.string(), goodsDetailImg: z.string().nullable() }),
    ),
    /** Sanitised HTML of imported goods; '' for others. */
    bodyHtml: z.string(),
  }),
  goodsImg: z.array(z.string()),
  goodsShop: z.object({
    pkId: s.id,
    shopName: z.string(),
    /** The last part of the shop page's path. */
    slug: z.string(),
    mark: z.string(),
    hue: z.int(),
    city: z.string(),
    ...deliveryTerms,
    goodsCount: z.int(),
    /** How many follow it; a few minutes old at most. */
    fansNum: z.int(),
  }),
  specAxes: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.string()),
      /** For each value what it says in place of the parameters of the same names; absent where it says nothing. */
      valueParams: z.array(z.array(goodsParam)).optional(),
    }),
  ),
  specs: z.array(goodsSpec),
  /** The category path, level 1 first. */
  categoryPath: z.array(z.object({ pkId: s.id, categoryName: z.string() })),
})

export type CategoryNode = {
  pkId: string
  categoryCode: string
  categoryName: string
  categoryNameEn: string
  categoryNameKo: string
  categoryImg: string | null
  level: number
  parentId: string | null
  children: CategoryNode[]
  childrenList: CategoryNode[]
}
const categoryNode: z.ZodType<CategoryNode> = z.object({
  pkId: s.id,
  categoryCode: z.string(),
  categoryName: z.string(),
  categoryNameEn: z.string(),
  categoryNameKo: z.string(),
  categoryImg: z.string().nullable(),
  level: z.int(),
  parentId: s.id.nullable(),
  get children() {
    return z.array(categoryNode)
  },
  get childrenList() {
    return z.array(categoryNode)
  },
})

/** A category with those below it, in the language of the caller. */
export interface MenuCategory {
  id: string
  name: string
  /** Of the first level only: what its place in the menu and its icon are found by, and its picture. */
  code?: string | undefined
  pic?: string | null | undefined
  children: MenuCategory[]
}
const menuCategory: z.ZodType<MenuCategory> = z.object({
  id: s.id,
  name: z.string(),
  code: z.string().optional(),
  pic: z.string().nullable().optional(),
  get children() {
    return z.array(menuCategory)
  },
})

export const catalogCalls = {
  'POST /sysCategory/findTree': call({
    summary: 'The category tree, three levels',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({ level: z.int().min(1).max(3).optional(), parentId: s.id.optional() }),
    output: s.listOf(categoryNode),
  }),
  'GET /sysCategory/queryMenu': call({
    summary:
      'The categories as a menu needs them: ids and names in one language; what the mall is known for beside it',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'tagged',
    input: z.object({ level: z.coerce.number().int().min(1).max(3).default(3) }),
    output: z.object({
      list: z.array(menuCategory),
      /** Categories of any level, each with the ids of the path down to it. */
      featured: z.array(z.object({ name: z.string(), path: z.array(s.id) })),
    }),
  }),
  'GET /bizGoods/queryGoodsInfo': call({
    summary: 'One goods with its gallery, options, SKUs, parameters and shop',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({ goodsId: s.id }),
    output: goodsInfo,
    refusals: [r.goodsGone],
  }),
  'POST /bizGoods/queryStockPrice': call({
    summary: 'Price and stock of SKUs right now',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({ goodsSpecIds: z.array(s.id).min(1).max(100) }),
    output: s.listOf(z.object({ goodsSpecId: s.id, price: s.money, stock: z.int(), isOnSale: z.boolean() })),
  }),
}

declare module '@hojip/platform/client' {
  interface AllCalls extends CatalogCalls {}
}
export type CatalogCalls = typeof catalogCalls
export type GoodsCard = z.output<typeof goodsCard>
export type GoodsInfo = z.output<typeof goodsInfo>
export type GoodsSpec = z.output<typeof goodsSpec>
