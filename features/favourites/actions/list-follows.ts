import type { Db } from '@hojip/db'
import { shapes, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { briefShops } from '@hojip/shops'
import type { FollowedShop } from '../contract.ts'
import { favouritesRefusals } from '../refusals.ts'
import { productsOfShop } from '../rules/limits.ts'
import { listFavourites } from './list-favourites.ts'
import { countFollows, followOf, followsOf } from '../store/follows.ts'

/** A page of follows with the shops and products as they are now. */
export async function listFollows(
  db: Db,
  viewer: Viewer,
  asked: { pageNum: number; pageSize: number },
  locale: Locale,
) {
  const [total, rows, favourites] = await Promise.all([
    countFollows(db, viewer),
    followsOf(db, viewer, shapes.slice(asked)),
    listFavourites(db, viewer, { ...asked, onlyPriceDrop: false }, locale),
  ])
  const shops = await briefShops(
    db,
    rows.map((row) => row.shopId),
    productsOfShop,
    locale,
  )
  const byId = new Map(shops.map((shop) => [shop.shopId, shop]))
  const list = rows.flatMap((row): FollowedShop[] => {
    const shop = byId.get(row.shopId)
    return shop ? [{ pkId: row.id, ...shop, gmtCreate: wireTime(row.followedAt.getTime()) }] : []
  })
  return { ...shapes.page(list, total, asked), goodsList: favourites.list, goodsTotal: favourites.total }
}

/** Whether the viewer follows the shop, and its number of followers. */
export async function followState(db: Db, viewer: Viewer, shopId: string, locale: Locale) {
  const [[shop], isFollowed] = await Promise.all([
    briefShops(db, [shopId], 0, locale),
    followOf(db, viewer, shopId),
  ])
  const state: { shopId: string; isFollowed: boolean; fansNum: number } | Refusal<'favourites/shopGone'> =
    shop ? { shopId, isFollowed, fansNum: shop.fansNum } : refuse(favouritesRefusals.shopGone)
  return state
}
