import { takeOut } from '@hojip/cart'
import type { Cart } from '@hojip/cart/contract'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { isRefusal, type Refusal } from '@hojip/platform/refusal'
import { saveFavourites } from './save-favourite.ts'
import type { FavouritesTools } from './tools.ts'
import type { SaveReason } from '../refusals.ts'

/** Saves the products of cart lines and deletes the lines, all or none; ignores lines that are not the viewer's. */
export function moveFromCart(
  tools: FavouritesTools,
  viewer: { userId: string },
  lineIds: readonly string[],
  locale: Locale,
): Promise<(Cart & { savedGoodsIds: string[] }) | Refusal<SaveReason>> {
  return inTransaction(tools.db, async (tx) => {
    const { goodsIds, cart } = await takeOut(tx, viewer, lineIds, locale)
    const savedGoodsIds = await saveFavourites(tx, viewer, goodsIds, tools)
    return isRefusal(savedGoodsIds) ? savedGoodsIds : { ...cart, savedGoodsIds }
  })
}
