import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { makePartitions } from './store/partitions.ts'
import { forgetOld } from './store/write.ts'

export function healthJobs({ db, jobs, clock }: Pick<Tools, 'clock' | 'db' | 'jobs'>): void {
  jobs.byClock('health.forget', { cron: '17 * * * *', zone: mallZone }, () => forgetOld(db))
  // While others hold a table it fails, and is repeated.
  jobs.byClock('health.partitions', { cron: '50 4 * * *', zone: mallZone }, async () => {
    await makePartitions(db, new Date(clock.nowMs()))
  })
}
