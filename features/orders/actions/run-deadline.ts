import type { Tools } from '@hojip/db'
import { closeUnpaidJob, type CloseUnpaid } from './place-orders.ts'
import { autoReceiveJob, type AutoReceive } from './receive-order.ts'

export interface PastDue {
  orderId: string
  purchaseId: string
  status: number
  deadlineAt: Date
}

/** Sends the job of a deadline again, for one whose own was lost: what is not due any more, it finds by itself. */
export const runDeadline = async (tools: Tools, order: PastDue): Promise<void> => {
  const deadlineAt = order.deadlineAt.getTime()
  if (order.status === 0) {
    const due: CloseUnpaid = { purchaseId: order.purchaseId, deadlineAt }
    return tools.jobs.send(tools.db, closeUnpaidJob, due)
  }
  const due: AutoReceive = { orderId: order.orderId, deadlineAt }
  return tools.jobs.send(tools.db, autoReceiveJob, due)
}
