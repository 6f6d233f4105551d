import type { Db } from '@hojip/db'
import { inBatches, inTransaction } from '@hojip/platform/db'
import { fadedProducts, refreshStandings, takeChanges } from '../store/changes.ts'

const batch = 500

/** Moves products that have sold out behind the others, and those that are there again back. */
export async function refreshChanged(db: Db): Promise<void> {
  await refresh(db, takeChanges)
}

/** Lets products that are no longer new fall back. */
export async function refreshFaded(db: Db): Promise<void> {
  await refresh(db, fadedProducts)
}

async function refresh(db: Db, take: typeof takeChanges): Promise<void> {
  await inBatches(batch, (limit) =>
    inTransaction(db, async (tx) => {
      const ids = await take(tx, limit)
      if (ids.length > 0) await refreshStandings(tx, [...new Set(ids)])
      return ids.length
    }),
  )
}
