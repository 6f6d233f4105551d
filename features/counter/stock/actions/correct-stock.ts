import { refreshShopProducts } from '@hojip/catalog'
import type { Tools, Tx } from '@hojip/db'
import { changeFree } from '@hojip/inventory'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf, Viewer } from '@hojip/platform/http'
import { once } from '@hojip/platform/idempotency'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { StockCalls, StockItem } from '../contract.ts'
import { stockRefusals as r } from '../refusals.ts'
import { ownStock } from '../store/read.ts'
import { stockView } from './list-stock.ts'

type Asked = ParsedInputOf<StockCalls['POST /bizConsole/correctStock']>
type NotCorrected = Refusal<'stock/skuGone' | 'stock/stockChanged' | 'stock/wordsMissing'>
type Corrector = Pick<CallContext, 'locale' | 'note'> & { viewer: Viewer; idempotencyKey: string }

async function correct(
  tx: Tx,
  asked: Asked,
  { viewer, locale }: Corrector,
): Promise<StockItem | NotCorrected> {
  const { goodsSpecId: skuId, stock, stockBefore, reason, note } = asked
  if (reason === 'other' && note.trim() === '') return refuse(r.wordsMissing)
  const own = await ownStock(tx, viewer, skuId)
  if (!own) return refuse(r.skuGone)
  const words = note.trim() || undefined
  const cause = { kind: 'correction', reason, userId: viewer.userId, note: words } as const
  const changed = await changeFree(tx, [{ skuId, free: stock, before: stockBefore }], cause)
  const now = await ownStock(tx, viewer, skuId)
  if (!now) return refuse(r.skuGone)
  if (changed.length === 0) {
    const [seen, there] = [stockBefore ?? '–', now.free ?? '–']
    return refuse(r.stockChanged, { seen: String(seen), now: String(there) }, { now: now.free })
  }
  await refreshShopProducts(tx, [own.goodsId])
  return stockView(now, locale)
}

/** Replaces the number that the person saw, and logs why. The same request corrects once. */
export async function correctStock({ db }: Pick<Tools, 'db'>, asked: Asked, context: Corrector) {
  const { viewer, idempotencyKey, note } = context
  const request = {
    userId: viewer.userId,
    call: 'POST /bizConsole/correctStock',
    key: idempotencyKey,
    input: asked,
  }
  const done = await inTransaction(db, (tx) => once(tx, request, () => correct(tx, asked, context)))
  if (isRefusal(done)) return done
  note?.({
    subject: { product: done.goodsName, spec: done.specText },
    before: asked.stockBefore === null ? {} : { stock: asked.stockBefore },
    after: { stock: asked.stock },
  })
  return done
}
