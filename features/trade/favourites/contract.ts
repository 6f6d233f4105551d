import { cart } from '@hojip/cart/contract'
import { productSummary } from '@hojip/catalog/contract'
import { call, shapes as s, ownRead, ownWrite } from '@hojip/platform/http'
import type { HandledBy } from '@hojip/platform/jobs'
import { z } from 'zod'
import { favouritesRefusals as r } from './refusals.ts'

const favourite = z.object({
  pkId: s.id,
  goodsId: s.id,
  userId: s.id,
  gmtCreate: s.time,
  /** The product as it is now, also when it is off sale. */
  goods: productSummary,
  /** How much less the product costs than when it was saved; absent when it does not cost less. */
  priceDrop: s.money.optional(),
})

const followedShop = z.object({
  pkId: s.id,
  shopId: s.id,
  shopName: z.string(),
  shopLogoPic: z.string().nullable(),
  /** The last part of the shop page's path. */
  slug: z.string(),
  /** The character and hue of the round mark that is used as a logo. */
  mark: z.string(),
  hue: z.int(),
  fansNum: z.int(),
  gmtCreate: s.time,
  /** The shop's best sellers, four at most. */
  goods: z.array(
    z.object({
      pkId: s.id,
      goodsName: z.string(),
      goodsPic: z.string(),
      price: s.money,
      isFromPrice: z.boolean(),
    }),
  ),
})

const alertType = z.enum(['stock', 'price'])
const alert = z.object({
  pkId: s.id,
  goodsId: s.id,
  goodsSpecId: s.id,
  type: alertType,
  goodsName: z.string(),
  goodsSpec: z.string(),
  goodsPic: z.string(),
  /** What the option costs now. */
  price: s.money,
  /** Of type `price`: sent when it costs no more than this. */
  targetPrice: s.money.optional(),
  gmtCreate: s.time,
})

/** One hundred entries by default, because the page shows all favourites at once and few users have more. */
const page = s.pageInputOf(100)

export const favouritesCalls = {
  'POST /appUserFavorite/queryByUserId': call({
    summary: 'The user’s saved products, newest first',
    ...ownRead,
    input: z.object({
      ...page,
      onlyPriceDrop: z.boolean().default(false),
      /** Words of the product's or its shop's name, in any language; all of them have to match. */
      goodsName: s.words(0, 60).optional(),
    }),
    output: s.pageOf(favourite).extend({
      /** How many of the favourites with these words cost less than when they were saved. */
      priceDropNum: z.int(),
    }),
  }),
  'POST /appUserFavorite/queryByGoodsIds': call({
    summary: 'Those of the given products that the user has not saved',
    ...ownRead,
    input: z.object({ goodsIds: z.array(s.id).min(1).max(100) }),
    output: s.listOf(z.object({ goodsId: s.id, canFavorite: z.boolean() })),
  }),
  'POST /appUserFavorite/save': call({
    summary: 'Saves products; a repetition changes nothing',
    ...ownWrite,
    /** Clients of the specification send the whole favourite. */
    input: z.looseObject({ goodsId: s.id }),
    output: s.nothing,
    refusals: [r.goodsGone, r.favouritesFull],
  }),
  'POST /appUserFavorite/deleteByGoodsId': call({
    summary: 'Removes products from what is saved; absent ones count as removed',
    ...ownWrite,
    input: z.object({
      /** An id, several, or an object that has one. */
      goodsId: z.union([s.id, z.array(s.id).min(1).max(2_000), z.looseObject({ goodsId: s.id })]),
    }),
    output: s.nothing,
  }),
  'POST /appUserNotice/queryByUserId': call({
    summary: 'What the user wants to be told about options: stock and prices, newest first',
    ...ownRead,
    input: z.object({ goodsId: s.id.optional() }),
    output: s.listOf(alert),
  }),
  'POST /appUserNotice/save': call({
    summary: 'Asks to be told once when an option is back, or costs less; a repetition changes the price',
    ...ownWrite,
    input: z.object({ goodsSpecId: s.id, type: alertType, targetPrice: s.money.optional() }),
    output: z.object({ pkId: s.id }),
    refusals: [r.goodsGone, r.inStock, r.targetNotLower, r.alertsFull],
  }),
  'POST /appUserNotice/deleteById/{pkId}': call({
    summary: 'No longer asks',
    ...ownWrite,
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [r.alertGone],
  }),
  'POST /appUserCart/moveToFavorite': call({
    summary: 'Saves the products of cart lines and deletes the lines',
    ...ownWrite,
    input: z.object({ pkIds: z.array(s.id).min(1).max(120) }),
    output: cart.extend({
      /** The products that were not favourites before, which an undo removes again. */
      savedGoodsIds: z.array(s.id),
    }),
    refusals: [r.goodsGone, r.favouritesFull],
  }),
  'POST /appUserFollow/queryByUserId': call({
    summary:
      'The shops the user follows, newest first, each with its best sellers, and the followed products',
    ...ownRead,
    /** Clients of the specification send more. */
    input: z.looseObject(s.pageInput),
    output: s.pageOf(followedShop).extend({
      /** The same page of the followed products, which are apart from the favourites. */
      goodsList: z.array(favourite),
      goodsTotal: z.int(),
    }),
  }),
  'POST /appUserFollow/queryByShopId': call({
    summary: 'Whether the user follows the shop, and its number of followers',
    ...ownRead,
    input: z.object({ shopId: s.id }),
    output: z.object({ shopId: s.id, isFollowed: z.boolean(), fansNum: z.int() }),
    refusals: [r.shopGone],
  }),
  'POST /appUserFollow/queryGoods': call({
    summary: 'The products the user follows, newest first',
    ...ownRead,
    input: z.object(s.pageInput),
    output: s.pageOf(favourite),
  }),
  'POST /appUserFollow/queryByGoodsId': call({
    summary: 'Whether the user follows the product',
    ...ownRead,
    input: z.object({ goodsId: s.id }),
    output: z.object({ goodsId: s.id, isFollowed: z.boolean() }),
  }),
  'POST /appUserFollow/save': call({
    summary: 'Follows a shop, or a product; a repetition changes nothing, and what is saved stays as it is',
    ...ownWrite,
    input: z
      .object({ shopId: s.id.optional(), goodsId: s.id.optional() })
      .refine(({ shopId, goodsId }) => (shopId === undefined) !== (goodsId === undefined), {
        path: ['shopId'],
      }),
    output: s.nothing,
    refusals: [r.shopGone, r.followsFull, r.goodsGone, r.productFollowsFull],
  }),
  /** For clients of the specification; our pages know whether they unfollow a product or a shop. */
  'POST /appUserFollow/deleteByGoodsId': call({
    summary: 'Unfollows a product, or its shop when the product is not followed, or the shop itself',
    ...ownWrite,
    /** Clients of the specification send the whole favourite. */
    input: z
      .looseObject({ goodsId: s.id.optional(), shopId: s.id.optional() })
      .refine(({ goodsId, shopId }) => goodsId !== undefined || shopId !== undefined, { path: ['shopId'] }),
    output: s.nothing,
  }),
  'POST /appUserFollow/deleteByShopId': call({
    summary: 'Unfollows a shop',
    ...ownWrite,
    input: z.object({ shopId: s.id }),
    output: s.nothing,
  }),
}
export type FavouritesCalls = typeof favouritesCalls
export type Alert = z.output<typeof alert>
export type Favourite = z.output<typeof favourite>
export type FollowedShop = z.output<typeof followedShop>
declare module '@hojip/platform/client' {
  interface AllCalls extends FavouritesCalls {}
}

/** The events that this room emits with `jobs.emit`. `at` is the time of the comparison, in epoch ms. */
export interface FavouritesEvents {
  /** A saved product costs less than at the comparison before. */
  'favourites/priceFell': { goodsId: string; fen: number; at: number }
  /** A saved product that was sold out can be ordered again. */
  'favourites/restocked': { goodsId: string; at: number }
  /** An option that a user waited for is back, or costs no more than the user asked for. */
  'favourites/alertDue': {
    alertId: string
    userId: string
    goodsId: string
    skuId: string
    kind: 'stock' | 'price'
    fen: number
    at: number
  }
}

declare module '@hojip/platform/jobs' {
  interface AllEvents extends FavouritesEvents {}
}

/** The rooms that handle each event. */
export const favouritesEvents = {
  'favourites/priceFell': { handledBy: ['notices'] },
  'favourites/restocked': { handledBy: ['notices'] },
  'favourites/alertDue': { handledBy: ['notices'] },
} as const satisfies HandledBy<FavouritesEvents>

s.nameShapes({ GoodsAlert: alert, Favorite: favourite, FollowedShop: followedShop })
