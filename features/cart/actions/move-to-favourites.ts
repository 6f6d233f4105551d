import type { Tools } from '@hojip/db'
import { keepGoods } from '@hojip/favourites'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, type Refusal } from '@hojip/platform/refusal'
import type { Cart } from '../contract.ts'
import { deleteLines, goodsOfLines } from '../store.ts'
import { readCart } from './read-cart.ts'

/** The goods of the lines are saved and the lines go, all of it or nothing; what is not the viewer's is passed over. */
export function moveToFavourites(
  tools: Tools,
  viewer: { userId: string },
  lineIds: readonly string[],
  locale: Locale,
): Promise<
  | (Cart & { savedGoodsIds: string[] })
  | Refusal<'favourites/favouritesFull' | 'favourites/goodsGone' | 'http/notFound'>
> {
  return inTransaction(tools.db, async (tx) => {
    const savedGoodsIds = await keepGoods(tx, viewer, await goodsOfLines(tx, viewer, lineIds))
    if (isRefusal(savedGoodsIds)) return savedGoodsIds
    await deleteLines(tx, viewer, lineIds)
    return { ...(await readCart(tx, viewer, locale)), savedGoodsIds }
  })
}
