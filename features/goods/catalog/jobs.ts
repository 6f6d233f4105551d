import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { mallZone } from '@hojip/platform/mall-time'
import { follow, followJob, type FollowJob } from './actions/categories/change-tree.ts'
import { followCategories } from './actions/categories/follow-categories.ts'
import { endFormerPrices } from './store/price-log.ts'
import { bumpCatalogVersion } from './store/version.ts'

/**
 * Registers the job that ends struck-through prices when their time is over, the steps by which products follow a
 * changed tree, and what an update of the mall has noted for them.
 */
export function catalogJobs(tools: Pick<Tools, 'db' | 'clock' | 'jobs'>): void {
  const { jobs, db } = tools
  jobs.byClock('catalog.end-former-prices', { cron: '*/10 * * * *', zone: mallZone }, () =>
    inTransaction(db, async (tx) => {
      if (await endFormerPrices(tx)) await bumpCatalogVersion(tx)
    }),
  )
  jobs.byClock('categories.follow-noted', { cron: '1-59/5 * * * *', zone: mallZone }, () =>
    followCategories(tools),
  )
  jobs.handle<FollowJob>(followJob, (job) => follow(tools, job))
}
