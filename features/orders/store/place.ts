import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { AddressSnapshot, OrderFreight } from './rows.ts'

export interface NewLine {
  id: string
  goodsId: string
  skuId: string
  goodsSn: string
  goodsName: LocalText
  choiceName: LocalText
  picture: string
  priceFen: number
  quantity: number
  payFen: number
}

export interface NewOrder {
  id: string
  code: string
  shopId: string
  goodsFen: number
  shippingFen: number
  discountFen: number
  totalFen: number
  remark: string
  freight: OrderFreight
  lines: NewLine[]
}

export interface NewPurchase {
  id: string
  code: string
  userId: string
  totalFen: number
  consignee: string
  phone: string
  address: AddressSnapshot
  at: Date
  deadlineAt: Date
  orders: NewOrder[]
}

/** A purchase as the parameter of `ordersPlaced`. */
export function placementOf({ orders, ...purchase }: NewPurchase): string {
  return JSON.stringify({
    purchase,
    orders: orders.map(({ lines: _, ...order }) => order),
    lines: orders.flatMap((order) => order.lines.map((line) => ({ ...line, orderId: order.id }))),
  })
}

/**
 * Purchase, orders, lines and first events, as a part of the statement that places them. Of goods that nobody has
 * bought since they were changed it keeps the page as it is now.
 * @param placement as `placementOf` gives it
 */
export function ordersPlaced(placement: string) {
  return sql`
  orders_placement as (
    select ${placement}::jsonb as of
  ), orders_purchase as (
    select p.* from orders_placement cross join jsonb_to_record(of -> 'purchase')
      as p (id uuid, code text, "userId" uuid, "totalFen" bigint, consignee text, phone text, address jsonb,
            at timestamptz, "deadlineAt" timestamptz)
  ), orders_lines as (
    select l.* from orders_placement cross join jsonb_to_recordset(of -> 'lines')
      as l (id uuid, "orderId" uuid, "goodsId" uuid, "skuId" uuid, "goodsSn" text, "goodsName" jsonb,
            "choiceName" jsonb, picture text, "priceFen" bigint, quantity int, "payFen" bigint)
  ), orders_bought as (
    insert into purchase (id, code, user_id, total_fen, created_at)
    select id, code, "userId", "totalFen", at from orders_purchase
  ), orders_placed as (
    insert into orders (id, code, purchase_id, user_id, shop_id, status, goods_fen, shipping_fen, discount_fen,
                        total_fen, remark, consignee, phone, address, freight, created_at, deadline_at,
                        deadline_action)
    select o.id, o.code, p.id, p."userId", o."shopId", 0, o."goodsFen", o."shippingFen", o."discountFen", o."totalFen",
           o.remark, p.consignee, p.phone, p.address, o.freight, p.at, p."deadlineAt", 'close'
    from orders_placement cross join orders_purchase p
    cross join jsonb_to_recordset(of -> 'orders')
      as o (id uuid, code text, "shopId" uuid, "goodsFen" bigint, "shippingFen" bigint, "discountFen" bigint,
            "totalFen" bigint, remark text, freight jsonb)
    returning id, created_at
  ), orders_listed as (
    insert into order_line (id, order_id, goods_id, sku_id, goods_sn, goods_name, choice_name, picture, price_fen,
                            quantity, pay_fen, goods_version)
    select l.id, "orderId", "goodsId", "skuId", "goodsSn", "goodsName", "choiceName", picture, "priceFen", quantity,
           "payFen", g.version
    from orders_lines l left join goods g on g.id = "goodsId"
  ), orders_kept as (
    insert into goods_snapshot (goods_id, version, content, taken_at)
    select g.id, g.version, jsonb_build_object('selling', g.selling, 'brand', g.brand, 'gallery', g.gallery,
             'params', g.params, 'options', g.options, 'story', g.story, 'bodyHtml', g.body_html), p.at
    from orders_purchase p cross join goods g
    where g.id in (select "goodsId" from orders_lines)
      and not exists (select from goods_snapshot s where s.goods_id = g.id and s.version = g.version)
    on conflict do nothing
  ), orders_noted as (
    insert into order_event (order_id, seq, type, actor, from_status, to_status, at)
    select id, 1, 'created', 'buyer', null, 0, created_at from orders_placed
  )`
}

/** How many orders a buyer has left unpaid, as a part of other rooms' statements. */
export function unpaidQuery(userId: string) {
  return sql<{ n: number }>`
  select count(*)::int as n from orders where user_id = ${userId} and status = 0 and hidden_at is null`
}
