import type { Db } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { statement } from '@hojip/platform/db'
import { sql, type RawBuilder } from 'kysely'
import type { OrderStatus } from '../rules/order-state.ts'

/** The buyer's orders behind a pay id (an order's code or its purchase's), as part of other statements. */
export function idsOfPayId(userId: string, payId: string) {
  return sql`
  select id from orders
  where user_id = ${userId} and (code = ${payId} or purchase_id = (select id from purchase where code = ${payId}))`
}

/** Locks the orders in id order, as everywhere. */
export function ordersLocked(ids: RawBuilder<unknown>) {
  return sql`select from orders where id in (${ids}) order by id for update`
}

/** What paying needs to know of an order; can be serialized as JSON. */
export interface OrderToPay {
  id: string
  purchaseId: string
  userId: string
  status: OrderStatus
  totalFen: number
  isPaid: boolean
  /** Epoch ms. */
  deadlineMs: number | null
  /** In Chinese, as gateways show it. */
  firstName: string
  lineCount: number
}

export function ordersToPay(userId: string, payId: string) {
  return sql<OrderToPay>`
  select o.id, o.purchase_id as "purchaseId", o.user_id as "userId", o.status, o.total_fen as "totalFen",
         o.paid_at is not null as "isPaid", (extract(epoch from o.deadline_at) * 1000)::bigint as "deadlineMs",
         (select l.goods_name->>'zh-CN' from order_line l where l.order_id = o.id order by l.id limit 1) as "firstName",
         (select count(*)::int from order_line l where l.order_id = o.id) as "lineCount"
  from orders o where o.id in (${idsOfPayId(userId, payId)}) order by o.id`
}

export type PayState = Pick<OrderToPay, 'id' | 'status' | 'isPaid'>

const payStates = statement(
  (userId: string, payId: string) => sql<PayState>`
    select id, status, paid_at is not null as "isPaid" from orders
    where id in (${idsOfPayId(userId, payId)}) order by id`,
)

/** The state of the orders behind a pay id; empty for another user's. */
export function payStatesOf(db: Db, viewer: Pick<Viewer, 'userId'>, payId: string): Promise<PayState[]> {
  return payStates(db, viewer.userId, payId)
}
