import { cart } from '@hojip/cart/contract'
import { goodsCard } from '@hojip/catalog/contract'
import { call, shapes as s } from '@hojip/platform/http'
import { z } from 'zod'
import { favouritesRefusals as r } from './refusals.ts'

const favourite = z.object({
  pkId: s.id,
  goodsId: s.id,
  userId: s.id,
  gmtCreate: s.time,
  /** As it is now, also of goods off sale. */
  goods: goodsCard,
  /** What the goods cost less than when they were saved; absent when they do not. */
  priceDrop: s.money.optional(),
})

const followedShop = z.object({
  pkId: s.id,
  shopId: s.id,
  shopName: z.string(),
  shopLogoPic: z.string().nullable(),
  /** The last part of the shop page's path. */
  slug: z.string(),
  /** The character and hue of the round mark that stands for a logo. */
  mark: z.string(),
  hue: z.int(),
  fansNum: z.int(),
  gmtCreate: s.time,
  /** What sells best in it, four at most. */
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

const own = { auth: 'user', owner: 'self', cache: 'none' } as const
/** Without a payload a whole hundred: what the page calls "the favourites" is seldom more. */
const page = { ...s.pageInput, pageSize: s.pageInput.pageSize.default(100) }

export const favouritesCalls = {
  'POST /appUserFavorite/queryByUserId': call({
    summary: 'The goods one has saved, newest first',
    ...own,
    rate: 'read',
    input: z.object({ ...page, onlyPriceDrop: z.boolean().default(false) }),
    output: s.pageOf(favourite).extend({
      /** Of all favourites, those that cost less than when they were saved. */
      priceDropNum: z.int(),
    }),
  }),
  'POST /appUserFavorite/queryByGoodsIds': call({
    summary: 'Which of these goods one may still save: those that one has not',
    ...own,
    rate: 'read',
    input: z.object({ goodsIds: z.array(s.id).min(1).max(100) }),
    output: s.listOf(z.object({ goodsId: s.id, canFavorite: z.boolean() })),
  }),
  'POST /appUserFavorite/save': call({
    summary: 'Saves goods; a second time changes nothing',
    ...own,
    rate: 'write',
    input: z.object({ goodsId: s.id }),
    output: s.nothing,
    refusals: [r.goodsGone, r.favouritesFull],
  }),
  'POST /appUserFavorite/deleteByGoodsId': call({
    summary: 'Takes goods out of the favourites; what is not in them counts as taken out',
    ...own,
    rate: 'write',
    input: z.object({
      /** An id, several, or an object that has one. */
      goodsId: z.union([s.id, z.array(s.id).min(1).max(2_000), z.object({ goodsId: s.id })]),
    }),
    output: s.nothing,
  }),
  'POST /appUserCart/moveToFavorite': call({
    summary: 'Saves the goods of lines as favourites and deletes the lines',
    ...own,
    rate: 'write',
    input: z.object({ pkIds: z.array(s.id).min(1).max(120) }),
    output: cart.extend({
      /** Of the goods, those that were no favourites before: what an undo takes back. */
      savedGoodsIds: z.array(s.id),
    }),
    refusals: [r.goodsGone, r.favouritesFull],
  }),
  'POST /appUserFollow/queryByUserId': call({
    summary: 'The shops one follows, newest first, each with its best sellers, and the goods one follows',
    ...own,
    rate: 'read',
    input: z.object(s.pageInput),
    output: s.pageOf(followedShop).extend({
      /** The same page of the goods: a follow of goods is a favourite. */
      goodsList: z.array(favourite),
      goodsTotal: z.int(),
    }),
  }),
  'POST /appUserFollow/queryByShopId': call({
    summary: 'Whether one follows the shop, and how many do',
    ...own,
    rate: 'read',
    input: z.object({ shopId: s.id }),
    output: z.object({ shopId: s.id, isFollowed: z.boolean(), fansNum: z.int() }),
    refusals: [r.shopGone],
  }),
  'POST /appUserFollow/save': call({
    summary: 'Follows a shop, or goods, which are then among the favourites; a second time changes nothing',
    ...own,
    rate: 'write',
    input: z
      .object({ shopId: s.id.optional(), goodsId: s.id.optional() })
      .refine(({ shopId, goodsId }) => (shopId === undefined) !== (goodsId === undefined), {
        path: ['shopId'],
      }),
    output: s.nothing,
    refusals: [r.shopGone, r.followsFull, r.goodsGone, r.favouritesFull],
  }),
  'POST /appUserFollow/deleteByGoodsId': call({
    summary: 'Follows goods no more; else, where they are not followed, their shop, or the shop itself',
    ...own,
    rate: 'write',
    input: z
      .object({ goodsId: s.id.optional(), shopId: s.id.optional() })
      .refine(({ goodsId, shopId }) => goodsId !== undefined || shopId !== undefined, { path: ['shopId'] }),
    output: s.nothing,
  }),
  'POST /appUserFollow/deleteByShopId': call({
    summary: 'Follows a shop no more',
    ...own,
    rate: 'write',
    input: z.object({ shopId: s.id }),
    output: s.nothing,
  }),
}
export type FavouritesCalls = typeof favouritesCalls
export type Favourite = z.output<typeof favourite>
export type FollowedShop = z.output<typeof followedShop>
declare module '@hojip/platform/client' {
  interface AllCalls extends FavouritesCalls {}
}
