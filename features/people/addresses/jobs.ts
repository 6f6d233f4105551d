import type { Tools } from '@hojip/db'
import { forgetAddresses } from './store.ts'

/** Registers the handler of closed accounts. */
export function addressesJobs(tools: Tools): void {
  tools.jobs.on('accounts/closed', 'addresses', (closed) => forgetUser(tools, closed), {
    formerly: 'accounts.closed',
  })
}

/** Deletes all addresses of a closed account, including those marked as deleted; a repetition finds nothing. */
async function forgetUser(tools: Tools, owner: { userId: string }): Promise<void> {
  await forgetAddresses(tools.db, owner)
}
