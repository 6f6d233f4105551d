import { call, shapes as s } from '@hojip/platform/http'
import { returnRules, type ReturnRule } from '@hojip/policy/contract'
import { z } from 'zod'
import { catalogRefusals as r } from './refusals.ts'
import { categoriesCalls } from './contract/categories-calls.ts'
import { optionAttributes } from './contract/option-attributes.ts'

export { longestHtml } from './contract/longest-html.ts'

/** A shop's terms of delivery, without the places they differ by. */
export const deliveryTerms = {
  freeShippingFrom: s.money,
  shippingFee: s.money,
  /** The fee covers the `first` pieces; each further `next` pieces cost `nextFee`. */
  byPiece: z.object({ first: z.int(), next: z.int(), nextFee: s.money }).optional(),
  /** What `byPiece` counts instead of pieces: grams, or fen of products. */
  freightUnit: z.enum(['piece', 'weight', 'amount']).optional(),
  /** Pieces from which delivery is free; then no amount makes it free. */
  freeFromPieces: z.int().optional(),
}

/** Whether a product can be returned because of a change of mind, and the same in words. */
export const returns = { returnRule: z.enum(returnRules), returnText: z.string() }

/** Days of the mall on which a shop sends nothing, both included, and the first one after them (`YYYY-MM-DD`). */
export const shopHoliday = z.object({ from: z.string(), until: z.string(), sendsFrom: z.string() })

export const productSummary = z.object({
  pkId: s.id,
  goodsSn: z.string(),
  goodsName: z.string(),
  goodsBrand: z.string(),
  /** Path of the picture without width and format, e.g. `/pictures/kimchi`. */
  goodsPic: z.string(),
  /** Price of the cheapest SKU. */
  price: s.money,
  /** The lowest price that was asked in the 30 days before it was reduced; absent when there was no higher one. */
  linePrice: s.money.optional(),
  /** Its SKUs have different prices: `price` is the lowest, shown as "from". */
  isFromPrice: z.boolean(),
  salesNum: z.int(),
  /** Units that can be ordered. A million or more means an uncounted product, where the number means nothing. */
  stock: z.int(),
  shopId: s.id,
  shopName: z.string(),
  category1Id: s.id,
  category2Id: s.id.nullable(),
  category3Id: s.id.nullable(),
  isOnSale: z.boolean(),
  commentNum: z.int(),
  /** Mean of the stars with one decimal, e.g. "4.8"; absent when no comment has stars. */
  score: z.string().optional(),
  isFreeShipping: z.boolean(),
  /** The option values of the cheapest SKU, e.g. "1kg". */
  specText: z.string(),
  /** It has more than one SKU, so "add to cart" has to ask which. */
  hasChoice: z.boolean(),
  /** The SKU that "add to cart" takes when there is no choice. */
  defaultSpecId: s.id,
})

const goodsSpec = z.object({
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
  /** The number of its barcode; absent when it is not known. */
  gtin: z.string().optional(),
  isDefault: z.boolean(),
})

const goodsParam = z.object({ name: z.string(), value: z.string() })

const productInfo = z.object({
  goods: productSummary.extend({
    /** How many of `commentNum` have stars; `score` is their mean. */
    ratedNum: z.int(),
    /** How many units, of all options together, one person may order within 30 days; absent: any number. */
    personLimit: z.int().optional(),
    ...returns,
    selling: z.string(),
    /** Those of the default SKU; `specAxes` has what other options change. */
    goodsParam: z.array(goodsParam),
    /** Blocks of text and picture. */
    goodsDetail: z.array(
      z.object({ title: z.string(), text: z.string(), goodsDetailImg: z.string().nullable() }),
    ),
    /** Sanitised HTML of imported products; '' for others. */
    bodyHtml: z.string(),
  }),
  goodsImg: z.array(z.string()),
  /** What each of `goodsImg` shows, in this language, '' for a picture without a text; absent when none has one. */
  goodsImgAlt: z.array(z.string()).optional(),
  /** Absent for products without one. */
  goodsVideo: z
    .object({
      /** Path of the file, an MP4 or a WebM. */
      url: z.string(),
      /** Path of a picture without width and format. */
      poster: z.string().optional(),
      width: z.int(),
      height: z.int(),
      seconds: z.int(),
      uploadTime: s.time,
    })
    .optional(),
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
    /** How many users follow the shop; at most a few minutes old. */
    fansNum: z.int(),
  }),
  specAxes: z.array(
    z.object({
      name: z.string(),
      /** What the option changes, by schema.org's name for it; absent for others, such as how hot it is. */
      attribute: z.enum(optionAttributes).optional(),
      values: z.array(z.string()),
      /** For each value, the parameters that replace those of the same names; absent where it replaces none. */
      valueParams: z.array(z.array(goodsParam)).optional(),
    }),
  ),
  specs: z.array(goodsSpec),
  /** The category path, level 1 first. */
  categoryPath: z.array(z.object({ pkId: s.id, categoryName: z.string() })),
})

const priceHistory = z.object({
  /** The SKU whose prices these are. */
  goodsSpecId: s.id,
  /** The prices it asked, oldest first, each until the next; null: it was not for sale. */
  points: z.array(z.object({ time: s.time, price: s.money.nullable() })),
  /** The lowest price it asked in the last 30 days. */
  low30: s.money.nullable(),
  now: s.time,
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
  returnRule: ReturnRule
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
  /** Whether its products can be returned for a change of mind, where they have no rule of their own. */
  returnRule: z.enum(returnRules),
  get children() {
    return z.array(categoryNode)
  },
  get childrenList() {
    return z.array(categoryNode)
  },
})

/** A category with those below it, in the caller's language. */
export interface MenuCategory {
  id: string
  name: string
  /** On the first level only: the code, which its place in the menu and its icon are found by, and its picture. */
  code?: string | undefined
  pic?: string | undefined
  children: MenuCategory[]
}
const menuCategory: z.ZodType<MenuCategory> = z.object({
  id: s.id,
  name: z.string(),
  code: z.string().optional(),
  pic: z.string().optional(),
  get children() {
    return z.array(menuCategory)
  },
})

export const catalogCalls = {
  ...categoriesCalls,
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
    summary: 'The categories of a menu: ids and names in one language, and the featured categories',
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
    summary: 'One product with its gallery, options, SKUs, parameters and shop',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({ goodsId: s.id }),
    output: productInfo,
    refusals: [r.goodsGone],
  }),
  'GET /bizGoods/queryPriceHistory': call({
    summary: 'The prices that a SKU, or else the cheapest of a product, has asked in the last days',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({
      goodsId: s.id,
      goodsSpecId: s.id.optional(),
      days: z.coerce.number().int().min(1).max(90).default(90),
    }),
    output: priceHistory,
    refusals: [r.goodsGone],
  }),
  'POST /bizGoods/queryByIds': call({
    summary: 'Products as lists show them, in the order of the ids; unknown ones are left out',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'none',
    input: z.object({ goodsIds: z.array(s.id).min(1).max(20) }),
    output: s.listOf(productSummary),
  }),
  'POST /bizGoods/queryStockPrice': call({
    summary: 'Current price and stock of SKUs',
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
type CatalogCalls = typeof catalogCalls
export type ProductSummary = z.output<typeof productSummary>
export type ProductInfo = z.output<typeof productInfo>
export type PriceHistory = z.output<typeof priceHistory>
export type ProductSpec = z.output<typeof goodsSpec>

s.nameShapes({
  Category: categoryNode,
  GoodsParam: goodsParam,
  GoodsSpec: goodsSpec,
  MenuCategory: menuCategory,
  PriceHistory: priceHistory,
  GoodsInfo: productInfo,
  GoodsCard: productSummary,
  ShopHoliday: shopHoliday,
})
