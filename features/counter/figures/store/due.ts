import { anyOf } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import { midnightOf } from '@hojip/platform/mall-time'
import { sql } from 'kysely'

/** The day on which an order was paid has to be computed again. */
export async function markPaid(db: Db | Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    insert into figures_due (shop_id, day)
    select distinct shop_id, to_char(paid_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day from orders
    where id = ${anyOf(orderIds)} and paid_at is not null
    order by shop_id, day
    on conflict do nothing`.execute(db)
}

/** Stores when a refund went back to which shop's buyer, and marks the day. */
export async function markRefunded(db: Tx, outRefundNo: string): Promise<void> {
  await sql`
    insert into shop_refund (refund_id, shop_id, amount_fen, done_at)
    select r.id, o.shop_id, r.amount_fen, r.done_at
    from payment_refund r join orders o on o.id = r.order_id
    where r.out_refund_no = ${outRefundNo} and r.status = 'success' and r.done_at is not null
    on conflict do nothing`.execute(db)
  await sql`
    insert into figures_due (shop_id, day)
    select s.shop_id, to_char(s.done_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')
    from shop_refund s join payment_refund r on r.id = s.refund_id
    where r.out_refund_no = ${outRefundNo}
    on conflict do nothing`.execute(db)
}

/** Marks a day for the shops whose chats of that day, or whose first answers, are not those that were counted. */
export function markChats(db: Db, day: string) {
  return sql`
    insert into figures_due (shop_id, day)
    select c.shop_id, ${day} from (
      select shop_id, count(*) as chats, count(first_answer_at) as answers from chat_case
      where shop_id is not null and opened_at >= ${midnightOf(day)} group by shop_id) c
    left join shop_day d on d.shop_id = c.shop_id and d.day = ${day}
    where (c.chats, c.answers) is distinct from (d.chats, d.answers)
    on conflict do nothing`.execute(db)
}

/** Marks every day since one on which anything happened, of all shops. */
export function markSince(db: Db, since: Date) {
  return sql`
    insert into figures_due (shop_id, day)
    select shop_id, to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from (
      select shop_id, paid_at as at from orders where paid_at >= ${since}
      union all select shop_id, done_at from shop_refund where done_at >= ${since}
      union all select shop_id, opened_at from chat_case where shop_id is not null and opened_at >= ${since}
    ) happened
    group by 1, 2
    on conflict do nothing`.execute(db)
}

/** Takes the day of a shop that has waited longest; undefined when none waits. Others skip it until the commit. */
export async function takeDue(tx: Tx): Promise<{ shopId: string; day: string } | undefined> {
  const taken = await sql<{ shop_id: string; day: string }>`
    delete from figures_due where (shop_id, day) = (
      select shop_id, day from figures_due order by since limit 1 for update skip locked)
    returning shop_id, day`.execute(tx)
  const row = taken.rows[0]
  return row && { shopId: row.shop_id, day: row.day }
}
