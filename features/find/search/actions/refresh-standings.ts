import type { Db } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { fadedProducts, refreshStandings, takeChanges } from '../store/changes.ts'

const batch = 500

/** Moves products that have sold out behind the others, and those that are there again back. */
export async function refreshChanged(db: Db): Promise<void> {
  await inBatches(db, takeChanges)
}

/** Lets products that are no longer new fall back. */
export async function refreshFaded(db: Db): Promise<void> {
  await inBatches(db, fadedProducts)
}

async function inBatches(db: Db, take: typeof takeChanges): Promise<void> {
  const one = () =>
    inTransaction(db, async (tx) => {
      const ids = await take(tx, batch)
      if (ids.length > 0) await refreshStandings(tx, [...new Set(ids)])
      return ids.length
    })
  while ((await one()) === batch);
}
