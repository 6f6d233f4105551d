import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'

export interface ChangedDay {
  /** `YYYY-MM-DD` */
  day: string
  isWorkday: boolean
  changedBy: string
}

/** The days that operators have changed, between two days, both included. */
export async function changedDays(db: Db | Tx, first: string, last: string): Promise<ChangedDay[]> {
  const { rows } = await sql<ChangedDay>`
    select c.day, c.is_workday as "isWorkday", coalesce(a.name, '') as "changedBy"
    from calendar_day c left join account a on a.id = c.changed_by
    where c.day between ${first} and ${last} order by c.day`.execute(db)
  return rows
}

/** All of them, for the copy that each process has. */
export async function changedDayValues(db: Db): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ day: string; isWorkday: boolean }>`
    select day, is_workday as "isWorkday" from calendar_day`.execute(db)
  return new Map(rows.map(({ day, isWorkday }) => [day, isWorkday]))
}

/** Nobody else changes days until the transaction ends. */
export async function holdDays(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('calendar_day', 0))`.execute(tx)
}

export async function putDay(
  tx: Tx,
  { day, isWorkday, by, at }: { day: string; isWorkday: boolean; by: string; at: Date },
): Promise<void> {
  await sql`
    insert into calendar_day (day, is_workday, changed_by, changed_at) values (${day}, ${isWorkday}, ${by}, ${at})
    on conflict (day) do update set is_workday = excluded.is_workday, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`.execute(tx)
}

/** The day is again as in the table. */
export async function removeDay(tx: Tx, day: string): Promise<void> {
  await sql`delete from calendar_day where day = ${day}`.execute(tx)
}
