import type { Tools } from '@hojip/db'
import type { OrdersEvents } from '@hojip/orders/contract'
import { countSales } from './store/counters.ts'

/** Registers what the catalogue does when orders are paid: goods become known as sold, each order once. */
export function catalogJobs(tools: Tools): void {
  tools.jobs.on<OrdersEvents['orders/paid']>('orders/paid', 'catalog', ({ orderId, lines }) =>
    countSales(tools.db, orderId, lines),
  )
}
