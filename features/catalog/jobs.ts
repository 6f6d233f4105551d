import type { Tools } from '@hojip/db'
import type { OrdersEvents } from '@hojip/orders/contract'
import { inTransaction } from '@hojip/platform/db'
import { countSales, markCounted } from './store/counters.ts'

/** Registers what the catalogue does when orders are paid: goods become known as sold, each order once. */
export const catalogJobs = (tools: Tools): void => {
  tools.jobs.on<OrdersEvents['orders/paid']>('orders/paid', 'catalog', async ({ orderId, lines }) => {
    await inTransaction(tools.db, async (tx) => {
      if (await markCounted(tx, orderId)) await countSales(tx, lines)
    })
  })
}
