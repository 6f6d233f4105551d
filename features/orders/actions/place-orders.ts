import type { Tools, Tx } from '@hojip/db'
import type { OrdersEvents } from '../contract.ts'
import { insertPurchase, type NewPurchase } from '../store/place.ts'

/** Wakes when a purchase's time to pay is over. */
export const closeUnpaidJob = 'orders.close-unpaid'
export interface CloseUnpaid {
  purchaseId: string
  /** The deadline it was sent for, in epoch ms; a moved deadline makes the job void. */
  deadlineAt: number
}

/** Writes a purchase with its orders, tells the other rooms, and sets the alarm for its deadline. */
export const placeOrders = async (tools: Tools, tx: Tx, purchase: NewPurchase): Promise<void> => {
  await insertPurchase(tx, purchase)
  const happened: OrdersEvents['orders/created'] = {
    purchaseId: purchase.id,
    userId: purchase.userId,
    orders: purchase.orders.map(({ id, shopId }) => ({ orderId: id, shopId })),
  }
  await tools.jobs.emit(tx, 'orders/created', happened)
  const data: CloseUnpaid = { purchaseId: purchase.id, deadlineAt: purchase.deadlineAt.getTime() }
  await tools.jobs.send(tx, closeUnpaidJob, data, { at: purchase.deadlineAt })
}
