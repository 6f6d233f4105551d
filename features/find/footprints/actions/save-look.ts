import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { mallDay } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { footprintsRefusals } from '../refusals.ts'
import { maxFootprints } from '../rules/stored-days.ts'
import { trimLooks, writeLook } from '../store.ts'

/** Records that the viewer looked at a product: one entry per day and product, and at most `maxFootprints` in all. */
export function saveLook(
  tools: Tools,
  viewer: { userId: string },
  goodsId: string,
): Promise<null | Refusal<'footprints/goodsGone'>> {
  return inTransaction(tools.db, async (tx) => {
    const atMs = tools.clock.nowMs()
    const look = await writeLook(tx, viewer, { id: newId(), goodsId, day: mallDay(atMs), atMs })
    if (!look) return refuse(footprintsRefusals.goodsGone)
    if (look.made) await trimLooks(tx, viewer, maxFootprints)
    return null
  })
}
