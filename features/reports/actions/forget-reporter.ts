import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { releaseUploads } from '@hojip/uploads'
import { dropReporter } from '../store/reports.ts'

/** The reports of a closed account stay, since they are about somebody else, but without reporter and pictures. */
export function forgetReporter(tools: Tools, { userId }: { userId: string }): Promise<void> {
  return inTransaction(tools.db, async (tx) => releaseUploads(tools, tx, await dropReporter(tx, userId)))
}
