import type { Tools } from '@hojip/db'
import type { Job } from '@hojip/platform/jobs'
import type { OrdersEvents } from '../contract.ts'
import type { NewPurchase } from '../store/place.ts'

/** The job at the end of a purchase's time to pay. */
export const closeUnpaidJob = 'orders.close-unpaid'
export interface CloseUnpaid {
  purchaseId: string
  /** The deadline for which it was sent, in epoch ms; when the deadline has moved, the job does nothing. */
  deadlineAt: number
}

/** The event of a new purchase for other rooms, and the job for its deadline. */
export function jobsOfPurchase({ jobs }: Tools, purchase: NewPurchase): Job[] {
  const happened: OrdersEvents['orders/created'] = {
    purchaseId: purchase.id,
    userId: purchase.userId,
    orders: purchase.orders.map(({ id, shopId }) => ({ orderId: id, shopId })),
  }
  const data: CloseUnpaid = { purchaseId: purchase.id, deadlineAt: purchase.deadlineAt.getTime() }
  return [
    ...jobs.jobsOf('orders/created', happened),
    { queue: closeUnpaidJob, data, at: purchase.deadlineAt },
  ]
}
