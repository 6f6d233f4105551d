import type { Tx } from '@hojip/db'
import { addFans } from '../store.ts'

/**
 * One follower more or fewer for each of the shops, in the caller's transaction; gives how many of the shops exist. What
 * is kept of the catalogue stays good: pages ask for the number anew.
 */
export function countFans(tx: Tx, shopIds: readonly string[], change: 1 | -1): Promise<number> {
  return shopIds.length === 0 ? Promise.resolve(0) : addFans(tx, shopIds, change)
}
