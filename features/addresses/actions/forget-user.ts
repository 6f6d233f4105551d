import type { Tools } from '@hojip/db'
import { forgetAddresses } from '../store.ts'

/** What a closed account had saved goes, deleted addresses too; a second time finds nothing. */
export async function forgetUser(tools: Tools, owner: { userId: string }): Promise<void> {
  await forgetAddresses(tools.db, owner)
}
