import { anyOf } from '@hojip/platform/db'
import type { Tx } from '@hojip/db'
import { sql } from 'kysely'

/** Which of the orders have an open attempt. Under the orders' locks no other can be opened. */
export async function ordersBeingPaid(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct ao.order_id as id
    from payment_attempt_order ao join payment_attempt a on a.id = ao.attempt_id
    where ao.order_id = ${anyOf(orderIds)} and a.status = 'open'`.execute(tx)
  return rows.map(({ id }) => id)
}
