import type { AccountsEvents } from '@hojip/accounts/contract'
import type { Tools } from '@hojip/db'
import { forgetUser } from './actions/forget-user.ts'

/** Registers what the room does when an account is closed. */
export function favouritesJobs(tools: Tools): void {
  tools.jobs.on<AccountsEvents['accounts/closed']>(
    'accounts/closed',
    'favourites',
    (closed) => forgetUser(tools, closed),
    { formerly: 'accounts.closed' },
  )
}
