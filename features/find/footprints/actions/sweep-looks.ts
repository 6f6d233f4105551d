import type { Tools } from '@hojip/db'
import { inBatches } from '@hojip/platform/db'
import { oldestDay } from '../rules/stored-days.ts'
import { deleteLooksBefore } from '../store.ts'

/** Rows per statement: few enough not to block other statements. */
const batch = 5_000

/** Deletes rows that are too old to be shown. */
export async function sweepLooks({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  const oldestStored = oldestDay(clock.nowMs())
  await inBatches(batch, (limit) => deleteLooksBefore(db, oldestStored, limit))
}
