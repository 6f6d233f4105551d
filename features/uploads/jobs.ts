import { dropJob, type DropDue, type UploadsTools } from './actions/tools.ts'
import { dropUploads } from './actions/drop-uploads.ts'

/** Registers the deletion of pictures that were never claimed or were released, or whose sender's account is closed. */
export function uploadsJobs(tools: UploadsTools): void {
  tools.jobs.handle<DropDue>(dropJob, (due) => dropUploads(tools, due))
}
