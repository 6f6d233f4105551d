import { allocateFen, type Fen } from '@hojip/platform/money'
import { reasonOf, type Way } from './reasons.ts'

/** A line of the order as far as its money matters. */
export interface MoneyLine {
  id: string
  quantity: number
  payFen: Fen
  /** Units that left the shop. */
  shipped: number
  /** Units paid back, and those of them that never left. */
  refunded: number
  cancelled: number
  refundedFen: Fen
}

export interface MoneyOrder {
  shippingFen: Fen
  /** Of the shipping fee: paid back or on its way back. */
  shippingGoneFen: Fen
  lines: readonly MoneyLine[]
}

export interface MoneyWish extends Way {
  lineId: string
  units: number
  reason: number
  /** Units of other lines whose money is surely going back as well, by line. */
  leaving: ReadonlyMap<string, number>
}

/** One sentence of the sum: its text is `steps` in rules/money-steps.ts. */
export interface Step {
  code: 'paid' | 'before' | 'share' | 'left' | 'feeWhole' | 'feeFault' | 'feeNone' | 'feeFree'
  params: Record<string, number | { fen: Fen }>
}

export interface Refundable {
  goodsFen: Fen
  shippingFen: Fen
  /** Why the shipping fee comes back, or not. */
  fee: 'whole' | 'fault' | 'none'
  /** Nothing left the shop: there is nothing to keep a part of the money for. */
  isWholeOnly: boolean
  steps: Step[]
}

/** What `from` units before it and `units` more are worth of an amount: shares by which no fen is lost or made. */
function shareOf(fen: Fen, quantity: number, from: number, units: number): Fen {
  const upTo = (n: number) => Number((BigInt(fen) * BigInt(n)) / BigInt(quantity))
  return upTo(from + units) - upTo(from)
}

/** Units that can be asked for: those at the buyer's, or all that are not paid back. */
export function unitsOf(line: MoneyLine, { receiving }: Way): number {
  return receiving === 1 ? line.shipped - (line.refunded - line.cancelled) : line.quantity - line.refunded
}

/** How many of the units have not left the shop: those go first, for nobody has to send them back. */
export function unshippedUnits(line: MoneyLine, { receiving }: Way, units: number): number {
  return receiving === 1 ? 0 : Math.min(units, line.quantity - line.shipped - line.cancelled)
}

function isWholeOrder({ lines }: MoneyOrder, wish: MoneyWish): boolean {
  return lines.every((line) => {
    const going = line.id === wish.lineId ? wish.units : (wish.leaving.get(line.id) ?? 0)
    return line.shipped === 0 && line.refunded + going >= line.quantity
  })
}

function feeOf(order: MoneyOrder, line: MoneyLine, wish: MoneyWish): Pick<Refundable, 'fee' | 'shippingFen'> {
  const leftFen = order.shippingFen - order.shippingGoneFen
  if (isWholeOrder(order, wish)) return { fee: 'whole', shippingFen: leftFen }
  if (!reasonOf(wish.reason)?.isFault) return { fee: 'none', shippingFen: 0 }
  const parts = allocateFen(
    order.shippingFen,
    order.lines.map((one) => one.payFen),
  )
  const part = parts[order.lines.indexOf(line)] ?? 0
  return {
    fee: 'fault',
    shippingFen: Math.min(leftFen, shareOf(part, line.quantity, line.refunded, wish.units)),
  }
}

const feeSteps = { whole: 'feeWhole', fault: 'feeFault', none: 'feeNone' } as const

function stepsOf(
  order: MoneyOrder,
  line: MoneyLine,
  { units }: MoneyWish,
  { share, left, fee, shippingFen }: { share: Fen; left: Fen; fee: Refundable['fee']; shippingFen: Fen },
): Step[] {
  const { payFen, quantity, refunded, refundedFen } = line
  return [
    { code: 'paid', params: { money: { fen: payFen }, units: quantity } },
    ...(refunded > 0 || refundedFen > 0
      ? [{ code: 'before' as const, params: { money: { fen: refundedFen }, units: refunded } }]
      : []),
    { code: 'share', params: { money: { fen: share }, units, quantity, paid: { fen: payFen } } },
    ...(left < share ? [{ code: 'left' as const, params: { money: { fen: left } } }] : []),
    order.shippingFen === 0
      ? { code: 'feeFree', params: {} }
      : { code: feeSteps[fee], params: { money: { fen: shippingFen }, fee: { fen: order.shippingFen } } },
  ]
}

/**
 * The most that can go back for some units of a line, and how that came about. Asked by pages before, and by the server
 * when money moves: what is shown is what happens.
 *
 * Goods: the units' share of what was paid, never more than is left; the last unit takes the remainder. Shipping fee:
 * all of it with whatever completes an order of which nothing was shipped; the units' share when the goods are at
 * fault; else none.
 * @param wish of a line of the order, one unit or more and no more than `unitsOf`
 */
export function refundable(order: MoneyOrder, wish: MoneyWish): Refundable {
  const line = order.lines.find(({ id }) => id === wish.lineId)
  if (!line) throw new Error(`line ${wish.lineId} is not of this order`)
  const left = line.payFen - line.refundedFen
  const share = shareOf(line.payFen, line.quantity, line.refunded, wish.units)
  const fee = feeOf(order, line, wish)
  return {
    goodsFen: Math.min(share, left),
    ...fee,
    isWholeOnly: unshippedUnits(line, wish, wish.units) > 0,
    steps: stepsOf(order, line, wish, { share, left, ...fee }),
  }
}

export interface Split {
  goodsFen: Fen
  shippingFen: Fen
  /** All of the units' money: they count as paid back. */
  isWhole: boolean
}

/** Goods first, and of the shipping fee what is left of the wish. */
export function splitOf(most: Refundable, wishFen: Fen | undefined): Split {
  const totalFen = Math.min(wishFen ?? Infinity, most.goodsFen + most.shippingFen)
  const goodsFen = Math.min(totalFen, most.goodsFen)
  return { goodsFen, shippingFen: totalFen - goodsFen, isWhole: goodsFen === most.goodsFen }
}

/** What really goes back, when it is decided: what was asked for as far as it still can; a whole fee comes by itself. */
export function settledOf(most: Refundable, asked: Pick<Split, 'goodsFen' | 'shippingFen'>): Split {
  const goodsFen = Math.min(asked.goodsFen, most.goodsFen)
  const isWhole = goodsFen === most.goodsFen
  const askedFee = most.fee === 'whole' ? most.shippingFen : Math.min(asked.shippingFen, most.shippingFen)
  return { goodsFen, shippingFen: isWhole ? askedFee : 0, isWhole }
}

/** Units that count as paid back: a part of the money for goods that stay is a consolation, and they may come again. */
export function countedUnits(refund: { type: 0 | 1; isWhole: boolean; units: number }): number {
  return refund.type === 0 || refund.isWhole ? refund.units : 0
}
