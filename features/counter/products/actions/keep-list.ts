import { refreshShopProducts } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { firstOrderId } from '@hojip/orders/rules'
import { inBatches, inTransaction } from '@hojip/platform/db'
import { dayMs } from '@hojip/platform/clock'
import { countProducts, countSold, productIdsAfter, sumUpTallies, takeChanges } from '../store/upkeep.ts'

const batch = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Brings the rows of products up to date whose stock orders have changed. */
export async function followStock(db: Db): Promise<void> {
  await inBatches(batch, (limit) =>
    inTransaction(db, async (tx) => {
      const { taken, goodsIds } = await takeChanges(tx, limit)
      await refreshShopProducts(tx, goodsIds)
      return taken
    }),
  )
}

/** Counts what was sold in the last 30 days, and sums up the numbers of products. */
export async function countSales(db: Db, nowMs: number): Promise<void> {
  const since = soldSince(nowMs)
  await inTransaction(db, async (tx) => {
    const goodsIds = await countSold(tx, since, firstOrderId(since))
    await refreshShopProducts(tx, goodsIds)
  })
  await inTransaction(db, sumUpTallies)
}

/**
 * Writes the rows of all products anew, in short transactions while the mall runs. Rows that were right stay as they
 * are, and after an interruption it may simply be started again. Returns the number of products.
 */
export async function rebuildList(
  db: Db,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<number> {
  const total = await countProducts(db)
  let done = 0
  let after = beforeAll
  for (;;) {
    const ids = await inTransaction(db, async (tx) => {
      const next = await productIdsAfter(tx, after, batch)
      await refreshShopProducts(tx, next)
      return next
    })
    done += ids.length
    onProgress(done, Math.max(done, total))
    const last = ids.at(-1)
    if (last === undefined) return done
    after = last
  }
}

/** The beginning of the days that "sold in 30 days" counts. */
function soldSince(nowMs: number): Date {
  return new Date(nowMs - 30 * dayMs)
}
