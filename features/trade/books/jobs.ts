import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { checkByTheClock, checkHours, checkJob } from './actions/check-by-the-clock.ts'
import type { BooksOptions } from './actions/tools.ts'

export function booksJobs(tools: Tools, { externalLedger }: Pick<BooksOptions, 'externalLedger'>): void {
  tools.jobs.byClock(checkJob, { cron: checkHours, zone: mallZone }, async () => {
    await checkByTheClock({ ...tools, externalLedger: await externalLedger?.() })
  })
}
