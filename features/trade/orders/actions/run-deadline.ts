import type { Tools } from '@hojip/db'
import type { DeadlineAction } from '../rules/order-state.ts'
import { giveBackJob } from './closing/give-back.ts'
import { cancelLateJob, shipLateJob } from './late-order.ts'
import { closeUnpaidJob } from './place-orders.ts'
import { autoReceiveJob } from './receiving/receipt-clock.ts'

export interface PastDue {
  orderId: string
  purchaseId: string
  deadlineAction: DeadlineAction
  deadlineAt: Date
}

/** The job behind each deadline of an order. */
const jobs: Record<DeadlineAction, string> = {
  close: closeUnpaidJob,
  ship: shipLateJob,
  cancelLate: cancelLateJob,
  receive: autoReceiveJob,
  giveBack: giveBackJob,
}

/** Sends the job of a deadline again when its own was lost. A job that is no longer due does nothing. */
export async function runDeadline(tools: Tools, order: PastDue): Promise<void> {
  const { orderId, purchaseId, deadlineAction } = order
  const whose = deadlineAction === 'close' ? { purchaseId } : { orderId }
  await tools.jobs.send(tools.db, jobs[deadlineAction], { ...whose, deadlineAt: order.deadlineAt.getTime() })
}
