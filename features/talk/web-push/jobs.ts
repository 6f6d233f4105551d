import type { AccountsEvents } from '@hojip/accounts/contract'
import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { sendJob, type Sending } from './actions/push-to.ts'
import { sendPush } from './actions/send-push.ts'
import type { WebPushTools } from './actions/tools.ts'
import { unusedAfterDays } from './rules/limits.ts'
import { deleteSubscriptionsOf, deleteUnused } from './store.ts'

/** Registers the sending of messages, and what forgets browsers: closed accounts, and nightly those not used any more. */
export function webPushJobs(tools: Tools & WebPushTools): void {
  const { jobs, db } = tools
  jobs.handle<Sending>(sendJob, (sending) => sendPush(tools, sending))
  jobs.on<AccountsEvents['accounts/closed']>('accounts/closed', 'web-push', ({ userId }) =>
    deleteSubscriptionsOf(db, userId),
  )
  jobs.byClock('webPush.sweep', { cron: '50 4 * * *', zone: mallZone }, () =>
    deleteUnused(db, unusedAfterDays),
  )
}
