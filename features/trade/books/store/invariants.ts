import type { Db } from '@hojip/db'
import { unevenOrders } from '@hojip/inventory/store'
import { pauseOfQueue } from '@hojip/pauses/store'
import { sql, type RawBuilder } from 'kysely'
import type { Broken } from '../rules/invariants.ts'
import { theRow, withoutLimit } from '@hojip/platform/db'

export interface CheckedInvariant {
  checked: number
  broken: Broken[]
}

/** The most offenders that one check returns; a check after the repair finds the rest. */
const most = 100

async function look(
  db: Db,
  count: RawBuilder<unknown>,
  broken: RawBuilder<unknown>,
): Promise<CheckedInvariant> {
  const [counted, found] = [
    await sql<{ n: number }>`select (${count})::bigint as n ${withoutLimit}`.execute(db),
    await sql<Broken>`
      select id, detail from (${broken}) as found order by id limit ${most} ${withoutLimit}`.execute(db),
  ]
  return { checked: theRow(counted.rows).n, broken: found.rows }
}

export function ledgerBalances(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(distinct tx_id) from ledger_entry`,
    sql`select tx_id::text as id, sum(amount_fen) || ' fen' as detail
        from ledger_entry group by tx_id having sum(amount_fen) <> 0`,
  )
}

/** Compares payment attempts and refunds with the ledger entries that name them. */
export function ledgerIsGateway(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select (select count(*) from payment_attempt) + (select count(*) from payment_refund)`,
    sql`
      with due as (
        select id::text as ref, 'gateway:' || channel as account, amount_fen as fen
        from payment_attempt where status in ('paid', 'surplus')
        union all
        select r.id::text, 'gateway:' || a.channel, -r.amount_fen
        from payment_refund r join payment_attempt a on a.id = r.attempt_id where r.status = 'success'
      ), booked as (
        select ref, account, sum(amount_fen) as fen from ledger_entry
        where account like 'gateway:%' and ref not in (select id::text from reconcile_case)
        group by ref, account
      )
      select coalesce(d.ref, b.ref) as id,
             coalesce(d.fen, 0) || ' fen due, ' || coalesce(b.fen, 0) || ' booked' as detail
      from due d full join booked b using (ref, account) where coalesce(d.fen, 0) <> coalesce(b.fen, 0)`,
  )
}

export function paidOnce(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(*) from orders`,
    sql`
      with income as (
        select ref, count(*) as times, sum(-amount_fen) as fen
        from ledger_entry where account like 'shop:%' and amount_fen < 0 group by ref
      ), paying as (
        select ao.order_id, count(*) as times
        from payment_attempt_order ao join payment_attempt a on a.id = ao.attempt_id
        where a.status = 'paid' group by ao.order_id
      )
      select o.id::text, coalesce(i.times, 0) || ' payments of ' || coalesce(i.fen, 0) || ' fen, '
                         || coalesce(p.times, 0) || ' attempts' as detail
      from orders o left join income i on i.ref = o.id::text left join paying p on p.order_id = o.id
      where (o.paid_at is null and coalesce(i.times, 0) > 0)
         or (o.paid_at is not null
             and (coalesce(i.times, 0) <> 1 or i.fen <> o.total_fen or coalesce(p.times, 0) = 0))
         or (o.paid_at is null) <> (o.status = 0 or (o.status = 99 and o.close_reason in ('cancelled', 'timeout')))`,
  )
}

export function surplusGoesBack(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(*) from payment_attempt where status in ('paid', 'surplus')`,
    sql`
      with surplus as (
        select ref, sum(-amount_fen) as fen from ledger_entry
        where account = 'surplus' and amount_fen < 0 group by ref
      ), back as (
        select attempt_id, sum(amount_fen) as fen from payment_refund where order_id is null group by attempt_id
      )
      select a.id::text, coalesce(s.fen, 0) || ' fen of surplus, ' || coalesce(b.fen, 0) || ' in refunds' as detail
      from payment_attempt a
      left join surplus s on s.ref = a.id::text left join back b on b.attempt_id = a.id
      where a.status in ('paid', 'surplus')
        and (coalesce(s.fen, 0) > coalesce(b.fen, 0)
             or (a.status = 'surplus' and coalesce(s.fen, 0) <> a.amount_fen))`,
  )
}

export function refundsFit(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(*) from payment_refund`,
    sql`
      select a.id::text, sum(r.amount_fen) || ' of ' || a.amount_fen || ' fen' as detail
      from payment_attempt a join payment_refund r on r.attempt_id = a.id
      where r.status <> 'failed' group by a.id having sum(r.amount_fen) > a.amount_fen
      union all
      select o.id::text, o.refunded_fen || ' of ' || o.total_fen || ' fen' from orders o
      where o.refunded_fen > o.total_fen
         or o.refunded_fen < (select coalesce(sum(l.refunded_fen), 0) from order_line l where l.order_id = o.id)`,
  )
}

/**
 * Compares the refunded sum of each order with the refunds that were sent for it. Those of an application count from
 * the moment when it is completed.
 */
export function refundsAddUp(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(*) from orders`,
    sql`
      with sent as (
        select r.order_id, sum(r.amount_fen) as fen from payment_refund r where r.order_id is not null and not exists (
          select from aftersales_refund a where a.order_id = r.order_id and a.status <> 3
            and 'R' || a.code = split_part(r.out_refund_no, '-', 1))
        group by r.order_id
      )
      select o.id::text, o.refunded_fen || ' fen refunded, ' || coalesce(s.fen, 0) || ' sent' as detail
      from orders o left join sent s on s.order_id = o.id where o.refunded_fen <> coalesce(s.fen, 0)`,
  )
}

/**
 * Compares, to the unit: each SKU's numbers with its holds, each hold with its order lines, and the returned units of a
 * hold with the applications that returned them (units that had not left, and units that came back as good as new).
 * An order that was cancelled because it never left has returned all of them.
 */
export function stockAddsUp(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select (select count(*) from stock) + (select count(*) from stock_hold)`,
    sql`
      with h as (
        select sku_id, coalesce(sum(quantity) filter (where state = 'held'), 0) as held,
               coalesce(sum(quantity - returned) filter (where state = 'sold'), 0) as sold
        from stock_hold group by sku_id
      ), bought as (
        select l.order_id, l.sku_id, sum(l.quantity) as quantity,
               (select coalesce(sum(case when r.resalable then r.units else r.unshipped end), 0)
                from aftersales_refund r join order_line b on b.id = r.order_line_id
                where r.order_id = l.order_id and b.sku_id = l.sku_id and r.status in (2, 3)) as back
        from order_line l group by l.order_id, l.sku_id
      )
      select s.sku_id::text as id, s.on_hand || ' on hand, ' || s.reserved || ' reserved (' || coalesce(h.held, 0)
             || ' held), ' || s.sold || ' sold (' || coalesce(h.sold, 0) || ' of orders), ' || s.received
             || ' received' as detail
      from stock s left join h using (sku_id)
      where s.received <> s.on_hand + s.sold or s.on_hand < 0 or s.reserved < 0
         or s.reserved <> coalesce(h.held, 0) or s.sold <> coalesce(h.sold, 0)
      union all
      select o.id::text, coalesce(h.state, 'nothing') || ' ' || coalesce(h.quantity, 0) || ' of ' || b.sku_id
             || ' for ' || b.quantity || ' bought, ' || coalesce(h.returned, 0) || ' came back, of '
             || case when o.close_reason in ('late', 'calledOff') then b.quantity else b.back end
      from bought b join orders o on o.id = b.order_id
      left join stock_hold h on h.order_id = b.order_id and h.sku_id = b.sku_id
      where h.quantity is distinct from b.quantity
         or h.returned <> case when o.close_reason in ('late', 'calledOff') then b.quantity else b.back end
         or (h.state = 'returned') <> (h.returned = h.quantity)`,
  )
}

/** Compares the log of each SKU with its stock and holds, and its entries of each order with the order's holds. */
export function movementsAddUp(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(*) from stock`,
    sql`
      with logged as (
        select sku_id, sum(delta) as there, sum(sold) as sold from stock_movement group by sku_id
      ), bought as (
        select sku_id, sum(quantity - returned) as sold from stock_hold where state in ('sold', 'returned') group by sku_id
      )
      select s.sku_id::text as id, coalesce(l.there, 0) || ' on hand and ' || coalesce(l.sold, 0)
             || ' sold by the log; ' || s.on_hand || ' and ' || coalesce(b.sold, 0) || ' there' as detail
      from stock s left join logged l using (sku_id) left join bought b using (sku_id)
      where coalesce(l.there, 0) <> case when s.is_counted then s.on_hand else 0 end
         or coalesce(l.sold, 0) <> coalesce(b.sold, 0)
      union all
      select o.order_id::text, o.logged || ' of ' || o.sku_id || ' sold by the log, ' || o.held || ' held as sold'
      from (${unevenOrders}) o`,
  )
}

export function ordersAddUp(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(*) from orders`,
    sql`
      select o.id::text, o.total_fen || ' fen, lines ' || coalesce(sum(l.pay_fen), 0) || ', shipping '
             || o.shipping_fen as detail
      from orders o left join order_line l on l.order_id = o.id
      group by o.id having coalesce(sum(l.pay_fen), 0) + o.shipping_fen <> o.total_fen
      union all
      select p.id::text, p.total_fen || ' fen, orders ' || coalesce(sum(o.total_fen), 0)
      from purchase p left join orders o on o.purchase_id = p.id
      group by p.id having coalesce(sum(o.total_fen), 0) <> p.total_fen`,
  )
}

export function listsAddUp(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(distinct user_id) + count(distinct shop_id) from orders`,
    sql`
      with tallied as (
        select user_id as id, status, sum(n) as n from order_tally group by user_id, status having sum(n) <> 0
        union all
        select shop_id, status, sum(n) from order_shop_tally group by shop_id, status having sum(n) <> 0
      ), there as (
        select user_id as id, status, count(*) as n from orders where hidden_at is null group by user_id, status
        union all
        select shop_id, status, count(*) from orders group by shop_id, status
      )
      select id::text, 'state ' || status || ': ' || coalesce(tallied.n, 0) || ' tallied, '
             || coalesce(there.n, 0) || ' there' as detail
      from tallied full join there using (id, status) where coalesce(tallied.n, 0) <> coalesce(there.n, 0)`,
  )
}

/** Compares the rows of shops' product lists with the products, except those that orders have just changed. */
export function productListsAddUp(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(*) from shop_product`,
    sql`
      with waiting as (
        select k.goods_id from shop_product_change c join sku k on k.id = c.sku_id
      ), there as (
        select g.id as goods_id, g.is_on_sale, g.deleted_at is not null as is_deleted, coalesce(min(k.price_fen), g.price_fen) as low,
          coalesce(max(k.price_fen), g.price_fen) as high,
          least(2000000000, coalesce(sum(case when t.is_counted then t.on_hand - t.reserved
            when t.sku_id is null then 0 else 1000000 end), 0)) as stock
        from goods g left join sku k on k.goods_id = g.id and k.is_on_sale left join stock t on t.sku_id = k.id
        group by g.id
      ), tallied as (
        select shop_id, state, sum(n) as n from shop_product_tally group by shop_id, state having sum(n) <> 0
      ), counted as (
        select shop_id, state, count(*) as n from shop_product group by shop_id, state
      )
      select p.goods_id::text as id, 'listed ' || p.state || ', ' || p.price_min_fen || '–' || p.price_max_fen
        || ' fen, ' || p.stock || '; there ' || t.is_on_sale || ', ' || t.low || '–' || t.high || ' fen, ' || t.stock
        as detail
      from shop_product p join there t using (goods_id)
      where (p.state, p.price_min_fen, p.price_max_fen, p.stock) is distinct from
          (case when t.is_deleted then 4 when not t.is_on_sale then 3 when t.stock = 0 then 2 else 1 end, t.low, t.high, t.stock)
        and not exists (select from waiting w where w.goods_id = p.goods_id)
      union all
      select shop_id::text, 'state ' || state || ': ' || coalesce(a.n, 0) || ' tallied, ' || coalesce(c.n, 0) || ' there'
      from tallied a full join counted c using (shop_id, state) where coalesce(a.n, 0) <> coalesce(c.n, 0)`,
  )
}

/** Compares the tallies of comments with the comments, by SKU and stars or tag; either may be missing. */
export function commentsAddUp(db: Db): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(distinct goods_id) from comment`,
    sql`
      select goods_id::text as id, coalesce(score::text, 'no') || ' stars, SKU ' || coalesce(sku_id::text, 'none')
             || ': tallied less there are ' || sum(n) || ' comments, ' || sum(pic) || ' with pictures, '
             || sum(append) || ' followed up' as detail
      from (
        select goods_id, sku_id, score, n, pic, append from comment_tally
        union all
        select goods_id, sku_id, score, -1, -(pictures <> '[]' or append_pictures <> '[]')::int,
               -(appended_at is not null)::int
        from comment where deleted_at is null
      ) t group by goods_id, sku_id, score having sum(n) <> 0 or sum(pic) <> 0 or sum(append) <> 0
      union all
      select goods_id::text, tag || ', SKU ' || coalesce(sku_id::text, 'none') || ': tallied less there are ' || sum(n)
             || ' comments'
      from (
        select goods_id, sku_id, tag, n from comment_tag_tally
        union all
        select goods_id, sku_id, tag, -1 from comment, jsonb_array_elements_text(tags) as tag
        where deleted_at is null
      ) t group by goods_id, sku_id, tag having sum(n) <> 0`,
  )
}

/** @param orderIds orders whose buyers got the answer that they were placed */
export function nothingLost(db: Db, orderIds: readonly string[]): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select ${orderIds.length}::bigint`,
    sql`select id::text, 'acknowledged and not there' as detail from unnest(${orderIds}::uuid[]) as a (id)
        where not exists (select from orders o where o.id = a.id)`,
  )
}

/** @param steps those of the table of transitions, as `from>to`; a note leaves the status unchanged */
export function legalSteps(db: Db, steps: readonly string[]): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(*) from order_event`,
    sql`
      -- The steps of earlier orders are archived.
      with begun as (select coalesce(max(until_key), '00000000-0000-0000-0000-000000000000')::uuid as id
                     from archived_part where parent = 'order_event'), chain as (
        select order_id, seq, type, from_status, to_status, at,
               lag(to_status) over past as before, lag(at) over past as earlier, lag(seq) over past as last,
               lead(seq) over past is null as newest
        from order_event where order_id >= (select id from begun) window past as (partition by order_id order by seq)
      )
      select c.order_id::text as id, 'step ' || c.seq || ' ' || c.type || ' ' || coalesce(c.from_status::text, '-')
             || '>' || coalesce(c.to_status::text, '-') as detail
      from chain c join orders o on o.id = c.order_id
      where c.from_status is distinct from c.before
         or c.seq <> coalesce(c.last, 0) + 1
         or c.at < c.earlier
         or (c.newest and c.to_status <> o.status)
         or (c.from_status is distinct from c.to_status
             and not coalesce(c.from_status::text, '') || '>' || c.to_status = any(${steps}))
      union all
      select o.id::text, 'no history' from orders o
      where o.id >= (select id from begun) and not exists (select from order_event e where e.order_id = o.id)`,
  )
}

export function holdsEnd(db: Db, now: Date): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(*) from stock_hold where state = 'held'`,
    sql`
      select h.order_id::text as id, h.quantity || ' of ' || h.sku_id || ' held by an order of status '
             || coalesce(o.status::text, 'none') as detail
      from stock_hold h left join orders o on o.id = h.order_id
      where h.state = 'held'
        and (o.status is distinct from 0 or o.deadline_at < ${now}::timestamptz - interval '60 seconds')`,
  )
}

/** Whether a mall was ever started on this database: its first start creates the queue. */
export async function isOpened(db: Db): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select to_regclass('pgboss.job') is not null as yes`.execute(db)
  return theRow(rows).yes
}

/**
 * Uses the database's clock, as the queue does; for a copy, which runs no jobs, the moment of which it is a copy. The queue's
 * own maintenance jobs are left out, and what waits because operators have paused its queue.
 */
export function jobsRun(db: Db, copiedAt: Date | undefined): Promise<CheckedInvariant> {
  return look(
    db,
    sql`select count(*) from pgboss.job where state in ('created', 'retry', 'active', 'failed')`,
    sql`
      select id::text, name || ' ' || state || ' since ' || to_char(start_after, 'YYYY-MM-DD HH24:MI:SS') as detail
      from pgboss.job
      where name not like '\\_\\_pgboss%'
        and (state = 'failed' or (state in ('created', 'retry') and not exists (${pauseOfQueue(sql`job.name`)}) and start_after < coalesce(${copiedAt ?? null}::timestamptz, now()) - interval '30 seconds'))`,
  )
}
