import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { httpRefusals } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { countFans } from '@hojip/shops'
import { favouritesRefusals } from '../refusals.ts'
import { maxFollows } from '../rules/limits.ts'
import { holdOwner } from '../store/favourites.ts'
import { addFollow, countFollows, deleteFollow, followOf, shopOfProduct } from '../store/follows.ts'
import { deleteProductFollow } from '../store/product-follows.ts'
import type { FavouritesTools } from './tools.ts'

interface Owner {
  userId: string
}

export function followShop(
  tools: FavouritesTools,
  viewer: Owner,
  shopId: string,
): Promise<null | Refusal<'favourites/followsFull' | 'favourites/shopGone' | 'http/notFound'>> {
  return inTransaction(tools.db, async (tx) => {
    if (!(await holdOwner(tx, viewer))) return refuse(httpRefusals.notFound)
    if (await followOf(tx, viewer, shopId)) return null
    const max = tools.most?.('follows') ?? maxFollows
    if ((await countFollows(tx, viewer)) >= max) return refuse(favouritesRefusals.followsFull, { max })
    const known = await countFans(tx, [shopId], 1)
    if (known === 0) return refuse(favouritesRefusals.shopGone)
    await addFollow(tx, viewer, shopId)
    return null
  })
}

/**
 * Unfollows the shop, or the product, or the product's shop when the product is not followed. Does nothing when there
 * is nothing to unfollow.
 */
export function unfollowShop(
  tools: Tools,
  viewer: Owner,
  named: { shopId?: string | undefined; goodsId?: string | undefined },
): Promise<null> {
  return inTransaction(tools.db, async (tx) => {
    // Waits for concurrent follows of the same shopper.
    await holdOwner(tx, viewer)
    const { goodsId } = named
    if (goodsId && (await deleteProductFollow(tx, viewer, goodsId))) return null
    const shopId = named.shopId ?? (goodsId && (await shopOfProduct(tx, goodsId)))
    if (shopId && (await deleteFollow(tx, viewer, shopId))) await countFans(tx, [shopId], -1)
    return null
  })
}
