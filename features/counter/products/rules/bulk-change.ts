import type { Fen } from '@hojip/platform/money'

/** What prices are rounded to: a fen, a jiao or a yuan. */
export const roundings = { fen: 1, jiao: 10, yuan: 100 } as const
export type Rounding = keyof typeof roundings

export type PriceRule = { roundTo: Rounding } & (
  | { type: 'pricePercent'; /** Hundredths of a percent: 1000 is 10 % more. */ hundredths: number }
  | { type: 'priceAmount'; fen: Fen }
)
export type StockRule = { type: 'stockSet'; units: number } | { type: 'stockAdd'; units: number }
export type Switch = { type: 'onSale'; isOnSale: boolean } | { type: 'deleted'; isDeleted: boolean }
/** Null: the shop's default template. */
export type FreightChange = { type: 'freight'; templateId: string | null }
export type CategoryChange = { type: 'category'; categoryId: string }
export type BulkChange = Switch | FreightChange | CategoryChange | PriceRule | StockRule

const mostFen = 9_999_999_999
const mostUnits = 1_000_000_000

/** The nearest multiple, halves upwards. */
function rounded(value: bigint, unit: bigint): bigint {
  const doubled = 2n * value + unit
  const floor = doubled / (2n * unit)
  return (doubled < 0n && doubled % (2n * unit) !== 0n ? floor - 1n : floor) * unit
}

/** The new price, rounded once at the end; undefined when it would be below one fen or too high. */
export function newPrice(fen: Fen, rule: PriceRule): Fen | undefined {
  const unit = BigInt(roundings[rule.roundTo])
  const price =
    rule.type === 'pricePercent'
      ? rounded(BigInt(fen) * BigInt(10_000 + rule.hundredths), unit * 10_000n) / 10_000n
      : rounded(BigInt(fen + rule.fen), unit)
  return price >= 1n && price <= BigInt(mostFen) ? Number(price) : undefined
}

/** The new number of units that can be ordered. What is not counted has no number to add to. */
export function newStock(free: number | null, rule: StockRule): number | 'uncounted' | 'outOfLimits' {
  if (rule.type === 'stockSet') return rule.units
  if (free === null) return 'uncounted'
  const units = free + rule.units
  return units >= 0 && units <= mostUnits ? units : 'outOfLimits'
}

/** What a change is about. */
export function subjectOf(
  change: BulkChange,
): 'onSale' | 'deleted' | 'freight' | 'category' | 'price' | 'stock' {
  if (isSwitch(change) || isMove(change)) return change.type
  return isPriceRule(change) ? 'price' : 'stock'
}

/** Changes after which a product is on sale or deleted, or is not. */
export function isSwitch(change: BulkChange): change is Switch {
  return change.type === 'onSale' || change.type === 'deleted'
}

/** Changes that give a product another template or category: things with an id instead of a number. */
export function isMove(change: BulkChange): change is FreightChange | CategoryChange {
  return change.type === 'freight' || change.type === 'category'
}

export function isPriceRule(change: BulkChange): change is PriceRule {
  return change.type === 'pricePercent' || change.type === 'priceAmount'
}
