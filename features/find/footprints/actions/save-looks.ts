import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { mallDay } from '@hojip/platform/mall-time'
import { maxFootprints, oldestDay } from '../rules/stored-days.ts'
import { trimLooks, writeLooks } from '../store.ts'

interface RememberedLook {
  goodsId: string
  watchedAt: number
}

/**
 * Records what a visitor has looked at before signing in, each on its day. The browser's clock may be wrong: nothing is
 * later than now, and what is older than the stored days or no longer exists is left out.
 */
export function saveLooks(
  tools: Tools,
  viewer: { userId: string },
  looks: readonly RememberedLook[],
): Promise<null> {
  const nowMs = tools.clock.nowMs()
  const recent = looks
    .map(({ goodsId, watchedAt }) => ({ goodsId, atMs: Math.min(watchedAt, nowMs) }))
    .map((look) => ({ ...look, id: newId(), day: mallDay(look.atMs) }))
    .filter(({ day }) => day >= oldestDay(nowMs))
  return inTransaction(tools.db, async (tx) => {
    await writeLooks(tx, viewer, recent)
    await trimLooks(tx, viewer, maxFootprints)
    return null
  })
}
