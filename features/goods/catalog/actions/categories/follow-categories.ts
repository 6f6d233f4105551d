import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { refreshShopProducts } from '../../store/changes/change-products.ts'
import { followNext } from '../../store/changes/follow-categories.ts'
import { bumpCatalogVersion } from '../../store/version.ts'
import { rewriteSearchRowsOf } from '../rewrite-search-rows.ts'

/** So many products are written in one transaction. */
const step = 200
/** Every process empties its caches of the catalogue when the version rises, and works to fill them again. */
const bumpEveryMs = 5_000

/**
 * Writes the products of all categories that `markCategories` has noted: where their category is now, and found by its
 * names. After an interruption it goes on where it was. Lists and pages follow every few seconds and at the end, with
 * the last note: a run that is interrupted before leaves one.
 */
export async function followCategories({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  let bumpedMs = clock.nowMs()
  for (;;) {
    const isDone = await inTransaction(db, async (tx) => {
      const next = await followNext(tx, step)
      if (!next) return true
      await refreshShopProducts(tx, next.moved)
      await rewriteSearchRowsOf(tx, next.ids)
      const nowMs = clock.nowMs()
      if (next.isLast || nowMs - bumpedMs >= bumpEveryMs) {
        await bumpCatalogVersion(tx)
        bumpedMs = nowMs
      }
      return next.isLast
    })
    if (isDone) return
  }
}
