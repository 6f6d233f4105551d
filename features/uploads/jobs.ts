import type { AccountsEvents } from '@hojip/accounts/contract'
import { dropJob, type DropDue, type UploadsDesk } from './actions/desk.ts'
import { dropUploads, forgetUser } from './actions/drop-uploads.ts'

/** Registers the deleting of pictures that nobody made use of, whose use has ended, or whose sender is gone. */
export function uploadsJobs(desk: UploadsDesk): void {
  desk.tools.jobs.handle<DropDue>(dropJob, (due) => dropUploads(desk, due))
  desk.tools.jobs.on<AccountsEvents['accounts.closed']>('accounts.closed', 'uploads', (closed) =>
    forgetUser(desk.tools, closed),
  )
}
