import type { Tx } from '@hojip/db'
import { dayAfter, midnightOf } from '@hojip/platform/mall-time'
import { sql } from 'kysely'

interface ShopDay {
  shopId: string
  day: string
}

/** Computes the hours of a shop's day from what happened, replacing what was there. */
async function computeHours(tx: Tx, { shopId, day }: ShopDay): Promise<void> {
  const [from, until] = [midnightOf(day), midnightOf(dayAfter(day))]
  await sql`delete from shop_hour where shop_id = ${shopId} and day = ${day}`.execute(tx)
  await sql`
    with paid as materialized (
      select id, user_id, total_fen, extract(hour from paid_at at time zone 'Asia/Shanghai')::int2 as hour
      from orders where shop_id = ${shopId} and paid_at >= ${from} and paid_at < ${until}
    ), sums as (
      select hour, 0 as visitors, count(*) as orders, 0 as buyers, 0 as pieces, sum(total_fen) as sales_fen,
             0 as refunds, 0 as refunded_fen, 0 as chats, 0 as answers, 0 as answer_seconds
      from paid group by hour
      union all
      select hour, 0, 0, count(*), 0, 0, 0, 0, 0, 0, 0
      from (select min(hour) as hour from paid group by user_id) first group by hour
      union all
      select p.hour, 0, 0, 0, sum(l.quantity), 0, 0, 0, 0, 0, 0
      from paid p join order_line l on l.order_id = p.id group by p.hour
      union all
      select extract(hour from done_at at time zone 'Asia/Shanghai')::int2, 0, 0, 0, 0, 0, count(*), sum(amount_fen), 0, 0, 0
      from shop_refund where shop_id = ${shopId} and done_at >= ${from} and done_at < ${until} group by 1
      union all
      select extract(hour from opened_at at time zone 'Asia/Shanghai')::int2, 0, 0, 0, 0, 0, 0, 0, count(*),
             count(first_answer_at), coalesce(sum(extract(epoch from first_answer_at - opened_at)), 0)
      from chat_case where shop_id = ${shopId} and opened_at >= ${from} and opened_at < ${until} group by 1
      union all
      select hour, count(*), 0, 0, 0, 0, 0, 0, 0, 0, 0
      from (select min(hour) as hour from visit where shop_id = ${shopId} and day = ${day} group by visitor) first
      group by hour
    )
    insert into shop_hour (shop_id, day, hour, visitors, orders, buyers, pieces, sales_fen, refunds, refunded_fen,
                           chats, answers, answer_seconds)
    select ${shopId}, ${day}, hour, sum(visitors), sum(orders), sum(buyers), sum(pieces), sum(sales_fen), sum(refunds),
           sum(refunded_fen), sum(chats), sum(answers), sum(answer_seconds)::int8
    from sums group by hour`.execute(tx)
}

/**
 * The day is the sum of its hours. Visits are deleted after their day: a day computed again later keeps its visitors.
 */
async function computeDay(tx: Tx, { shopId, day }: ShopDay): Promise<void> {
  await sql`
    insert into shop_day (shop_id, day, visitors, orders, buyers, pieces, sales_fen, refunds, refunded_fen, chats,
                          answers, answer_seconds)
    select ${shopId}, ${day}, coalesce(sum(visitors), 0), coalesce(sum(orders), 0), coalesce(sum(buyers), 0),
           coalesce(sum(pieces), 0), coalesce(sum(sales_fen), 0), coalesce(sum(refunds), 0),
           coalesce(sum(refunded_fen), 0), coalesce(sum(chats), 0), coalesce(sum(answers), 0),
           coalesce(sum(answer_seconds), 0)
    from shop_hour where shop_id = ${shopId} and day = ${day}
    on conflict (shop_id, day) do update set
      visitors = greatest(shop_day.visitors, excluded.visitors), orders = excluded.orders, buyers = excluded.buyers,
      pieces = excluded.pieces, sales_fen = excluded.sales_fen, refunds = excluded.refunds,
      refunded_fen = excluded.refunded_fen, chats = excluded.chats, answers = excluded.answers,
      answer_seconds = excluded.answer_seconds`.execute(tx)
}

async function computeProducts(tx: Tx, { shopId, day }: ShopDay): Promise<void> {
  const [from, until] = [midnightOf(day), midnightOf(dayAfter(day))]
  await sql`
    with sums as (
      select l.goods_id, 0 as visitors, count(distinct o.id) as orders, sum(l.quantity) as pieces,
             sum(l.pay_fen) as sales_fen
      from orders o join order_line l on l.order_id = o.id
      where o.shop_id = ${shopId} and o.paid_at >= ${from} and o.paid_at < ${until}
      group by l.goods_id
      union all
      select goods_id, count(*), 0, 0, 0 from visit where shop_id = ${shopId} and day = ${day} group by goods_id
    )
    insert into product_day (shop_id, day, goods_id, visitors, orders, pieces, sales_fen)
    select ${shopId}, ${day}, goods_id, sum(visitors), sum(orders), sum(pieces), sum(sales_fen)
    from sums group by goods_id
    on conflict (shop_id, day, goods_id) do update set
      visitors = greatest(product_day.visitors, excluded.visitors), orders = excluded.orders, pieces = excluded.pieces,
      sales_fen = excluded.sales_fen`.execute(tx)
}

/** Computes all figures of a shop's day. Two processes never compute one day at the same time (`takeDue`). */
export async function computeShopDay(tx: Tx, of: ShopDay): Promise<void> {
  await computeHours(tx, of)
  await computeDay(tx, of)
  await computeProducts(tx, of)
}
