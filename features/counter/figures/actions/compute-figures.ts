import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { dayBefore, mallDay, midnightOf } from '@hojip/platform/mall-time'
import { dayMs } from '@hojip/platform/clock'
import { markChats, markSince, takeDue } from '../store/due.ts'
import { computeShopDay } from '../store/compute.ts'
import { forgetHours, forgetVisits } from '../store/visits.ts'

/** Computes every day that is due, each in a transaction of its own; returns how many. */
export async function computeDue({ db }: Pick<Tools, 'db'>): Promise<number> {
  for (let done = 0; ; done += 1) {
    const isDone = await inTransaction(db, async (tx) => {
      const due = await takeDue(tx)
      if (due) await computeShopDay(tx, due)
      return due !== undefined
    })
    if (!isDone) return done
  }
}

/** Every minute: chats change without an event of their own, so they are counted. */
export async function computeFigures(tools: Pick<Tools, 'clock' | 'db'>): Promise<void> {
  await markChats(tools.db, mallDay(tools.clock.nowMs()))
  await computeDue(tools)
}

/** The days that the nightly run computes again, in case an event was missed. */
const nightlyDays = 3

/** Every night: computes the last days again, then deletes what only the running day needs. */
export async function closeDay(tools: Pick<Tools, 'clock' | 'db'>): Promise<void> {
  const today = mallDay(tools.clock.nowMs())
  await markSince(tools.db, new Date(midnightOf(today).getTime() - nightlyDays * dayMs))
  await computeDue(tools)
  await inTransaction(tools.db, (tx) => forgetVisits(tx, today))
  await forgetHours(tools.db, dayBefore(dayBefore(today)))
}

/** Computes every day again on which anything happened, from what is stored now; returns how many. */
export async function recomputeFigures(tools: Pick<Tools, 'db'>): Promise<number> {
  await markSince(tools.db, new Date(0))
  return computeDue(tools)
}
