import type { Db, Tx } from '@hojip/db'
import { sql, type RawBuilder } from 'kysely'
import type { Part } from '../contract/kinds.ts'
import { waitingRefunds, waitsWith } from '../rules/queues.ts'

interface PauseRow extends Part {
  reason: string
  /** An operator's name, or user@machine. */
  pausedBy: string
  pausedAt: Date
}

/** What is paused, the longest first. What a later version can pause is left out by those who do not know its kind. */
export async function pauseRows(db: Db | Tx): Promise<PauseRow[]> {
  const { rows } = await sql<PauseRow>`
    select p.kind, p.name, p.reason, coalesce(a.name, p.by_command) as "pausedBy", p.paused_at as "pausedAt"
    from mall_pause p left join account a on a.id = p.paused_by
    order by p.paused_at, p.kind, p.name`.execute(db)
  return rows
}

/** Who pauses: an operator's account, or user@machine. */
export type By = { userId: string } | { command: string }

/** False when it is paused already. */
export async function insertPause(
  db: Db | Tx,
  { kind, name, reason, by }: Part & { reason: string; by: By },
): Promise<boolean> {
  const { userId = null, command = null } = by as { userId?: string; command?: string }
  const { numAffectedRows } = await sql`
    insert into mall_pause (kind, name, reason, paused_by, by_command)
    values (${kind}, ${name}, ${reason}, ${userId}, ${command}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** The reason for which it was paused; undefined when it was not. */
export async function deletePause(db: Db | Tx, { kind, name }: Part): Promise<PauseReason | undefined> {
  const { rows } = await sql<PauseReason>`
    delete from mall_pause where kind = ${kind} and name = ${name}
    returning reason, paused_at as "pausedAt"`.execute(db)
  return rows[0]
}

interface PauseReason {
  reason: string
  pausedAt: Date
}

/** All queues of the mall, also those of another release. */
export async function queueNames(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pgboss.queue order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** How many jobs of each of these queues are due, counted up to 1,000. */
export async function dueCounts(db: Db, queues: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; due: number }>`
    select q.name, (select count(*)::int from (
      select from pgboss.job j where j.name = q.name and j.state < 'active' and j.start_after <= now() limit 1000) d) as due
    from unnest(${[...queues]}::text[]) q (name)`.execute(db)
  return new Map(rows.map(({ name, due }) => [name, due]))
}

/** What an operator is called. */
export async function nameOf(db: Db, userId: string): Promise<string> {
  const row = await db.selectFrom('account').select('name').where('id', '=', userId).executeTakeFirst()
  return row?.name ?? ''
}

/** Selects what keeps a queue from being worked on, for a statement that asks about jobs. */
export function pauseOfQueue(queue: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select from mall_pause p
    where ${queue} = case p.kind when 'queue' then p.name when 'refunds' then ${waitingRefunds('')} || p.name end
       or p.kind = 'queue' and (${queue}, p.name) in (
         select * from unnest(${waitsWith.map(([name]) => name)}::text[], ${waitsWith.map(([, name]) => name)}::text[]))`
}
