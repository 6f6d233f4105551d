import type { Db } from '@hojip/db'
import { unevenOrders } from '@hojip/inventory/store'
import { sql, type RawBuilder } from 'kysely'
import type { Reason, IssueKind } from '../rules/issues.ts'
import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'

export interface IssueRow {
  id: string
  reason: Reason
  /** The number people know it by: ours or the gateway's. */
  number: string
  channel: string | null
  orderId: string | null
  fen: number | null
  /** The amount it should be. */
  otherFen: number | null
  detail: string
  since: Date
}

interface Asked {
  now: Date
}

const none = sql`null::text as channel, null::uuid as "orderId", null::bigint as fen, null::bigint as "otherFen"`

/**
 * Orders whose deadline has passed without its job. Partly shipped orders are left out: they stay past their promise to
 * ship until people act.
 */
function lostDeadline(now: Date) {
  return sql`(
  (o.status = 0 and o.deadline_at < ${now}::timestamptz - interval '10 minutes')
  or (o.deadline_at < ${now}::timestamptz - interval '1 hour' and (
        (o.status = 4 and o.deadline_action in ('receive', 'giveBack'))
     or (o.status = 3 and o.deadline_action in ('ship', 'cancelLate')
         and not exists (select from order_line l where l.order_id = o.id and l.shipped > 0)))))`
}

const queries: Record<IssueKind, (asked: Asked) => RawBuilder<unknown>> = {
  case: () => sql`
    select c.id::text, c.kind as reason, c.number, c.channel,
           (select ao.order_id from payment_attempt_order ao where ao.attempt_id = c.attempt_id limit 1) as "orderId",
           c.bill_fen as fen, c.own_fen as "otherFen", c.day || coalesce(' ' || c.outcome, '') as detail,
           c.found_at as since
    from reconcile_case c where c.status = 'open'`,
  refund: ({ now }) => sql`
    select r.id::text, case when r.status = 'failed' then 'failed' else 'slow' end as reason,
           r.out_refund_no as number, a.channel, r.order_id as "orderId", r.amount_fen as fen,
           null::bigint as "otherFen", r.tries || ' ' || r.reason as detail, r.created_at as since
    from payment_refund r join payment_attempt a on a.id = r.attempt_id
    where r.status = 'failed'
       or (r.status in ('queued', 'processing') and r.created_at < ${now}::timestamptz - interval '1 hour')`,
  payment: ({ now }) => sql`
    select a.id::text, 'unanswered' as reason, a.out_trade_no as number, a.channel, a.order_id as "orderId",
           a.amount_fen as fen, null::bigint as "otherFen", '' as detail, a.expires_at as since
    from payment_attempt a
    where a.status = 'open' and a.expires_at < ${now}::timestamptz - interval '10 minutes'
    union all
    select max(e.id::text), case e.verdict when 'wrong amount' then 'wrongAmount' when 'second payment' then 'secondPayment'
                               else 'unmatched' end,
           e.event_id, e.channel, null, null, null, count(*)::text, max(e.at)
    from payment_event e
    where e.kind in ('payment', 'refund') and e.at > ${now}::timestamptz - interval '30 days'
      and e.verdict in ('unknown number', 'unknown refund', 'wrong amount', 'wrong trade', 'second payment')
    group by e.channel, e.event_id, e.verdict`,
  order: ({ now }) => sql`
    select o.id::text, case when o.status = 0 then 'unpaidPastDue' when o.deadline_action = 'giveBack' then 'givingBackPastDue'
                            when o.status = 4 then 'receiptPastDue'
                            when o.deadline_action = 'ship' then 'shippingPastDue' else 'cancellingPastDue' end as reason,
           o.code as number, null::text as channel, o.id as "orderId", o.total_fen as fen,
           null::bigint as "otherFen", '' as detail, o.deadline_at as since
    from orders o where ${lostDeadline(now)}`,
  overdue: ({ now }) => sql`
    select o.id::text, 'shipping' as reason, o.code as number, null::text as channel, o.id as "orderId",
           o.total_fen as fen, null::bigint as "otherFen", s.name->>'zh-CN' as detail, o.deadline_at as since
    from orders o join shop s on s.id = o.shop_id
    where o.status = 3 and o.deadline_at < ${now}
    union all
    select r.id::text, 'aftersales', r.code, null, r.order_id, r.goods_fen + r.shipping_fen, null,
           s.name->>'zh-CN', r.deadline_at
    from aftersales_refund r join shop s on s.id = r.shop_id
    where r.status in (1, 6, 7) and r.deadline_at < ${now}::timestamptz - interval '10 minutes'`,
  stock: () => sql`
    select s.sku_id::text as id,
           case when s.reserved <> coalesce(h.held, 0) or s.sold <> coalesce(h.sold, 0) then 'drift' else 'log' end as reason,
           k.sn as number, ${none},
           (g.name->>'zh-CN') || ' · ' || s.on_hand || ' / ' || s.reserved || ' (' || coalesce(h.held, 0) || ') / '
             || s.sold || ' (' || coalesce(h.sold, 0) || ')' as detail,
           now() as since
    from stock s
    join sku k on k.id = s.sku_id join goods g on g.id = k.goods_id
    left join (
      select sku_id, sum(quantity) filter (where state = 'held') as held,
             sum(quantity - returned) filter (where state = 'sold') as sold
      from stock_hold group by sku_id
    ) h using (sku_id)
    left join (
      select sku_id, sum(delta) as there, sum(sold) as sold from stock_movement group by sku_id
    ) l using (sku_id)
    where s.reserved <> coalesce(h.held, 0) or s.sold <> coalesce(h.sold, 0)
       or coalesce(l.there, 0) <> case when s.is_counted then s.on_hand else 0 end
       or coalesce(l.sold, 0) <> coalesce(h.sold, 0)
       or s.sku_id in (select u.sku_id from (${unevenOrders}) u)`,
  job: () => sql`
    select id::text, 'failed' as reason, name as number, ${none},
           coalesce(output->>'message', output->>'value', '') as detail, completed_on as since
    from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%'`,
}

export async function issuesOf(
  db: Db,
  kind: IssueKind,
  { now, ...page }: Asked & PageRequest,
): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    select * from (${queries[kind]({ now })}) as t order by since, id ${limitOffset(page)}`.execute(db)
  return rows
}

export async function countIssues(db: Db, kind: IssueKind, asked: Asked): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${queries[kind](asked)}) as t`.execute(db)
  return theRow(rows).n
}

export async function failedJob(db: Db, id: string): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where id = ${id}::uuid and state = 'failed'`.execute(db)
  return rows[0]
}

export interface StuckOrder {
  deadlineAction: 'close' | 'ship' | 'cancelLate' | 'receive' | 'giveBack'
  purchaseId: string
  deadlineAt: Date
  attemptIds: string[]
}

export async function stuckOrder(db: Db, id: string, now: Date): Promise<StuckOrder | undefined> {
  const { rows } = await sql<StuckOrder>`
    select o.deadline_action as "deadlineAction", o.purchase_id as "purchaseId", o.deadline_at as "deadlineAt",
           array(select ao.attempt_id from payment_attempt_order ao where ao.order_id = o.id) as "attemptIds"
    from orders o
    where o.id = ${id} and ${lostDeadline(now)}`.execute(db)
  return rows[0]
}

export interface DayRow {
  channel: string
  day: string
  payments: number
  paymentsFen: number
  refunds: number
  refundsFen: number
  open: number
  at: Date
}

/** The last days that were compared with the gateways' bills, newest first. */
export async function reconciledDays(db: Db, limit: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select d.channel, d.day, d.payments, d.payments_fen as "paymentsFen", d.refunds, d.refunds_fen as "refundsFen",
           (select count(*)::int from reconcile_case c
            where c.channel = d.channel and c.day = d.day and c.status = 'open') as open,
           d.done_at as at
    from reconcile_day d order by d.day desc, d.channel limit ${limit}`.execute(db)
  return rows
}
