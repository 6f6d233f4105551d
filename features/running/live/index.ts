import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { tidyPushes } from '@hojip/platform/realtime'

export { channelsOf } from './rules/channels.ts'
export { isPublicChannel } from './rules/public-channel.ts'

/** Registers the job that deletes events which nobody needs any more. */
export function liveJobs(tools: Tools): void {
  tools.jobs.byClock('live.tidy', { cron: '* * * * *', zone: mallZone }, () => tidyPushes(tools.db))
}
