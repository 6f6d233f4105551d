import type { Db, Tx } from '@hojip/db'
import type { Taken } from '@hojip/platform/meters'
import { channelNames } from '@hojip/policy/channels'
import { sql } from 'kysely'
import { theRow } from '@hojip/platform/db'

export interface ProcessRow {
  id: string
  name: string
  version: string
  startedAt: Date
}

/** Shows that a process runs. */
export async function beat(db: Db | Tx, { id, name, version, startedAt }: ProcessRow): Promise<void> {
  await sql`
    insert into health_process (id, name, version, started_at, beat_at)
    values (${id}, ${name}, ${version}, ${startedAt}, now())
    on conflict (id) do update set beat_at = excluded.beat_at`.execute(db)
}

export async function endProcess(db: Db, id: string): Promise<void> {
  await sql`update health_process set ended_at = now() where id = ${id}`.execute(db)
}

/** Adds what a process has done to its row of this minute, and to the slow statements of this hour. */
export async function addTaken(tx: Tx, processId: string, taken: Taken): Promise<void> {
  const { calls, failed, times, statements } = taken
  if (calls > 0)
    await sql`
      insert into health_minute (minute, process_id, calls, failed, times)
      values (date_trunc('minute', now()), ${processId}, ${calls}, ${failed}, ${times}::int[])
      on conflict (minute, process_id) do update
      set calls = health_minute.calls + excluded.calls, failed = health_minute.failed + excluded.failed,
          times = (select array_agg(a + b order by at)
                   from unnest(health_minute.times, excluded.times) with ordinality as t (a, b, at))`.execute(
      tx,
    )
  if (statements.length === 0) return
  await sql`
    insert into health_statement (hour, name, text, times, total_ms, most_ms)
    select date_trunc('hour', now()), s.name, s.text, s.times, s."totalMs", s."mostMs"
    from jsonb_to_recordset(${JSON.stringify(statements)}::jsonb)
      as s (name text, text text, times int, "totalMs" int8, "mostMs" int)
    order by s.name
    on conflict (hour, name) do update
    set times = health_statement.times + excluded.times, total_ms = health_statement.total_ms + excluded.total_ms,
        most_ms = greatest(health_statement.most_ms, excluded.most_ms)`.execute(tx)
}

/** Whether this process may count for all: at most one at a time does. */
export async function takesTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('health count', 0)) as mine`.execute(tx)
  return theRow(rows).mine
}

export async function lastCountedMinute(tx: Tx): Promise<Date | undefined> {
  const { rows } = await sql<{ minute: Date }>`
    select minute from health_trade order by minute desc limit 1`.execute(tx)
  return rows[0]?.minute
}

interface Span {
  /** A full minute. */
  from: Date
  /** The least id of that minute. */
  fromId: string
}

/** Counts orders and payments of every minute from one on, replacing what was counted before. */
export async function countTrade(tx: Tx, { from, fromId }: Span): Promise<void> {
  await sql`
    with placed as (
      select date_trunc('minute', created_at) as minute, count(*) as orders
      from orders where id >= ${fromId} group by 1
    ), opened as (
      insert into health_gateway (minute, channel, opened, arrived)
      select date_trunc('minute', created_at), channel, count(*), count(paid_at)
      from payment_attempt where id >= ${fromId} group by 1, 2
      on conflict (minute, channel) do update set opened = excluded.opened, arrived = excluded.arrived
    ), paid as (
      select date_trunc('minute', paid_at) as minute, count(*) as payments
      from payment_attempt where channel = any(${channelNames}::text[]) and paid_at >= ${from} group by 1
    )
    insert into health_trade (minute, orders, payments)
    select m.minute, coalesce(p.orders, 0), coalesce(d.payments, 0)
    from generate_series(${from}::timestamptz, date_trunc('minute', now()), interval '1 minute') as m (minute)
    left join placed p using (minute) left join paid d using (minute)
    on conflict (minute) do update set orders = excluded.orders, payments = excluded.payments`.execute(tx)
}

/**
 * Counts what is wrong with the money, replacing what was counted before. Payments that a gateway has not answered about
 * are looked for among those of the last two days.
 */
export async function countFaults(tx: Tx, twoDaysAgoId: string): Promise<void> {
  await sql`
    with counted as (
      select 'cases' as kind, count(*)::int as count, min(found_at) as since
      from reconcile_case where status = 'open'
      union all
      select 'refunds', count(*)::int, min(created_at) from payment_refund
      where status <> 'success' and (status = 'failed' or created_at < now() - interval '1 hour')
      union all
      select 'payments', count(*)::int, min(expires_at) from payment_attempt
      where id >= ${twoDaysAgoId} and status = 'open' and expires_at < now() - interval '10 minutes'
    ), gone as (
      delete from health_fault f using counted c where c.kind = f.kind and c.count = 0)
    insert into health_fault (kind, count, since, counted_at)
    select kind, count, since, now() from counted where count > 0
    on conflict (kind) do update
    set count = excluded.count, since = excluded.since, counted_at = excluded.counted_at`.execute(tx)
}

/** Figures are kept for three days, processes that have stopped for one. */
export async function forgetOld(db: Db): Promise<void> {
  await sql`delete from health_minute where minute < now() - interval '3 days'`.execute(db)
  await sql`delete from health_trade where minute < now() - interval '3 days'`.execute(db)
  await sql`delete from health_gateway where minute < now() - interval '3 days'`.execute(db)
  await sql`delete from health_statement where hour < now() - interval '3 days'`.execute(db)
  await sql`delete from health_process where beat_at < now() - interval '1 day'`.execute(db)
  await sql`delete from health_fault where counted_at < now() - interval '1 day'`.execute(db)
}
