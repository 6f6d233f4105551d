import { refreshShopProducts } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf, Viewer } from '@hojip/platform/http'
import { isRefusal, refuse } from '@hojip/platform/refusal'
import type { StockCalls } from '../contract.ts'
import { stockRefusals as r } from '../refusals.ts'
import { ownStock } from '../store/read.ts'
import { setLowAt } from '../store/sheet.ts'
import { stockView } from './list-stock.ts'

type Asked = ParsedInputOf<StockCalls['POST /bizConsole/saveLowStock']>

/** Sets from how many units a SKU is called low. Lists and counts follow at once. */
export async function saveLowStock(
  { db }: Pick<Tools, 'db'>,
  { goodsSpecId, lowAt }: Asked,
  { viewer, locale, note }: CallContext & { viewer: Viewer },
) {
  const done = await inTransaction(db, async (tx) => {
    const own = await ownStock(tx, viewer, goodsSpecId)
    if (!own) return refuse(r.skuGone)
    const before = await setLowAt(tx, own.id, lowAt)
    await refreshShopProducts(tx, [own.goodsId])
    return { before, item: stockView({ ...own, lowAt }, locale) }
  })
  if (isRefusal(done)) return done
  const { before, item } = done
  note?.({
    subject: { product: item.goodsName, spec: item.specText },
    before: before === null ? {} : { lowAt: before },
    after: lowAt === null ? {} : { lowAt },
  })
  return item
}
