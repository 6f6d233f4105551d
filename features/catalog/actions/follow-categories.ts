import type { Db } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { refreshShopProducts } from '../store/changes/change-products.ts'
import { followNext } from '../store/changes/follow-categories.ts'
import { bumpCatalogVersion } from '../store/version.ts'
import { rewriteSearchRowsOf } from './rewrite-search-rows.ts'

/** So many products are written in one transaction. */
const step = 200

/**
 * Writes the products of all categories that `markCategories` has noted: where their category is now, and found by its
 * names. After an interruption it goes on where it was.
 */
export async function followCategories(db: Db): Promise<void> {
  for (;;) {
    const isDone = await inTransaction(db, async (tx) => {
      const next = await followNext(tx, step)
      if (!next) return true
      await refreshShopProducts(tx, next.moved)
      await rewriteSearchRowsOf(tx, next.ids)
      if (next.ids.length > 0) await bumpCatalogVersion(tx)
      return false
    })
    if (isDone) return
  }
}
