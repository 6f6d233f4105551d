import type { Tools } from '@hojip/db'
import { deleteCartOf } from './store.ts'

/** Registers the handler of closed accounts. */
export function cartJobs({ jobs, db }: Tools): void {
  jobs.on('accounts/closed', 'cart', (closed) => deleteCartOf(db, closed), { formerly: 'accounts.closed' })
}
