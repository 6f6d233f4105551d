import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { computeScores } from './actions/compute-scores.ts'

/** Registers the hourly computation. */
export function shopScoresJobs(tools: Tools): void {
  tools.jobs.byClock('shopScores.compute', { cron: '20 * * * *', zone: mallZone }, () => computeScores(tools))
}
