import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { computeRankings } from './actions/rankings/compute-rankings.ts'

/** Registers the hourly computation of the rankings. */
export function hallsJobs(tools: Tools): void {
  tools.jobs.byClock('rankings.compute', { cron: '0 * * * *', zone: mallZone }, async () => {
    await computeRankings(tools)
  })
}
