import type { Tx } from '@hojip/db'
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

/**
 * Purchase, orders, lines and first events by one statement. Of goods that nobody has bought since they were changed
 * it keeps the page as it is now.
 */
export const insertPurchase = async (tx: Tx, p: NewPurchase): Promise<void> => {
  const lines = p.orders.flatMap((order) => order.lines.map((line) => ({ ...line, orderId: order.id })))
  const orders = p.orders.map(({ lines: _, ...order }) => order)
  const goodsIds = [...new Set(lines.map((line) => line.goodsId))]
  await sql`
    with bought as (
      insert into purchase (id, code, user_id, total_fen, created_at)
      values (${p.id}, ${p.code}, ${p.userId}, ${p.totalFen}, ${p.at})
    ), placed as (
      insert into orders (id, code, purchase_id, user_id, shop_id, status, goods_fen, shipping_fen, discount_fen,
                          total_fen, remark, consignee, phone, address, freight, created_at, deadline_at,
                          deadline_action)
      select id, code, ${p.id}, ${p.userId}, "shopId", 0, "goodsFen", "shippingFen", "discountFen", "totalFen",
             remark, ${p.consignee}, ${p.phone}, ${JSON.stringify(p.address)}::jsonb, freight, ${p.at}, ${p.deadlineAt},
             'close'
      from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
        as o (id uuid, code text, "shopId" uuid, "goodsFen" bigint, "shippingFen" bigint, "discountFen" bigint,
              "totalFen" bigint, remark text, freight jsonb)
      returning id
    ), listed as (
      insert into order_line (id, order_id, goods_id, sku_id, goods_sn, goods_name, choice_name, picture, price_fen,
                              quantity, pay_fen, goods_version)
      select l.id, "orderId", "goodsId", "skuId", "goodsSn", "goodsName", "choiceName", picture, "priceFen", quantity,
             "payFen", g.version
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l (id uuid, "orderId" uuid, "goodsId" uuid, "skuId" uuid, "goodsSn" text, "goodsName" jsonb,
              "choiceName" jsonb, picture text, "priceFen" bigint, quantity int, "payFen" bigint)
      left join goods g on g.id = "goodsId"
    ), kept as (
      insert into goods_snapshot (goods_id, version, content, taken_at)
      select g.id, g.version, jsonb_build_object('selling', g.selling, 'brand', g.brand, 'gallery', g.gallery,
               'params', g.params, 'story', g.story, 'bodyHtml', g.body_html), ${p.at}
      from goods g where g.id = any(${goodsIds}::uuid[])
        and not exists (select from goods_snapshot s where s.goods_id = g.id and s.version = g.version)
      on conflict do nothing
    )
    insert into order_event (order_id, seq, type, actor, from_status, to_status, at)
    select id, 1, 'created', 'buyer', null, 0, ${p.at} from placed`.execute(tx)
}
