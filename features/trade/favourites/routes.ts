import { bind, type Bound } from '@hojip/platform/http'
import { listAlerts, removeAlert, saveAlert } from './actions/alerts.ts'
import { followProduct } from './actions/follow-product.ts'
import { followShop, unfollowShop } from './actions/follow-shop.ts'
import { listFavourites, savable } from './actions/list-favourites.ts'
import { followState, listFollowedProducts, listFollows, productFollowState } from './actions/list-follows.ts'
import { moveFromCart } from './actions/move-from-cart.ts'
import { removeFavourites } from './actions/remove-favourites.ts'
import { saveFavourite } from './actions/save-favourite.ts'
import type { FavouritesTools } from './actions/tools.ts'
import { favouritesCalls } from './contract.ts'

export function favouritesRoutes(tools: FavouritesTools): Bound[] {
  return bind(favouritesCalls, {
    'POST /appUserNotice/queryByUserId': ({ goodsId }, { viewer, locale }) =>
      listAlerts(tools.db, viewer, goodsId, locale),
    'POST /appUserNotice/save': (input, { viewer }) => saveAlert(tools, viewer, input),
    'POST /appUserNotice/deleteById/{pkId}': ({ pkId }, { viewer }) => removeAlert(tools.db, viewer, pkId),
    'POST /appUserFavorite/queryByUserId': (input, { viewer, locale }) =>
      listFavourites(tools.db, viewer, input, locale),
    'POST /appUserFavorite/queryByGoodsIds': ({ goodsIds }, { viewer }) =>
      savable(tools.db, viewer, goodsIds),
    'POST /appUserFavorite/save': ({ goodsId }, { viewer }) => saveFavourite(tools, viewer, goodsId),
    'POST /appUserFavorite/deleteByGoodsId': ({ goodsId }, { viewer }) =>
      removeFavourites(tools, viewer, goodsId),
    'POST /appUserCart/moveToFavorite': ({ pkIds }, { viewer, locale }) =>
      moveFromCart(tools, viewer, pkIds, locale),
    'POST /appUserFollow/queryByUserId': (input, { viewer, locale }) =>
      listFollows(tools.db, viewer, input, locale),
    'POST /appUserFollow/queryByShopId': ({ shopId }, { viewer, locale }) =>
      followState(tools.db, viewer, shopId, locale),
    'POST /appUserFollow/queryGoods': (input, { viewer, locale }) =>
      listFollowedProducts(tools.db, viewer, input, locale),
    'POST /appUserFollow/queryByGoodsId': ({ goodsId }, { viewer }) =>
      productFollowState(tools.db, viewer, goodsId),
    'POST /appUserFollow/save': ({ shopId, goodsId }, { viewer }) =>
      goodsId === undefined ? followShop(tools, viewer, shopId!) : followProduct(tools, viewer, goodsId),
    'POST /appUserFollow/deleteByGoodsId': (named, { viewer }) => unfollowShop(tools, viewer, named),
    'POST /appUserFollow/deleteByShopId': (named, { viewer }) => unfollowShop(tools, viewer, named),
  })
}
