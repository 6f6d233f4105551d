import { stockSold } from '@hojip/inventory/store'
import type { ShopHoliday } from '@hojip/policy'
import { anyOf, column, record, type JsonOf, type RowOf } from '@hojip/platform/db'
import { sql, type RawBuilder } from 'kysely'
import { transitions, type CloseReason, type OrderStatus } from '../rules/order-state.ts'

/** What the arrival of money needs to know of an order; can be serialized as JSON. */
export interface OrderToSettle {
  id: string
  userId: string
  shopId: string
  shopHoliday: ShopHoliday | null
  status: OrderStatus
  totalFen: number
  /** Epoch ms. */
  closedAt: number | null
  closeReason: CloseReason | null
  lines: { goodsId: string; skuId: string; quantity: number }[]
}

/** Orders under their locks (`ordersLocked`), as a part of other rooms' statements. */
export function ordersToSettle(ids: RawBuilder<unknown>) {
  return sql<OrderToSettle>`
  select o.id, o.user_id as "userId", o.shop_id as "shopId", s.holiday as "shopHoliday", o.status,
         o.total_fen as "totalFen", (extract(epoch from o.closed_at) * 1000)::bigint as "closedAt",
         o.close_reason as "closeReason",
         (select json_agg(json_build_object('goodsId', l.goods_id, 'skuId', l.sku_id, 'quantity', l.quantity) order by l.id)
          from order_line l where l.order_id = o.id) as lines
  from orders o join shop s on s.id = o.shop_id where o.id in (${ids}) order by o.id`
}

const settlement = record({
  orderId: column.uuid,
  payType: column.smallint,
  paidAt: column.timestamptz,
  /** When the first parcel is promised to leave. */
  shipBy: column.timestamptz,
  at: column.timestamptz,
  attemptId: column.uuid,
})

/** An order that is paid. */
export type Settlement = RowOf<typeof settlement>

const { from, to } = transitions.paid

/**
 * Pays orders: marks them as paid and sells their holds, as a part of the statement that books the money. The caller has
 * locked them (`ordersLocked`) and seen that they wait for it (`takesMoney`).
 * @param ids those of the settlements
 */
export function ordersSettled(settlements: JsonOf<readonly Settlement[]>, ids: readonly string[]) {
  return sql`
  orders_settling as (
    select * from ${settlement.rows(settlements, 's')}
  ), orders_paid as (
    update orders o
    set status = ${to}, pay_type = s."payType", paid_at = s."paidAt", ship_by_at = s."shipBy",
        deadline_at = s."shipBy", deadline_action = 'ship'
    from orders_settling s where o.id = ${anyOf(ids)} and o.id = s."orderId" and o.status = ${from}
    returning o.id, s.at, s."attemptId"
  ), orders_noted as (
    insert into order_event (order_id, seq, type, actor, from_status, to_status, data, at)
    select p.id, 1 + (select coalesce(max(seq), 0) from order_event where order_id = p.id), 'paid', 'gateway',
           ${from}::smallint, ${to}::smallint, jsonb_build_object('attemptId', p."attemptId"), p.at
    from orders_paid p
  ), ${stockSold(ids)}`
}
