import { inTransaction } from '@hojip/platform/db'
import { httpRefusals } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { favouritesRefusals as r } from '../refusals.ts'
import { maxFollowedProducts } from '../rules/limits.ts'
import { holdOwner } from '../store/favourites.ts'
import { addProductFollow, countProductFollows, followsProduct } from '../store/product-follows.ts'
import { watchProducts } from '../store/watched.ts'
import type { FavouritesTools } from './tools.ts'

/** Follows a product, which leaves the favourites as they are. */
export function followProduct(
  tools: FavouritesTools,
  viewer: { userId: string },
  goodsId: string,
): Promise<null | Refusal<'favourites/goodsGone' | 'favourites/productFollowsFull' | 'http/notFound'>> {
  return inTransaction(tools.db, async (tx) => {
    if (!(await holdOwner(tx, viewer))) return refuse(httpRefusals.notFound)
    if (await followsProduct(tx, viewer, goodsId)) return null
    const max = maxFollowedProducts
    if ((await countProductFollows(tx, viewer)) >= max) return refuse(r.productFollowsFull, { max })
    if (!(await addProductFollow(tx, viewer, goodsId))) return refuse(r.goodsGone)
    await watchProducts(tx, [goodsId])
    return null
  })
}
