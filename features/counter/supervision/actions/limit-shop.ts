import { limitShop } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf } from '@hojip/platform/http'
import { textIn } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { SupervisionCalls } from '../contract.ts'
import { supervisionRefusals as r } from '../refusals.ts'
import { shopHeld } from '../store.ts'

type Wish = ParsedInputOf<SupervisionCalls['POST /sysConsole/limitShop']>
type NotDone = Refusal<'supervision/shopGone' | 'supervision/changed'>

/** Sets how many products a shop may have. Of two operators at once, the second is refused. */
export function setLimit(
  { db }: { db: Db },
  { pkId, before, mostGoodsNum: after }: Wish,
  { note, locale }: Pick<CallContext, 'note' | 'locale'>,
): Promise<null | NotDone> {
  return inTransaction(db, async (tx): Promise<null | NotDone> => {
    const shop = await shopHeld(tx, pkId)
    if (!shop) return refuse(r.shopGone)
    const factOf = (most: number | null) => ({ mostProducts: most ?? 'usual' })
    note?.({ subject: { shop: textIn(shop.name, locale) }, before: factOf(before), after: factOf(after) })
    return (await limitShop(tx, pkId, { before, after })) ? null : refuse(r.changed)
  })
}
