import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import { dropVideos, type DropTools } from './actions/drop-videos.ts'

/** Registers the deletion of videos that no product has any more. */
export function productVideosJobs(tools: DropTools & Pick<Tools, 'jobs'>): void {
  tools.jobs.byClock('productVideos.drop', { cron: '35 * * * *', zone: mallZone }, () => dropVideos(tools))
}
