import { specText } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { fenToYuan } from '@hojip/platform/money'
import { refuse } from '@hojip/platform/refusal'
import type { ProductsCalls } from '../../contract.ts'
import { productsRefusals as r } from '../../refusals.ts'
import {
  isMove,
  isPriceRule,
  isSwitch,
  newPrice,
  newStock,
  type BulkChange,
  type CategoryChange,
  type FreightChange,
  type PriceRule,
  type StockRule,
  type Switch,
} from '../../rules/bulk-change.ts'
import { changeOfWire } from '../../rules/wire-change.ts'
import {
  countChosen,
  distinctValues,
  examplesOf,
  moveValues,
  type ExampleRow,
} from '../../store/bulk/subjects.ts'
import { conditionOfChosen, refusedMove } from './chosen.ts'

const examples = 5

/** What a switch is set to. */
function isOn(change: Switch): boolean {
  return change.type === 'onSale' ? change.isOnSale : change.isDeleted
}

type Outcome = 'changed' | 'unchanged' | 'outOfLimits' | 'uncounted'

function newValue(change: PriceRule | StockRule, value: number | null) {
  if (!isPriceRule(change)) return newStock(value, change)
  if (value === null) throw new Error('every SKU has a price')
  return newPrice(value, change) ?? 'outOfLimits'
}

function outcomeOf(change: BulkChange, value: number | null): Outcome {
  if (isSwitch(change)) return (value === 1) === isOn(change) ? 'unchanged' : 'changed'
  if (isMove(change)) return value === 1 ? 'unchanged' : 'changed'
  const after = newValue(change, value)
  if (typeof after === 'string') return after
  return after === value ? 'unchanged' : 'changed'
}

function unitsText(units: number | null): string | null {
  return units === null ? null : String(units)
}

function exampleView(
  row: ExampleRow,
  change: Exclude<BulkChange, FreightChange | CategoryChange>,
  locale: Locale,
) {
  const names = {
    goodsId: row.goodsId,
    goodsName: textIn(row.name, locale),
    specText: isSwitch(change) ? '' : specText(row.options, row.choice, locale),
  }
  if (isSwitch(change)) {
    const flag = (isSet: boolean) => (isSet ? '1' : '0')
    const before = change.type === 'onSale' ? row.isOnSale : row.isDeleted
    return { ...names, before: flag(before), after: flag(isOn(change)) }
  }
  if (isPriceRule(change)) {
    const after = newPrice(row.priceFen, change)
    const before = fenToYuan(row.priceFen)
    return { ...names, before, after: after === undefined ? before : fenToYuan(after) }
  }
  const after = newStock(row.free, change)
  return {
    ...names,
    before: unitsText(row.free),
    after: typeof after === 'string' ? unitsText(row.free) : unitsText(after),
  }
}

/** What a change would do. Equal prices have equal new ones, so that each is computed once, by the rule of the change. */
export async function previewBulk(
  db: Db,
  viewer: Viewer,
  asked: ParsedInputOf<ProductsCalls['POST /bizConsole/previewBulkChange']>,
  locale: Locale,
) {
  const change = changeOfWire(asked.change)
  const condition = conditionOfChosen(viewer, asked)
  if (!condition) return refuse(r.nothingChosen)
  const gone = await refusedMove(db, viewer, change)
  if (gone) return gone
  const [products, values, shown] = await Promise.all([
    countChosen(db, condition),
    isMove(change)
      ? moveValues(db, condition, change)
      : distinctValues(
          db,
          condition,
          isSwitch(change) ? change.type : isPriceRule(change) ? 'price' : 'stock',
        ),
    examplesOf(db, condition, examples),
  ])
  if (products === 0) return refuse(r.nothingChosen)
  const counts: Record<Outcome, number> = { changed: 0, unchanged: 0, outOfLimits: 0, uncounted: 0 }
  for (const { value, n } of values) counts[outcomeOf(change, value)] += n
  return {
    products,
    ...counts,
    examples: isMove(change) ? [] : shown.map((row) => exampleView(row, change, locale)),
  }
}
