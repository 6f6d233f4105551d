import { orderStatuses, type OrderStatus } from './order-state.ts'
import { policy } from '@hojip/policy'

/** The status of an application, as the wire and the tables write it; 0 for a line without one. */
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
  /** How many applications of the buyer the line has had; accepted offers of the shop are none. */
  refundTries: number
  /** One of `refundStatuses`; see docs/states.md. */
  refundStatus: number
  /** Its application is open, or the mall has been asked to decide. */
  refundOpen: boolean
  /** The mall has decided against the buyer. */
  refundFinal: boolean
}

interface SoldOrder {
  status: OrderStatus
  finishedAt: number | null
}

/**
 * The deadline for applying for a refund, in epoch ms.
 * @param isFault whether something is wrong with the product
 * @returns null while the order is open, undefined when no refund is possible at all
 */
export function refundsUntil(order: SoldOrder, isFault: boolean): number | null | undefined {
  if (order.status === orderStatuses.toShip || order.status === orderStatuses.toReceive) return null
  if (order.status !== orderStatuses.completed || order.finishedAt === null) return undefined
  return order.finishedAt + (isFault ? policy.faultWindowMs : policy.refundWindowMs)
}

/** An application in progress; a rejected one (4) may be followed by another. */
export function isUnderWay(status: number): boolean {
  return underWay.includes(status)
}

type RefundProblem = 'notPaid' | 'orderOver' | 'underWay' | 'decided' | 'tooLate' | 'tooOften' | 'nothingLeft'

/**
 * Why a line cannot have an application now; undefined when it can. Used by the pages' buttons and by the
 * server.
 * @param isFault whether something is wrong with the product
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
  if (until === undefined) return order.status === orderStatuses.unpaid ? 'notPaid' : 'orderOver'
  if (until !== null && nowMs >= until) return 'tooLate'
  if (line.refundTries >= policy.maxApplications) return 'tooOften'
  return line.refunded < line.quantity && line.refundedFen < line.payFen ? undefined : 'nothingLeft'
}

interface AfterSalesTime {
  untilMs: number
  /** The days for refunds without a fault are over. */
  isForFaultsOnly: boolean
}

/**
 * How long the lines of a completed order can still be returned or refunded; undefined when that is over or
 * never began.
 */
export function afterSalesTime(order: SoldOrder, nowMs: number): AfterSalesTime | undefined {
  for (const isForFaultsOnly of [false, true]) {
    const untilMs = refundsUntil(order, isForFaultsOnly)
    if (typeof untilMs === 'number' && nowMs < untilMs) return { untilMs, isForFaultsOnly }
  }
  return undefined
}
