import { shopHoliday } from '@hojip/catalog/contract'
import { call, shapes as s, type OutputOf } from '@hojip/platform/http'
import { z } from 'zod'
import { ownCalls } from './contract/own-calls.ts'
import { scoresCalls } from './contract/scores-calls.ts'

export const shopInfo = z.object({
  pkId: s.id,
  shopName: z.string(),
  /** The last part of the shop page's path. */
  slug: z.string(),
  shopLogoPic: z.string().nullable(),
  /** The character and hue of the round mark that is used as a logo. */
  mark: z.string(),
  hue: z.int(),
  /** The shop's location in one line, in the caller's language. */
  place: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  intro: z.string(),
  bizScope: z.string(),
  goodsCount: z.int(),
  salesNum: z.int(),
  /** The number of followers. */
  fansNum: z.int(),
  score: z.string().optional(),
  freeShippingFrom: s.money,
  shippingFee: s.money,
  /** '' without one. */
  bannerPic: z.string(),
  /** What the shop announces now; '' for nothing. */
  notice: z.string(),
  /** On which days parcels leave, and until when paid orders leave on the same day, such as "16:00". */
  sendsOn: z.enum(['workdays', 'all']),
  sendsUntil: z.string(),
  /** From two weeks before: the days on which nothing leaves, and the first one after them; null for none. */
  holiday: shopHoliday.nullable(),
  /** The mall has closed it: nothing of it can be bought. */
  isClosed: z.boolean(),
})

const shopProduct = z.object({
  pkId: s.id,
  goodsName: z.string(),
  goodsPic: z.string(),
  price: s.money,
  /** Whether its options have different prices; the price shown is the lowest. */
  isFromPrice: z.boolean(),
})

export const shopsCalls = {
  'GET /bizShop/queryShopInfo': call({
    summary: 'A shop, as a list with one entry',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({ shopId: s.id, pageNum: z.coerce.number().int().min(1).default(1) }),
    output: s.listOf(
      z.object({
        shop: shopInfo,
        goods: z.array(shopProduct),
        /** What the shop shows first; empty on later pages. */
        chosen: z.array(shopProduct),
      }),
    ),
  }),
  'POST /bizShop/findAll': call({
    summary: 'Shops by name, best sellers first',
    auth: 'public',
    owner: 'none',
    rate: 'search',
    cache: 'public',
    input: z.object({ ...s.pageInput, shopName: s.words(0, 50).optional() }),
    output: s.pageOf(z.object({ shop: shopInfo, goods: z.array(shopProduct) })),
  }),
  ...ownCalls,
  ...scoresCalls,
}
export type OwnShop = OutputOf<ShopsCalls['GET /bizConsole/queryOwnShop']>
export type ShopsCalls = typeof shopsCalls
export type ShopInfo = z.output<typeof shopInfo>
declare module '@hojip/platform/client' {
  interface AllCalls extends ShopsCalls {}
}

s.nameShapes({ Shop: shopInfo, ShopProduct: shopProduct })
