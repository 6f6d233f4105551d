import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { countRelated } from './actions/count-related.ts'

/** Registers the hourly count. */
export function recommendationsJobs(tools: Pick<Tools, 'jobs' | 'db'>): void {
  tools.jobs.byClock('recommendations.count', { cron: '25 * * * *', zone: mallZone }, () =>
    countRelated(tools.db),
  )
}
