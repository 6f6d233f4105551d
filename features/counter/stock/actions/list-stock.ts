import { picturePath, specText } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { shapes, type ParsedInputOf, type Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse } from '@hojip/platform/refusal'
import type { StockCalls, StockItem, StockMovement } from '../contract.ts'
import { stockRefusals as r } from '../refusals.ts'
import { countStates, movementsOf, ownStock, stockListed, type StockRow } from '../store/read.ts'

export function stockView(row: StockRow, locale: Locale): StockItem {
  const { onHand, reserved, toShip, free, sold30, lowAt } = row
  return {
    pkId: row.id,
    goodsSn: row.sn,
    onHand,
    reserved,
    toShip,
    stock: free,
    sold30,
    lowAt,
    goodsName: textIn(row.name, locale),
    goodsPic: picturePath(row.picture),
    specText: specText(row.options, row.choice, locale),
  }
}

export async function listStock(
  db: Db,
  viewer: Viewer,
  asked: ParsedInputOf<StockCalls['POST /bizConsole/queryStock']>,
  locale: Locale,
) {
  const words = asked.words?.trim().toLowerCase() || undefined
  const state = asked.state === 'all' ? undefined : asked.state
  const [counts, rows] = await Promise.all([
    countStates(db, viewer, words),
    stockListed(db, viewer, { ...asked, words, state }),
  ])
  const list = rows.map((row) => stockView(row, locale))
  return { ...shapes.page(list, counts[asked.state], asked), counts }
}

export async function listMovements(
  db: Db,
  viewer: Viewer,
  asked: ParsedInputOf<StockCalls['POST /bizConsole/queryStockMovements']>,
) {
  const own = await ownStock(db, viewer, asked.goodsSpecId)
  if (!own) return refuse(r.skuGone)
  const rows = await movementsOf(db, own.id, { before: asked.before, limit: asked.pageSize })
  return {
    list: rows.map((row): StockMovement => ({
      pkId: row.id,
      kind: row.kind,
      delta: row.delta,
      sold: row.sold,
      onHand: row.balance,
      ...(row.orderId !== null && { orderId: row.orderId, orderSn: row.orderCode ?? '' }),
      reason: row.reason,
      who: row.who ?? '',
      note: row.note ?? '',
      gmtCreate: wireTime(row.at.getTime()),
    })),
  }
}
