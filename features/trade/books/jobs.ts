import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import {
  checkAgainJob,
  checkByTheClock,
  checkHours,
  checkJob,
  type Again,
} from './actions/check-by-the-clock.ts'
import type { BooksOptions } from './actions/tools.ts'

export function booksJobs(tools: Tools, { externalLedger }: Pick<BooksOptions, 'externalLedger'>): void {
  const check = async (again?: Again) => {
    await checkByTheClock({ ...tools, externalLedger: await externalLedger?.() }, again)
  }
  tools.jobs.byClock(checkJob, { cron: checkHours, zone: mallZone }, () => check())
  tools.jobs.handle<Again>(checkAgainJob, check)
}
