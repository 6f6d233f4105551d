import type { Tools } from '@hojip/db'
import { dayMs } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import { forgetQueues } from '../store/queues.ts'
import { deleteTurnsOf } from '../store/turns.ts'

/** Long enough to look at how a sale went. */
const storedDays = 30

/** Deletes the queues that ended long ago, with their turns. */
export function forgetOldQueues({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  return forgetQueues(db, new Date(clock.nowMs() - storedDays * dayMs))
}

/** Deletes the turns of a closed account. Their numbers stay taken, so nobody's place changes. */
export function forgetTurns({ db }: Pick<Tools, 'db'>, { userId }: { userId: string }): Promise<void> {
  return inTransaction(db, (tx) => deleteTurnsOf(tx, userId))
}
