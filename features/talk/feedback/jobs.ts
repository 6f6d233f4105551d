import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { forgetNetworks, forgetSender } from './actions/forget.ts'

/** Registers the deletion of visitors' networks and the handler of closed accounts. */
export function feedbackJobs(tools: Tools): void {
  tools.jobs.byClock('feedback.forget-networks', { cron: '25 * * * *', zone: mallZone }, () =>
    forgetNetworks(tools),
  )
  tools.jobs.on('accounts/closed', 'feedback', (closed) => forgetSender(tools, closed))
}
