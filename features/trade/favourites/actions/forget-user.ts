import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { countFans } from '@hojip/shops'
import { deleteAllAlerts } from '../store/alerts.ts'
import { deleteAllFavourites } from '../store/favourites.ts'
import { deleteAllFollows } from '../store/follows.ts'
import { deleteAllProductFollows } from '../store/product-follows.ts'

/** Deletes the favourites, alerts and follows of a closed account; a repetition finds nothing. */
export function forgetUser(tools: Tools, owner: { userId: string }): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    await deleteAllFavourites(tx, owner)
    await deleteAllAlerts(tx, owner)
    await deleteAllProductFollows(tx, owner)
    await countFans(tx, await deleteAllFollows(tx, owner), -1)
  })
}
