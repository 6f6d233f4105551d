import { forgetSender } from '@hojip/uploads'
import { deliverAgain, smsJob, type Delivery } from './actions/codes/deliver-code.ts'
import { exportJob, gatherOwnData, type ExportJob } from './actions/own/own-data.ts'
import type { AccountsTools } from './actions/tools.ts'

/**
 * Registers background jobs: retrying codes, making copies of users' data, and deleting pictures that a closed account
 * uploaded and did not use.
 */
export function accountsJobs(tools: AccountsTools): void {
  tools.jobs.handle<Delivery>(smsJob, (delivery) => deliverAgain(tools, delivery))
  tools.jobs.handle<ExportJob>(exportJob, (job) => gatherOwnData(tools, job))
  tools.jobs.on('accounts/closed', 'uploads', (closed) => forgetSender(tools, closed), {
    formerly: 'accounts.closed',
  })
}
