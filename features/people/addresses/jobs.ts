import type { AccountsEvents } from '@hojip/accounts/contract'
import type { Tools } from '@hojip/db'
import { forgetUser } from './actions/forget-user.ts'

/** Registers the handler of closed accounts. */
export function addressesJobs(tools: Tools): void {
  tools.jobs.on<AccountsEvents['accounts/closed']>(
    'accounts/closed',
    'addresses',
    (closed) => forgetUser(tools, closed),
    { formerly: 'accounts.closed' },
  )
}
