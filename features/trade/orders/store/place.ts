import { boughtJson } from '@hojip/catalog/stored-fields'
import type { Tables } from '@hojip/db'
import {
  anyOf,
  column,
  insertsOf,
  jsonOf,
  record,
  type Given,
  type JsonOf,
  type RowOf,
} from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { AddressSnapshot, OrderFreight } from './rows.ts'

const { uuid, text, int, bigint, timestamptz, jsonb } = column
const insertInto = insertsOf<Tables>()

const newLine = record({
  id: uuid,
  orderId: uuid,
  goodsId: uuid,
  skuId: uuid,
  goodsSn: text,
  goodsName: jsonb<LocalText>(),
  choiceName: jsonb<LocalText>(),
  picture: text,
  priceFen: bigint,
  quantity: int,
  payFen: bigint,
  returnRule: text,
})

const newOrder = record({
  id: uuid,
  purchaseId: uuid,
  code: text,
  shopId: uuid,
  goodsFen: bigint,
  shippingFen: bigint,
  discountFen: bigint,
  totalFen: bigint,
  remark: text,
  freight: jsonb<OrderFreight>(),
  arriveFromAt: timestamptz,
  arriveToAt: timestamptz,
})

const newPurchase = record({
  id: uuid,
  code: text,
  userId: uuid,
  totalFen: bigint,
  consignee: text,
  phone: text,
  address: jsonb<AddressSnapshot>(),
  at: timestamptz,
  deadlineAt: timestamptz,
})

export type NewLine = Omit<RowOf<typeof newLine>, 'orderId'>

export interface NewOrder extends Omit<RowOf<typeof newOrder>, 'purchaseId'> {
  lines: NewLine[]
}

export interface NewPurchase extends RowOf<typeof newPurchase> {
  orders: NewOrder[]
}

/** What `placementOf` serializes. */
export interface Placement {
  purchases: RowOf<typeof newPurchase>[]
  orders: RowOf<typeof newOrder>[]
  lines: RowOf<typeof newLine>[]
}

/** Purchases as the parameter of `ordersPlaced`. */
export function placementOf(all: readonly NewPurchase[]): JsonOf<Placement> {
  const orders = all.flatMap((purchase) =>
    purchase.orders.map((order) => ({ ...order, purchaseId: purchase.id })),
  )
  return jsonOf({
    purchases: all.map(({ orders: _, ...purchase }) => purchase),
    orders: orders.map(({ lines: _, ...order }) => order),
    lines: orders.flatMap((order) => order.lines.map((line) => ({ ...line, orderId: order.id }))),
  })
}

function purchaseInserted() {
  const { id, code, userId, totalFen, at } = newPurchase.of()
  return insertInto('purchase', { id, code, user_id: userId, total_fen: totalFen, created_at: at })
}

function ordersInserted() {
  const [o, p] = [newOrder.of('o'), newPurchase.of('p')]
  return insertInto('orders', {
    id: o.id,
    code: o.code,
    purchase_id: o.purchaseId,
    user_id: p.userId,
    shop_id: o.shopId,
    status: sql.lit(0),
    goods_fen: o.goodsFen,
    shipping_fen: o.shippingFen,
    discount_fen: o.discountFen,
    total_fen: o.totalFen,
    remark: o.remark,
    consignee: p.consignee,
    phone: p.phone,
    address: p.address,
    freight: o.freight,
    arrive_from_at: o.arriveFromAt,
    arrive_to_at: o.arriveToAt,
    created_at: p.at,
    deadline_at: p.deadlineAt,
    deadline_action: sql.lit('close'),
  })
}

function linesInserted() {
  const line = newLine.of()
  return insertInto('order_line', {
    id: newLine.of('l').id,
    order_id: line.orderId,
    goods_id: line.goodsId,
    sku_id: line.skuId,
    goods_sn: line.goodsSn,
    goods_name: line.goodsName,
    choice_name: line.choiceName,
    picture: line.picture,
    price_fen: line.priceFen,
    quantity: line.quantity,
    pay_fen: line.payFen,
    return_rule: line.returnRule,
    goods_version: sql<number>`g.version`,
  })
}

/**
 * Inserts purchases, orders, lines and first events, as part of the statement that places them. Stores the
 * current page of every product that nobody has bought since it was last changed.
 */
export function ordersPlaced(placement: JsonOf<Placement>) {
  return sql`
  orders_placement as (
    select ${placement}::jsonb as of
  ), orders_purchases as (
    select p.* from orders_placement cross join ${newPurchase.rows(sql`of -> 'purchases'`, 'p')}
  ), orders_lines as (
    select l.* from orders_placement cross join ${newLine.rows(sql`of -> 'lines'`, 'l')}
  ), orders_bought as (
    ${purchaseInserted()} from orders_purchases
  ), orders_placed as (
    ${ordersInserted()}
    from orders_placement cross join ${newOrder.rows(sql`of -> 'orders'`, 'o')}
    join orders_purchases p on p.id = ${newOrder.of('o').purchaseId}
    returning id, created_at
  ), orders_listed as (
    ${linesInserted()}
    from orders_lines l left join goods g on g.id = "goodsId"
  ), orders_kept as (
    insert into goods_snapshot (goods_id, version, content, taken_at)
    select g.id, g.version, ${boughtJson}, (select min(at) from orders_purchases)
    from goods g
    where g.id in (select "goodsId" from orders_lines)
      and not exists (select from goods_snapshot s where s.goods_id = g.id and s.version = g.version)
    -- Two that place orders at once add the same pages in the same order.
    order by g.id
    on conflict do nothing
  ), orders_noted as (
    insert into order_event (order_id, seq, type, actor, from_status, to_status, at)
    select id, 1, 'created', 'buyer', null, 0, created_at from orders_placed
  )`
}

/**
 * How many units of products with a limit per person a buyer has ordered in the last 30 days, as part of other rooms'
 * statements. Closed orders and cancelled units do not count.
 */
export function boughtQuery(userId: Given<string>, skuIds: Given<readonly string[]>) {
  return sql<{ goodsId: string; units: number }>`
  select l.goods_id as "goodsId", sum(l.quantity - l.cancelled)::int as units
  from orders o join order_line l on l.order_id = o.id
  where o.user_id = ${userId} and o.status <> 99 and o.created_at > now() - interval '30 days'
    and l.goods_id in (select k.goods_id from sku k join goods g on g.id = k.goods_id
                       where k.id = ${anyOf(skuIds)} and g.person_limit is not null)
  group by l.goods_id`
}

/** How many unpaid orders a buyer has, as part of other rooms' statements. */
export function unpaidQuery(userId: Given<string>) {
  return sql<{ n: number }>`
  select count(*)::int as n from orders where user_id = ${userId} and status = 0 and hidden_at is null`
}
