import { bumpCatalogVersion, changeShopClosed, followShop } from '@hojip/catalog'
import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, Viewer } from '@hojip/platform/http'
import { textIn } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { minuteMs } from '@hojip/platform/clock'
import { supervisionRefusals as r } from '../refusals.ts'
import type { CloseReason } from '../rules/limits.ts'
import { insertEvent, shopHeld } from '../store.ts'

/** The queue of the steps by which products follow their shop. */
export const followJob = 'supervision.follow-shop'

export interface FollowJob {
  shopId: string
}

/** So many products are taken off sale or put on sale in one transaction. */
const stepProducts = 200
const againMs = minuteMs

type Acting = Pick<CallContext, 'note' | 'locale'> & { viewer: Viewer }
type NotDone = Refusal<'supervision/shopGone' | 'supervision/changed'>

/** Closes a shop with a reason, or opens it without one. Of two operators at once, the second is refused. */
export function closeOrOpen(
  { db, clock, jobs }: Pick<Tools, 'db' | 'clock' | 'jobs'>,
  { pkId, reason, words }: { pkId: string; reason: CloseReason | null; words: string },
  { viewer, note, locale }: Acting,
): Promise<null | NotDone> {
  return inTransaction(db, async (tx): Promise<null | NotDone> => {
    const shop = await shopHeld(tx, pkId)
    if (!shop) return refuse(r.shopGone)
    const factOf = (why: CloseReason | null): Record<string, string> => (why ? { closeReason: why } : {})
    note?.({
      subject: { shop: textIn(shop.name, locale), reason: words },
      before: factOf(shop.closeReason),
      after: factOf(reason),
    })
    const at = new Date(clock.nowMs())
    if (!(await changeShopClosed(tx, pkId, reason && { reason, at }))) return refuse(r.changed)
    await insertEvent(tx, {
      shopId: pkId,
      kind: reason ? 'closed' : 'opened',
      reason,
      words,
      operatorId: viewer.userId,
      at,
    })
    await sendFollow(tx, jobs, pkId, at)
    await bumpCatalogVersion(tx)
    return null
  })
}

/** Now, and once more for what was being saved meanwhile. */
async function sendFollow(tx: Tx, jobs: Tools['jobs'], shopId: string, at: Date): Promise<void> {
  await jobs.send(tx, followJob, { shopId } satisfies FollowJob)
  await jobs.send(tx, followJob, { shopId } satisfies FollowJob, { at: new Date(at.getTime() + againMs) })
}

/** Lets the products of a shop follow it, step by step. Run again, it goes on where it was. */
export async function followToTheEnd({ db }: Pick<Tools, 'db'>, { shopId }: FollowJob): Promise<void> {
  for (;;) {
    const moved = await inTransaction(db, async (tx) => {
      const count = await followShop(tx, shopId, stepProducts)
      if (count > 0) await bumpCatalogVersion(tx)
      return count
    })
    if (moved === 0) return
  }
}
