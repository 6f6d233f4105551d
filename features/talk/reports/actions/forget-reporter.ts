import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { releaseUploads } from '@hojip/uploads'
import { dropAuthor } from '../store/measures.ts'
import { dropReporter } from '../store/reports.ts'

/**
 * The reports of a closed account stay, since they are about somebody else, but without reporter and pictures; so does
 * what was done about its own words.
 */
export function forgetReporter(tools: Tools, { userId }: { userId: string }): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    await dropAuthor(tx, userId)
    await releaseUploads(tools, tx, await dropReporter(tx, userId))
  })
}
