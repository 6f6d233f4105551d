import type { Tools } from '@hojip/db'
import type { Job } from '@hojip/platform/jobs'
import type { OrdersEvents } from '../contract.ts'
import type { NewPurchase } from '../store/place.ts'

/** Wakes when a purchase's time to pay is over. */
export const closeUnpaidJob = 'orders.close-unpaid'
export interface CloseUnpaid {
  purchaseId: string
  /** The deadline it was sent for, in epoch ms; a moved deadline makes the job void. */
  deadlineAt: number
}

/** What is sent with a new purchase: it tells the other rooms, and sets the alarm for its deadline. */
export function jobsOfPurchase({ jobs }: Tools, purchase: NewPurchase): Job[] {
  const happened: OrdersEvents['orders/created'] = {
    purchaseId: purchase.id,
    userId: purchase.userId,
    orders: purchase.orders.map(({ id, shopId }) => ({ orderId: id, shopId })),
  }
  const data: CloseUnpaid = { purchaseId: purchase.id, deadlineAt: purchase.deadlineAt.getTime() }
  return [...jobs.heard('orders/created', happened), { queue: closeUnpaidJob, data, at: purchase.deadlineAt }]
}
