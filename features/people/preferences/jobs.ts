import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { forgetPreferences } from './store/preferences.ts'

/** Registers the deletion of a closed account's preferences; a repetition finds nothing. */
export function preferencesJobs(tools: Tools): void {
  tools.jobs.on('accounts/closed', 'preferences', (closed) =>
    inTransaction(tools.db, (tx) => forgetPreferences(tx, closed)),
  )
}
