import { allocateFen, type Fen } from '@hojip/platform/money'
import { reasonOf, type Way } from './reasons.ts'

/** The amounts and units of an order's line. */
export interface MoneyLine {
  id: string
  quantity: number
  payFen: Fen
  /** Units that have left the shop. */
  shipped: number
  /** Refunded units; `cancelled` are those of them that never left the shop. */
  refunded: number
  cancelled: number
  refundedFen: Fen
}

export interface MoneyOrder {
  shippingFen: Fen
  /** The part of the shipping fee that is refunded or being refunded. */
  shippingGoneFen: Fen
  lines: readonly MoneyLine[]
}

export interface MoneyWish extends Way {
  lineId: string
  units: number
  reason: number
  /** Units that other applications take back, by line. */
  leaving: ReadonlyMap<string, number>
}

/** One sentence that explains the amount; its text is `steps` in rules/money-steps.ts. */
export interface Step {
  code: 'paid' | 'before' | 'share' | 'left' | 'feeWhole' | 'feeFault' | 'feeNone' | 'feeFree'
  params: Record<string, number | { fen: Fen }>
}

export interface Refundable {
  goodsFen: Fen
  shippingFen: Fen
  /** Why the shipping fee is refunded, or not. */
  fee: 'whole' | 'fault' | 'none'
  /** Some of the units never left the shop, so only the full amount can be requested. */
  isWholeOnly: boolean
  steps: Step[]
}

/** The share of `units` units after the first `from`, rounded so that all shares add up to `fen` exactly. */
function shareOf(fen: Fen, quantity: number, from: number, units: number): Fen {
  const upTo = (n: number) => Number((BigInt(fen) * BigInt(n)) / BigInt(quantity))
  return upTo(from + units) - upTo(from)
}

/** The units that can be applied for: those the buyer has, or all that are not refunded. */
export function unitsOf(line: MoneyLine, { receiving }: Way): number {
  return receiving === 1 ? line.shipped - (line.refunded - line.cancelled) : line.quantity - line.refunded
}

/** How many of the units have not left the shop. Those are refunded first, because nothing has to be returned. */
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
 * The most that can be refunded for some units of a line, and how it is computed. The pages' estimates and the server's
 * refunds both use it, so the amount shown is the amount refunded.
 *
 * Price: the units' share of what was paid, never more than is left; the last unit takes the remainder. Shipping fee:
 * all of it for the units that complete the refund of an order of which nothing was shipped; the units' share when the
 * product is at fault; otherwise none.
 * @param wish for a line of the order, at least one unit and at most `unitsOf`
 */
export function refundable(order: MoneyOrder, wish: MoneyWish): Refundable {
  const line = order.lines.find(({ id }) => id === wish.lineId)
  if (!line) throw new Error(`line ${wish.lineId} does not belong to this order`)
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
  /** The units' full price is refunded, so they count as refunded. */
  isWhole: boolean
}

/** Splits the requested amount: the price first, the rest is shipping fee. */
export function splitOf(most: Refundable, wishFen: Fen | undefined): Split {
  const totalFen = Math.min(wishFen ?? Infinity, most.goodsFen + most.shippingFen)
  const goodsFen = Math.min(totalFen, most.goodsFen)
  return { goodsFen, shippingFen: totalFen - goodsFen, isWhole: goodsFen === most.goodsFen }
}

/**
 * The amount refunded when it is granted: the requested one, as far as still possible. A whole fee is added unasked.
 */
export function settledOf(most: Refundable, asked: Pick<Split, 'goodsFen' | 'shippingFen'>): Split {
  const goodsFen = Math.min(asked.goodsFen, most.goodsFen)
  const isWhole = goodsFen === most.goodsFen
  const askedFee = most.fee === 'whole' ? most.shippingFen : Math.min(asked.shippingFen, most.shippingFen)
  return { goodsFen, shippingFen: isWhole ? askedFee : 0, isWhole }
}

/** Units that count as refunded. None after a partial refund without a return: the units can be applied for again. */
export function countedUnits(refund: { type: 0 | 1; isWhole: boolean; units: number }): number {
  return refund.type === 0 || refund.isWhole ? refund.units : 0
}
