import { deliverAgain, smsJob, type Delivery } from './actions/codes/deliver-code.ts'
import { exportJob, gatherOwnData, type ExportJob } from './actions/own/own-data.ts'
import type { AccountsTools } from './actions/tools.ts'

/** Registers what is made in the background: codes that did not go out at once, copies of one's own data. */
export function accountsJobs(tools: AccountsTools): void {
  tools.jobs.handle<Delivery>(smsJob, (delivery) => deliverAgain(tools, delivery))
  tools.jobs.handle<ExportJob>(exportJob, (job) => gatherOwnData(tools, job))
}
