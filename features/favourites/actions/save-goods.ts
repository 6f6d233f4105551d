import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { httpRefusals } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { favouritesRefusals } from '../refusals.ts'
import { maxFavourites } from '../rules/limits.ts'
import { addFavourites, countFavourites, holdOwner, savedOf } from '../store/favourites.ts'

interface Owner {
  userId: string
}

/** Saves goods in the caller's transaction; gives those that were not saved before. Saves all of them or none. */
export async function keepGoods(
  tx: Tx,
  viewer: Owner,
  goodsIds: readonly string[],
): Promise<string[] | Refusal<'favourites/favouritesFull' | 'favourites/goodsGone' | 'http/notFound'>> {
  if (!(await holdOwner(tx, viewer))) return refuse(httpRefusals.notFound)
  const saved = await savedOf(tx, viewer, goodsIds)
  const fresh = [...new Set(goodsIds)].filter((id) => !saved.has(id))
  if (fresh.length === 0) return []
  const { total } = await countFavourites(tx, viewer)
  if (total + fresh.length > maxFavourites)
    return refuse(favouritesRefusals.favouritesFull, { max: maxFavourites })
  const kept = await addFavourites(tx, viewer, fresh)
  return kept.length < fresh.length ? refuse(favouritesRefusals.goodsGone) : kept
}

export function saveGoods(
  tools: Tools,
  viewer: Owner,
  goodsId: string,
): Promise<null | Refusal<'favourites/favouritesFull' | 'favourites/goodsGone' | 'http/notFound'>> {
  return inTransaction(tools.db, async (tx) => {
    const kept = await keepGoods(tx, viewer, [goodsId])
    return isRefusal(kept) ? kept : null
  })
}
