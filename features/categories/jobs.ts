import type { Tools } from '@hojip/db'
import { follow, followJob, type FollowJob } from './actions/change-tree.ts'

/** Registers the steps by which products follow a changed tree. */
export function categoriesJobs(tools: Tools): void {
  tools.jobs.handle<FollowJob>(followJob, (job) => follow(tools, job))
}
