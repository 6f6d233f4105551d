import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { sweepLooks } from './actions/sweep-looks.ts'
import { deleteLooksOf } from './store.ts'

/** Registers the nightly job and the handler of closed accounts. */
export function footprintsJobs(tools: Tools): void {
  const { jobs, db } = tools
  jobs.byClock('footprints.sweep', { cron: '40 3 * * *', zone: mallZone }, () => sweepLooks(tools))
  jobs.on('accounts/closed', 'footprints', (closed) => deleteLooksOf(db, closed), {
    formerly: 'accounts.closed',
  })
}
