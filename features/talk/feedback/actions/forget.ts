import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { releaseUploads } from '@hojip/uploads'
import { dayMs } from '@hojip/platform/clock'
import { deleteFeedbackOf, dropNetworks } from '../store.ts'

/** Deletes the networks of visitors who wrote more than a day ago; they are needed for the daily limit alone. */
export function forgetNetworks({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  return dropNetworks(db, new Date(clock.nowMs() - dayMs))
}

/** Deletes the feedback of a closed account with its pictures. */
export function forgetSender(tools: Tools, { userId }: { userId: string }): Promise<void> {
  return inTransaction(tools.db, async (tx) => releaseUploads(tools, tx, await deleteFeedbackOf(tx, userId)))
}
