import { forgetSender } from '@hojip/uploads'
import { deliverAgain, smsJob, type Delivery } from './actions/codes/deliver-code.ts'
import { exportJob, gatherOwnData, type ExportJob } from './actions/own/own-data.ts'
import type { AccountsTools } from './actions/tools.ts'
import type { AccountsEvents } from './contract.ts'

/**
 * Registers background work: codes that did not go out at once, copies of one's own data, and the deleting of pictures
 * that a closed account has sent and not used.
 */
export function accountsJobs(tools: AccountsTools): void {
  tools.jobs.handle<Delivery>(smsJob, (delivery) => deliverAgain(tools, delivery))
  tools.jobs.handle<ExportJob>(exportJob, (job) => gatherOwnData(tools, job))
  tools.jobs.on<AccountsEvents['accounts/closed']>(
    'accounts/closed',
    'uploads',
    (closed) => forgetSender(tools, closed),
    { formerly: 'accounts.closed' },
  )
}
