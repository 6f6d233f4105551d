import type { OrderStatus } from './order-state.ts'
import { policy } from './policy.ts'

export interface SoldLine {
  quantity: number
  payFen: number
  refunded: number
  refundedFen: number
  /** Applications so far. */
  refundTries: number
  /** 0 none, else as in the table of after-sales. */
  refundStatus: number
}

/**
 * Until when a refund may be asked for, in epoch ms.
 * @param isFault whether something is wrong with the goods
 * @returns null while the order runs, undefined when it may not be asked for at all
 */
export const refundsUntil = (
  order: { status: OrderStatus; finishedAt: number | null },
  isFault: boolean,
): number | null | undefined => {
  if (order.status === 3 || order.status === 4) return null
  if (order.status !== 5 || order.finishedAt === null) return undefined
  return order.finishedAt + (isFault ? policy.faultWindowMs : policy.refundWindowMs)
}

/** An application that is being dealt with; a refused one (4) may be followed by another. */
const isUnderWay = (status: number) => [1, 2, 6, 7].includes(status)

/** Whether a line may have an application now: its page's button, and the server's condition. */
export const mayAskRefund = (
  order: { status: OrderStatus; finishedAt: number | null },
  line: SoldLine,
  nowMs: number,
): boolean => {
  const until = refundsUntil(order, true)
  const isInTime = until === null || (until !== undefined && nowMs < until)
  const isLeft = line.refunded < line.quantity && line.refundedFen < line.payFen
  return isInTime && isLeft && !isUnderWay(line.refundStatus) && line.refundTries < policy.maxApplications
}
