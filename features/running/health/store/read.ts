import { hasDied } from '@hojip/platform/jobs'
import type { Db } from '@hojip/db'
import { channelNames, type Channel } from '@hojip/policy/channels'
import { sql } from 'kysely'

export interface TradeRow {
  at: Date
  orders: number
  payments: number
}

/** Sums of whole minutes, by so many minutes, oldest first. */
export async function tradePoints(
  db: Db,
  { minutes, points }: { minutes: number; points: number },
): Promise<TradeRow[]> {
  const { rows } = await sql<TradeRow>`
    select date_bin(make_interval(mins => ${minutes}::int), minute, timestamptz '2020-01-01 00:00+08') as at,
           sum(orders)::int as orders, sum(payments)::int as payments
    from health_trade
    where minute >= date_bin(make_interval(mins => ${minutes}::int), now(), timestamptz '2020-01-01 00:00+08')
                    - make_interval(mins => ${minutes * points}::int)
      and minute < date_trunc('minute', now())
    group by 1 order by 1`.execute(db)
  return rows
}

export interface GatewayRow {
  channel: Channel
  opened: number
  arrived: number
  measuredAt: Date | null
}

/**
 * Of payments opened from 65 to 5 minutes ago, by channel in the order in which they are offered; and when the figures
 * were last counted, to the minute.
 */
export async function gatewaySums(db: Db): Promise<GatewayRow[]> {
  const { rows } = await sql<GatewayRow>`
    select c.channel, coalesce(sum(g.opened), 0)::int as opened, coalesce(sum(g.arrived), 0)::int as arrived,
           (select max(minute) from health_trade) as "measuredAt"
    from unnest(${channelNames}::text[]) with ordinality as c (channel, place)
    left join health_gateway g on g.channel = c.channel
      and g.minute >= now() - interval '65 minutes' and g.minute < now() - interval '5 minutes'
    group by c.channel, c.place order by c.place`.execute(db)
  return rows
}

export interface CallsRow {
  calls: number
  failed: number
  times: number[]
}

/** What each process answered in each of the last 15 minutes. */
export async function callRows(db: Db): Promise<CallsRow[]> {
  const { rows } = await sql<CallsRow>`
    select calls, failed, times from health_minute where minute > now() - interval '15 minutes'`.execute(db)
  return rows
}

export interface QueueRow {
  name: string
  waiting: number
  waitedSeconds: number
  failed: number
  /** Of those that failed: how many died with their process. */
  died: number
}

/** All queues; counts end at 1,000, so that a long queue is as quickly read as a short one. */
export async function queueRows(db: Db): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select q.name, w.waiting::int, coalesce(extract(epoch from now() - w.first), 0)::int as "waitedSeconds", f.failed::int, f.died::int
    from pgboss.queue q
    cross join lateral (
      select count(*) as waiting, min(start_after) as first from (
        select j.start_after from pgboss.job j
        where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
        order by j.start_after limit 1000) due) w
    cross join lateral (
      select count(*) as failed, count(*) filter (where has_died) as died from (
        select ${hasDied} as has_died from pgboss.job j where j.name = q.name and j.state = 'failed' limit 1000) over) f
    order by q.name`.execute(db)
  return rows
}

export interface UnexplainedRow {
  channel: Channel
  fen: number
}

/** The money in open cases of the reconciliation: what the two sides differ by, or what only one of them knows. */
export async function unexplainedMoney(db: Db): Promise<UnexplainedRow[]> {
  const { rows } = await sql<UnexplainedRow>`
    select c.channel, coalesce(sum(case when d.fen = 0 then coalesce(k.bill_fen, k.own_fen, k.fund_fen, 0) else d.fen end), 0)::int8 as fen
    from unnest(${channelNames}::text[]) as c (channel)
    left join reconcile_case k on k.channel = c.channel and k.status = 'open'
    left join lateral (
      select greatest(abs(coalesce(k.bill_fen, 0) - coalesce(k.own_fen, 0)),
                      abs(coalesce(k.fund_fen, k.own_fen, 0) - coalesce(k.own_fen, 0))) as fen) d on true
    group by c.channel`.execute(db)
  return rows
}

export interface StatementRow {
  name: string
  text: string
  times: number
  totalMs: number
  mostMs: number
}

export async function slowStatements(db: Db): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select name, min(text) as text, sum(times)::int as times, sum(total_ms)::int8 as "totalMs", max(most_ms) as "mostMs"
    from health_statement where hour > now() - interval '24 hours'
    group by name order by 4 desc limit 10`.execute(db)
  return rows
}

export interface ProcessState {
  id: string
  name: string
  version: string
  startedAt: Date
  beatAt: Date
  endedAt: Date | null
}

/** Processes that run, and those that ended or fell silent within a day. */
export async function processRows(db: Db): Promise<ProcessState[]> {
  const { rows } = await sql<ProcessState>`
    select id, name, version, started_at as "startedAt", beat_at as "beatAt", ended_at as "endedAt"
    from health_process where beat_at > now() - interval '1 day'
    order by ended_at is not null, started_at desc limit 20`.execute(db)
  return rows
}

export async function faultRows(
  db: Db,
): Promise<{ kind: 'cases' | 'payments' | 'refunds'; count: number; since: Date }[]> {
  const { rows } = await sql<{ kind: 'cases' | 'payments' | 'refunds'; count: number; since: Date }>`
    select kind, count, since from health_fault order by kind`.execute(db)
  return rows
}
