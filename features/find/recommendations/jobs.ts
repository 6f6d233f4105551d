import type { Db, Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { inTransaction } from '@hojip/platform/db'
import { policy } from '@hojip/policy'
import { storeRelated } from './store/related.ts'

/** Registers the hourly count. */
export function recommendationsJobs(tools: Pick<Tools, 'jobs' | 'db'>): void {
  tools.jobs.byClock('recommendations.count', { cron: '25 * * * *', zone: mallZone }, () =>
    countRelated(tools.db),
  )
}

/** Counts again who bought and saw what together; readers see the counts before until it is done. */
function countRelated(db: Db): Promise<void> {
  return inTransaction(db, (tx) => storeRelated(tx, policy.leastShoppers))
}
