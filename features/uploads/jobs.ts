import { dropJob, type DropDue, type UploadsDesk } from './actions/desk.ts'
import { dropUploads } from './actions/drop-uploads.ts'

/** Registers the deleting of pictures that nobody made use of, or whose use has ended. */
export const uploadsJobs = (desk: UploadsDesk): void => {
  desk.tools.jobs.handle<DropDue>(dropJob, (due) => dropUploads(desk, due))
}
