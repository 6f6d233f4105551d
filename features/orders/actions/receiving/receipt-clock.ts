import type { Tools, Tx } from '@hojip/db'
import type { OrderRow } from '../../store/rows.ts'

/** The job of automatic receipt. */
export const autoReceiveJob = 'orders.auto-receive'
export interface AutoReceive {
  orderId: string
  /** The deadline for which it was sent, in epoch ms. */
  deadlineAt: number
}

/**
 * Starts the buyer's time to confirm receipt. While a refund is under way or a parcel is back at the shop,
 * the time is stored and starts later.
 */
export function receiptClock(
  order: Pick<OrderRow, 'lines' | 'parcelReturnedAt'>,
  ms: number,
  nowMs: number,
): { deadline_at: Date | null; deadline_action: 'receive' | null; receipt_left_ms: number | null } {
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
