import type { OrderRow } from '@hojip/orders'
import { refundStatuses } from '@hojip/orders/rules'
import type { MoneyLine, MoneyOrder } from '../../rules/refundable.ts'
import type { RefundRow } from '../../store/rows.ts'

export interface Among {
  /** The application itself. */
  except?: string | undefined
  /** Also counts what other applications ask for, not only what they were granted. */
  isEstimate: boolean
}

const { applied, processing, completed, returning, inspecting } = refundStatuses
const granted: readonly number[] = [processing, completed]
const alive: readonly number[] = [applied, processing, completed, returning, inspecting]

/** The order's amounts, with what other applications have taken of the shipping fee. */
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
 * Units per line whose money other applications take back: the granted ones, and for an estimate also those only
 * applied for.
 */
export function leavingOf(others: readonly RefundRow[], { except, isEstimate }: Among): Map<string, number> {
  const statuses: readonly number[] = isEstimate ? [applied, processing] : [processing]
  const leaving = new Map<string, number>()
  for (const { id, lineId, status, type, isWhole, units } of others)
    if (id !== except && statuses.includes(status) && (type === 0 || isWhole))
      leaving.set(lineId, (leaving.get(lineId) ?? 0) + units)
  return leaving
}
