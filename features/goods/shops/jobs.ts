import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { computeScores } from './actions/scores/compute-scores.ts'

/** Registers the hourly computation of the scores. */
export function shopsJobs(tools: Tools): void {
  tools.jobs.byClock('shopScores.compute', { cron: '20 * * * *', zone: mallZone }, () => computeScores(tools))
}
