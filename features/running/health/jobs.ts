import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { forgetOld } from './store/write.ts'

export function healthJobs({ db, jobs }: Pick<Tools, 'db' | 'jobs'>): void {
  jobs.byClock('health.forget', { cron: '17 * * * *', zone: mallZone }, () => forgetOld(db))
}
