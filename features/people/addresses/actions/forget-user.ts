import type { Tools } from '@hojip/db'
import { forgetAddresses } from '../store.ts'

/** Deletes all addresses of a closed account, including those marked as deleted; a repetition finds nothing. */
export async function forgetUser(tools: Tools, owner: { userId: string }): Promise<void> {
  await forgetAddresses(tools.db, owner)
}
