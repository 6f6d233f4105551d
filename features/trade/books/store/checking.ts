import type { Db } from '@hojip/db'
import { sql } from 'kysely'

/**
 * Runs one check without the usual limit of time, in a transaction of its own that writes nothing. Each of its statements sees
 * the moment in which it begins, so no snapshot is older than the statement under way, and vacuum waits for no more than that.
 */
export function patiently<T>(db: Db, check: (db: Db) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      return check(tx)
    })
}

/**
 * Whether nobody checks by the clock now; then this process does, for at most that long.
 * A process that dies leaves a note that grows old.
 */
export async function beginsCheck(db: Db, mostMinutes: number): Promise<boolean> {
  const { rows } = await sql`
    insert into app_setting (key, value)
    values (${checkingKey}, jsonb_build_object('until', now() + make_interval(mins => ${mostMinutes}::int)))
    on conflict (key) do update set value = excluded.value
    where (app_setting.value->>'until')::timestamptz < now()
    returning key`.execute(db)
  return rows.length > 0
}

export async function endsCheck(db: Db): Promise<void> {
  await sql`delete from app_setting where key = ${checkingKey}`.execute(db)
}

const checkingKey = 'books.checking'
