import type { Tools } from '@hojip/db'
import { productIdsOf } from '../rules/product-ids.ts'
import { deleteFavourites } from '../store/favourites.ts'

export async function removeFavourites(
  tools: Tools,
  viewer: { userId: string },
  named: Parameters<typeof productIdsOf>[0],
): Promise<null> {
  await deleteFavourites(tools.db, viewer, productIdsOf(named))
  return null
}
