import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { httpRefusals } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { favouritesRefusals, type SaveReason } from '../refusals.ts'
import { maxFavourites } from '../rules/limits.ts'
import { addFavourites, countFavourites, holdOwner, savedOf } from '../store/favourites.ts'
import { watchProducts } from '../store/watched.ts'
import type { FavouritesOptions, FavouritesTools } from './tools.ts'

interface Owner {
  userId: string
}

/** Saves products in the caller's transaction, all or none; returns those that were not saved before. */
export async function saveFavourites(
  tx: Tx,
  viewer: Owner,
  goodsIds: readonly string[],
  { most }: FavouritesOptions,
): Promise<string[] | Refusal<SaveReason>> {
  if (!(await holdOwner(tx, viewer))) return refuse(httpRefusals.notFound)
  const saved = await savedOf(tx, viewer, goodsIds)
  const fresh = [...new Set(goodsIds)].filter((id) => !saved.has(id))
  if (fresh.length === 0) return []
  const { total } = await countFavourites(tx, viewer)
  const max = most?.('favourites') ?? maxFavourites
  if (total + fresh.length > max) return refuse(favouritesRefusals.favouritesFull, { max })
  const added = await addFavourites(tx, viewer, fresh)
  if (added.length < fresh.length) return refuse(favouritesRefusals.goodsGone)
  await watchProducts(tx, added)
  return added
}

export function saveFavourite(
  tools: FavouritesTools,
  viewer: Owner,
  goodsId: string,
): Promise<null | Refusal<SaveReason>> {
  return inTransaction(tools.db, async (tx) => {
    const added = await saveFavourites(tx, viewer, [goodsId], tools)
    return isRefusal(added) ? added : null
  })
}
