import type { Tools } from '@hojip/db'
import type { DeadlineAction } from '../rules/order-state.ts'
import { giveBackJob } from './closing/give-back.ts'
import { cancelLateJob, shipLateJob } from './late-order.ts'
import { closeUnpaidJob } from './place-orders.ts'
import { autoReceiveJob } from './receive-order.ts'

export interface PastDue {
  orderId: string
  purchaseId: string
  deadlineAction: DeadlineAction
  deadlineAt: Date
}

/** What each deadline of an order wakes. */
const jobs: Record<DeadlineAction, string> = {
  close: closeUnpaidJob,
  ship: shipLateJob,
  cancelLate: cancelLateJob,
  receive: autoReceiveJob,
  giveBack: giveBackJob,
}

/** Sends the job of a deadline again, for one whose own was lost: what is not due any more, it finds by itself. */
export async function runDeadline(tools: Tools, order: PastDue): Promise<void> {
  const { orderId, purchaseId, deadlineAction } = order
  const whose = deadlineAction === 'close' ? { purchaseId } : { orderId }
  await tools.jobs.send(tools.db, jobs[deadlineAction], { ...whose, deadlineAt: order.deadlineAt.getTime() })
}
