import type { Tx } from '@hojip/db'
import { addFans } from '../store.ts'

/**
 * Changes the number of followers of each shop by one, in the caller's transaction; returns how many of the shops
 * exist. The catalogue's cache stays valid, because pages load this number separately.
 */
export function countFans(tx: Tx, shopIds: readonly string[], change: 1 | -1): Promise<number> {
  return shopIds.length === 0 ? Promise.resolve(0) : addFans(tx, shopIds, change)
}
