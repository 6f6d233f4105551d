import { dropJob, type DropDue, type DropTools } from './actions/tools.ts'
import { dropUploads } from './actions/drop-uploads.ts'

/** Registers the deletion of pictures and videos that were never claimed or were released, or whose sender's account is closed. */
export function uploadsJobs(tools: DropTools): void {
  tools.jobs.handle<DropDue>(dropJob, (due) => dropUploads(tools, due))
}
