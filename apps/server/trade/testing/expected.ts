import { isOpen, soldOf, type Model } from './model.ts'
import { shownStatus } from './model-refunds.ts'

/** The expected state of the mall, in the format of `seen` in world.ts. */
export function expected(model: Model): object {
  return {
    sold: [0, 1].flatMap((stall) => [soldOf(model, stall, 0), soldOf(model, stall, 1)]),
    orders: model.orders.map(({ status, reason, isHidden, address, deadline, lines }) => ({
      status,
      reason,
      isHidden,
      isAtWork: address === 1,
      runsOut: deadline?.name ?? null,
      atMs: deadline?.atMs ?? 0,
      lines: lines.map((line) => ({
        shipped: line.shipped,
        refunded: line.refunded,
        cancelled: line.cancelled,
        refundStatus: shownStatus(line),
        refundOpen: isOpen(line),
        isCommented: line.isCommented,
      })),
    })),
  }
}
