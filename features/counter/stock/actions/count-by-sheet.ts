import { refreshShopProducts, specText } from '@hojip/catalog'
import type { Db, Tools, Tx } from '@hojip/db'
import { changeFree } from '@hojip/inventory'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf, Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { once } from '@hojip/platform/idempotency'
import { isRefusal } from '@hojip/platform/refusal'
import type { JudgedRow, SheetRow, StockCalls } from '../contract.ts'
import { judgeCount } from '../rules/judge-count.ts'
import { lockStockOfRows, skusOfRows, type CountedSku } from '../store/sheet.ts'

type Counter = Pick<CallContext, 'locale'> & { viewer: Viewer }
type Applier = Counter & Pick<CallContext, 'note'> & { idempotencyKey: string }

interface Checked {
  told: JudgedRow
  sku: CountedSku | undefined
}

function nameOf({ name, options, choice }: CountedSku, locale: Locale): string {
  return [textIn(name, locale), specText(options, choice, locale)].filter(Boolean).join(' ')
}

/** What each row does to what is there now. */
async function checkRows(
  db: Db | Tx,
  rows: readonly SheetRow[],
  { viewer, locale }: Counter,
): Promise<Checked[]> {
  const found = Map.groupBy(await skusOfRows(db, viewer, rows), ({ at }) => at)
  const seen = new Set<string>()
  return rows.map((row, at) => {
    const skus = found.get(at) ?? []
    const judged = judgeCount(row, skus, seen.has(row.goodsSn))
    seen.add(row.goodsSn)
    const sku = skus.length === 1 ? skus[0] : undefined
    const facts = { name: sku ? nameOf(sku, locale) : '', onHand: sku?.onHand ?? null }
    return { sku, told: { goodsSn: row.goodsSn, ...facts, ...judged } }
  })
}

export async function checkStockSheet(db: Db, rows: readonly SheetRow[], counter: Counter) {
  return { list: (await checkRows(db, rows, counter)).map(({ told }) => told) }
}

type Asked = ParsedInputOf<StockCalls['POST /bizConsole/applyStockSheet']>

/** Sets what was counted, all at one moment. The same request counts once. */
export async function applyStockSheet({ db }: Pick<Tools, 'db'>, asked: Asked, context: Applier) {
  const { viewer, idempotencyKey, note } = context
  const request = {
    userId: viewer.userId,
    call: 'POST /bizConsole/applyStockSheet',
    key: idempotencyKey,
    input: asked,
  }
  const apply = async (tx: Tx) => {
    await lockStockOfRows(tx, viewer, asked.rows)
    const checked = await checkRows(tx, asked.rows, context)
    const wanted = checked.flatMap(({ told: { becomes, moved }, sku }) => {
      if (!sku || becomes === undefined || becomes === sku.onHand) return []
      return moved !== 0 && !asked.withMoved ? [] : [{ sku, becomes }]
    })
    const changes = wanted.map(({ sku, becomes }) => ({
      skuId: sku.id,
      free: becomes - sku.reserved - sku.toShip,
      before: sku.free,
    }))
    const cause = { kind: 'correction', reason: 'counted', userId: viewer.userId } as const
    const changed = new Set(await changeFree(tx, changes, cause))
    const goodsIds = wanted.flatMap(({ sku }) => (changed.has(sku.id) ? [sku.goodsId] : []))
    await refreshShopProducts(tx, [...new Set(goodsIds)])
    const left = checked
      .filter(({ told, sku }) => told.problem || !sku || !changed.has(sku.id))
      .map(({ told }) => told)
    return { changed: changed.size, left }
  }
  const done = await inTransaction(db, (tx) => once(tx, request, () => apply(tx)))
  if (isRefusal(done)) return done
  note?.({ subject: { specs: done.changed } })
  return done
}
