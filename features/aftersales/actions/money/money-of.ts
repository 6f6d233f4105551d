import type { OrderRow } from '@hojip/orders'
import type { MoneyLine, MoneyOrder } from '../../rules/refundable.ts'
import type { RefundRow } from '../../store/rows.ts'

export interface Among {
  /** The application itself. */
  except?: string | undefined
  /** Counts what others ask for as well, not only what they were granted. */
  isEstimate: boolean
}

const granted = [2, 3]
const alive = [1, 2, 3, 6, 7]

/** An order as far as its money matters, with what other applications have taken of the shipping fee. */
export function moneyOrderOf(
  order: OrderRow,
  others: readonly RefundRow[],
  { except, isEstimate }: Among,
): MoneyOrder {
  return {
    shippingFen: order.shippingFen,
    shippingGoneFen: others
      .filter((r) => r.id !== except && (isEstimate ? alive : granted).includes(r.status))
      .reduce((sum, r) => sum + r.shippingFen, 0),
    lines: order.lines.map(
      ({ id, quantity, payFen, shipped, refunded, cancelled, refundedFen }): MoneyLine => ({
        id,
        quantity,
        payFen,
        shipped,
        refunded,
        cancelled,
        refundedFen,
      }),
    ),
  }
}

/**
 * Units of other lines whose money goes back as well: those that are granted, or, for an estimate, also those that are
 * asked for.
 */
export function leavingOf(others: readonly RefundRow[], { except, isEstimate }: Among): Map<string, number> {
  const statuses = isEstimate ? [1, 2] : [2]
  const leaving = new Map<string, number>()
  for (const { id, lineId, status, type, isWhole, units } of others)
    if (id !== except && statuses.includes(status) && (type === 0 || isWhole))
      leaving.set(lineId, (leaving.get(lineId) ?? 0) + units)
  return leaving
}
