import type { Tools } from '@hojip/db'
import { inBatches, inTransaction } from '@hojip/platform/db'
import { storedDays } from '../rules/moves.ts'
import { deleteNoticesOf, deleteOld } from '../store/change.ts'
import { dayMs } from '@hojip/platform/clock'

/** Notices deleted in one statement, so that none holds its locks for long. */
const batch = 2_000

/** Deletes notices older than they are stored, in batches. */
export async function sweepNotices({ db, clock }: Tools): Promise<void> {
  const before = new Date(clock.nowMs() - storedDays * dayMs)
  await inBatches(batch, (limit) => deleteOld(db, before, limit))
}

/** Deletes the notices of a closed account; a repetition finds nothing. */
export function forgetUser(tools: Tools, owner: { userId: string }): Promise<void> {
  return inTransaction(tools.db, (tx) => deleteNoticesOf(tx, owner))
}
