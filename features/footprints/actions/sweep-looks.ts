import type { Tools } from '@hojip/db'
import { oldestDay } from '../rules/kept.ts'
import { deleteLooksBefore } from '../store.ts'

/** Rows a statement: short enough to hold nobody up. */
const batch = 5_000

/** Takes away what is too old to be shown. */
export async function sweepLooks({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  const firstKept = oldestDay(clock.nowMs())
  while ((await deleteLooksBefore(db, firstKept, batch)) === batch);
}
