import { dropJob, type DropDue, type UploadsTools } from './actions/tools.ts'
import { dropUploads } from './actions/drop-uploads.ts'

/** Registers the deleting of pictures that nobody made use of, whose use has ended, or whose sender is gone. */
export function uploadsJobs(tools: UploadsTools): void {
  tools.jobs.handle<DropDue>(dropJob, (due) => dropUploads(tools, due))
}
