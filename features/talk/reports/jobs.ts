import type { Tools } from '@hojip/db'
import { forgetReporter } from './actions/forget-reporter.ts'

/** Registers the handler of closed accounts. */
export function reportsJobs(tools: Tools): void {
  tools.jobs.on('accounts/closed', 'reports', (closed) => forgetReporter(tools, closed))
}
