import type { Db } from '@hojip/db'
import type { PageRequest } from '@hojip/platform/db'
import { shapes, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { briefShops } from '@hojip/shops'
import type { FollowedShop } from '../contract.ts'
import { favouritesRefusals } from '../refusals.ts'
import { productsOfShop } from '../rules/limits.ts'
import { countFollows, followOf, followsOf } from '../store/follows.ts'
import { countProductFollows, followsProduct, productFollowsOf } from '../store/product-follows.ts'
import { savedProducts } from './saved-products.ts'

/** A page of follows with the shops and products as they are now. */
export async function listFollows(db: Db, viewer: Viewer, asked: PageRequest, locale: Locale) {
  const [total, rows, followedProducts] = await Promise.all([
    countFollows(db, viewer),
    followsOf(db, viewer, asked),
    listFollowedProducts(db, viewer, asked, locale),
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
  return {
    ...shapes.page(list, total, asked),
    goodsList: followedProducts.list,
    goodsTotal: followedProducts.total,
  }
}

/** A page of the followed products as they are now. */
export async function listFollowedProducts(db: Db, viewer: Viewer, asked: PageRequest, locale: Locale) {
  const [total, rows] = await Promise.all([
    countProductFollows(db, viewer),
    productFollowsOf(db, viewer, asked),
  ])
  return shapes.page(await savedProducts(db, viewer, rows, locale), total, asked)
}

/** Whether the viewer follows the product. */
export async function productFollowState(db: Db, viewer: Viewer, goodsId: string) {
  return { goodsId, isFollowed: await followsProduct(db, viewer, goodsId) }
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
