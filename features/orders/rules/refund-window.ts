import { orderStatuses, type OrderStatus } from './order-state.ts'
import { policy } from '@hojip/policy'

/** An application's state, as the wire and the tables write it; 0 where a line has none. */
export const refundStatuses = {
  none: 0,
  applied: 1,
  processing: 2,
  completed: 3,
  rejected: 4,
  closed: 5,
  returning: 6,
  inspecting: 7,
} as const

const { applied, processing, returning, inspecting } = refundStatuses
const underWay: readonly number[] = [applied, processing, returning, inspecting]

export interface SoldLine {
  quantity: number
  payFen: number
  refunded: number
  refundedFen: number
  /** Applications so far. */
  refundTries: number
  /** 0 none, else as in the table of after-sales. */
  refundStatus: number
  /** Its application is under way, or the mall is asked about it. */
  refundOpen: boolean
  /** The mall has decided against its buyer. */
  refundFinal: boolean
}

interface SoldOrder {
  status: OrderStatus
  finishedAt: number | null
}

/**
 * Until when a refund may be asked for, in epoch ms.
 * @param isFault whether something is wrong with the goods
 * @returns null while the order runs, undefined when it may not be asked for at all
 */
export function refundsUntil(order: SoldOrder, isFault: boolean): number | null | undefined {
  if (order.status === orderStatuses.toShip || order.status === orderStatuses.toReceive) return null
  if (order.status !== orderStatuses.completed || order.finishedAt === null) return undefined
  return order.finishedAt + (isFault ? policy.faultWindowMs : policy.refundWindowMs)
}

/** An application that is being dealt with; a refused one (4) may be followed by another. */
export function isUnderWay(status: number): boolean {
  return underWay.includes(status)
}

export type RefundProblem = 'underWay' | 'decided' | 'tooLate' | 'tooOften' | 'nothingLeft'

/**
 * Why a line may not have an application now; undefined when it may. The pages' buttons, and the server's condition.
 * @param isFault whether something is wrong with the goods
 */
export function refundProblem(
  order: SoldOrder,
  line: SoldLine,
  nowMs: number,
  isFault: boolean,
): RefundProblem | undefined {
  if (line.refundOpen || isUnderWay(line.refundStatus)) return 'underWay'
  if (line.refundFinal) return 'decided'
  const until = refundsUntil(order, isFault)
  if (until === undefined || (until !== null && nowMs >= until)) return 'tooLate'
  if (line.refundTries >= policy.maxApplications) return 'tooOften'
  return line.refunded < line.quantity && line.refundedFen < line.payFen ? undefined : 'nothingLeft'
}

export interface AfterSalesTime {
  untilMs: number
  /** The days in which one may simply change one's mind are over. */
  isForFaultsOnly: boolean
}

/** How much longer a completed order's lines may be sent back or refunded; undefined when that is over, or never was. */
export function afterSalesTime(order: SoldOrder, nowMs: number): AfterSalesTime | undefined {
  for (const isForFaultsOnly of [false, true]) {
    const untilMs = refundsUntil(order, isForFaultsOnly)
    if (typeof untilMs === 'number' && nowMs < untilMs) return { untilMs, isForFaultsOnly }
  }
  return undefined
}
