import type { Tools } from '@hojip/db'
import { goodsIdsOf } from '../rules/goods-ids.ts'
import { deleteFavourites } from '../store/favourites.ts'

export async function removeGoods(
  tools: Tools,
  viewer: { userId: string },
  named: Parameters<typeof goodsIdsOf>[0],
): Promise<null> {
  await deleteFavourites(tools.db, viewer, goodsIdsOf(named))
  return null
}
