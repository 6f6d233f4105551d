import { dropJob, type DropDue, type UploadsDesk } from './actions/desk.ts'
import { dropUploads } from './actions/drop-uploads.ts'

/** Registers the deleting of pictures that nobody made use of, whose use has ended, or whose sender is gone. */
export function uploadsJobs(desk: UploadsDesk): void {
  desk.tools.jobs.handle<DropDue>(dropJob, (due) => dropUploads(desk, due))
}
