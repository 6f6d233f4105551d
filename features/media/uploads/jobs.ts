import { mallZone } from '@hojip/platform/mall-time'
import { dropVideos } from './actions/product-videos/drop-videos.ts'
import { dropJob, type DropDue, type DropTools } from './actions/tools.ts'
import { dropUploads } from './actions/drop-uploads.ts'

/**
 * Registers the deletion of pictures and videos that were never claimed or were released, or whose sender's account is
 * closed, and of videos that no product has any more.
 */
export function uploadsJobs(tools: DropTools): void {
  tools.jobs.handle<DropDue>(dropJob, (due) => dropUploads(tools, due))
  tools.jobs.byClock('productVideos.drop', { cron: '35 * * * *', zone: mallZone }, () => dropVideos(tools))
}
