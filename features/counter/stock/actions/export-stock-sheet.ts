import { specText } from '@hojip/catalog'
import type { Tools } from '@hojip/db'
import { csvLine, exactDigits, headingIn } from '@hojip/platform/csv'
import {
  csvAnswer,
  type CallContext,
  type ParsedInputOf,
  type PlainAnswer,
  type Viewer,
} from '@hojip/platform/http'
import { textIn } from '@hojip/platform/i18n'
import { mallDay } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { StockCalls } from '../contract.ts'
import { stockRefusals as r } from '../refusals.ts'
import { mostRowsOfSheet, sheetColumns } from '../rules/sheet-file.ts'
import { countStates } from '../store/read.ts'
import { stockToCount } from '../store/sheet.ts'

const otherColumns = {
  product: ['商品', 'Product', '상품'],
  option: ['规格', 'Option', '옵션'],
  reserved: ['待付款占用', 'Awaiting payment', '결제 대기'],
} as const

/** A counting sheet: what should be there, and an empty column for what is. */
export async function exportStockSheet(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  asked: ParsedInputOf<StockCalls['POST /bizConsole/exportStockSheet']>,
  { viewer, locale }: Pick<CallContext, 'locale'> & { viewer: Viewer },
): Promise<PlainAnswer | Refusal<'stock/sheetTooLong'>> {
  const words = asked.words?.trim().toLowerCase() || undefined
  const state = asked.state === 'all' ? undefined : asked.state
  const rows = await stockToCount(db, viewer, { words, state }, mostRowsOfSheet)
  if (rows.length > mostRowsOfSheet) {
    const counts = await countStates(db, viewer, words)
    return refuse(r.sheetTooLong, { found: counts[asked.state], most: mostRowsOfSheet })
  }
  const { number, toShip, onHand, counted, madeAt } = sheetColumns
  const { product, option, reserved } = otherColumns
  const names = [number, product, option, reserved, toShip, onHand, counted, madeAt]
  const lines = rows.map((row) =>
    csvLine([
      exactDigits(row.sn),
      textIn(row.name, locale),
      specText(row.options, row.choice, locale),
      String(row.reserved),
      String(row.toShip),
      row.onHand === null ? '' : String(row.onHand),
      '',
      exactDigits(String(row.madeAt)),
    ]),
  )
  return csvAnswer({
    fileName: `hojip-stock-count-${mallDay(clock.nowMs())}.csv`,
    head: names.map((name) => headingIn(locale, name)),
    lines: lines.join(''),
  })
}
