import type { Tools, Tx } from '@hojip/db'
import type { OrderRow } from '../../store/rows.ts'

/** The job of automatic receipt. */
export const autoReceiveJob = 'orders.auto-receive'
export interface AutoReceive {
  orderId: string
  /** The deadline for which it was sent, in epoch ms. */
  deadlineAt: number
}

type Receiving = Pick<
  OrderRow,
  | 'lines'
  | 'parcelReturnedAt'
  | 'isExtended'
  | 'isShopExtended'
  | 'deadlineAt'
  | 'deadlineAction'
  | 'receiptLeftMs'
>

/** When the buyer's time to confirm receipt ends; null while it does not run. */
export function receiptEnds({ deadlineAction, deadlineAt }: Receiving): Date | null {
  return deadlineAction === 'receive' ? deadlineAt : null
}

/** How much of that time is left, whether it runs or is paused. */
export function receiptLeftMs(order: Receiving, nowMs: number): number {
  const ends = receiptEnds(order)
  return ends ? ends.getTime() - nowMs : (order.receiptLeftMs ?? 0)
}

/**
 * The buyer's time to confirm receipt, which starts anew with `ms`. A postponement promised a day: whatever
 * happens to the parcel afterwards, receipt is not automatic before it.
 */
export function receiptMs(order: Receiving, ms: number, nowMs: number): number {
  if (!order.isExtended && !order.isShopExtended) return ms
  return Math.max(ms, receiptLeftMs(order, nowMs))
}

/**
 * Starts the buyer's time to confirm receipt. While a refund is under way or a parcel is back at the shop,
 * the time is stored and starts later.
 */
export function receiptClock(
  order: Receiving,
  leastMs: number,
  nowMs: number,
): { deadline_at: Date | null; deadline_action: 'receive' | null; receipt_left_ms: number | null } {
  const ms = receiptMs(order, leastMs, nowMs)
  return order.parcelReturnedAt !== null || order.lines.some((line) => line.refundOpen)
    ? { deadline_at: null, deadline_action: null, receipt_left_ms: ms }
    : { deadline_at: new Date(nowMs + ms), deadline_action: 'receive', receipt_left_ms: null }
}

/** Sends the job of automatic receipt, unless the time is paused. */
export async function receiveAt(
  tools: Tools,
  tx: Tx,
  orderId: string,
  deadlineAt: Date | null,
): Promise<void> {
  if (deadlineAt === null) return
  const data: AutoReceive = { orderId, deadlineAt: deadlineAt.getTime() }
  await tools.jobs.send(tx, autoReceiveJob, data, { at: deadlineAt })
}
