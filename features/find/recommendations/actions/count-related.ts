import type { Db } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { policy } from '@hojip/policy'
import { storeRelated } from '../store/related.ts'

/** Counts again who bought and saw what together; readers see the counts before until it is done. */
export function countRelated(db: Db): Promise<void> {
  return inTransaction(db, (tx) => storeRelated(tx, policy.leastShoppers))
}
