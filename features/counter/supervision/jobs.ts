import type { Tools } from '@hojip/db'
import { followJob, followToTheEnd, type FollowJob } from './actions/close-shop.ts'

/** Registers the steps by which products follow a shop that is closed or opened. */
export function supervisionJobs(tools: Tools): void {
  tools.jobs.handle<FollowJob>(followJob, (job) => followToTheEnd(tools, job))
}
