import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { forgetOldQueues, forgetTurns } from './actions/forget.ts'

/** Registers the deletion of old queues and the handler of closed accounts. */
export function saleQueuesJobs(tools: Tools): void {
  tools.jobs.byClock('sale-queues.forget', { cron: '40 4 * * *', zone: mallZone }, () =>
    forgetOldQueues(tools),
  )
  tools.jobs.on('accounts/closed', 'sale-queues', (closed) => forgetTurns(tools, closed))
}
