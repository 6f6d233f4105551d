import type { Db } from '@hojip/db'
import { ordersToPay, type OrderToPay } from '@hojip/orders/store'
import { statement, theRow } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { AttemptRow } from './attempts.ts'

export interface AttemptOrders {
  /** The code that `/pay/{id}` takes: the order's for one order, the purchase's for several. */
  payId: string
  orders: OrderToPay[]
}

const codeOf = statement(
  (id: string) => sql<{ payId: string }>`
    select coalesce(o.code, p.code) as "payId" from payment_attempt a
    join purchase p on p.id = a.purchase_id left join orders o on o.id = a.order_id where a.id = ${id}`,
)
const read = statement((userId: string, payId: string) => sql<OrderToPay>`${ordersToPay(userId, payId)}`)

/** The orders that an attempt pays. */
export async function ordersOfAttempt(
  db: Db,
  { id, user_id, order_ids }: AttemptRow,
): Promise<AttemptOrders> {
  const { payId } = theRow(await codeOf(db, id))
  const orders = await read(db, user_id, payId)
  return { payId, orders: orders.filter((o) => order_ids.includes(o.id)) }
}
