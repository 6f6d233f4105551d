import { followCategories } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { follow, followJob, type FollowJob } from './actions/change-tree.ts'

/** Registers the steps by which products follow a changed tree, and what an update of the mall has noted for them. */
export function categoriesJobs(tools: Tools): void {
  tools.jobs.byClock('categories.follow-noted', { cron: '1-59/5 * * * *', zone: mallZone }, () =>
    followCategories(tools),
  )
  tools.jobs.handle<FollowJob>(followJob, (job) => follow(tools, job))
}
