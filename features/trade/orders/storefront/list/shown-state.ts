import type { Order } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'

type Shown = Pick<Order, 'orderStatus' | 'partShipped' | 'receiveTime'>

/** The shown state of an order: its status, unless part of it has left or all of it has arrived. */
export function shownState({
  orderStatus,
  partShipped,
  receiveTime,
}: Shown): Order['orderStatus'] | 'partShipped' | 'arrived' {
  if (partShipped) return 'partShipped'
  return orderStatus === orderStatuses.toReceive && receiveTime !== undefined ? 'arrived' : orderStatus
}
