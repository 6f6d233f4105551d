import { exportJob, gatherOwnData, type ExportJob } from './actions/own-data.ts'
import type { AccountsTools } from './actions/tools.ts'

/** Registers what is made in the background: copies of one's own data. */
export const accountsJobs = (tools: AccountsTools): void => {
  tools.jobs.handle<ExportJob>(exportJob, (job) => gatherOwnData(tools, job))
}
