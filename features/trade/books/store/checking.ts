import type { Db } from '@hojip/db'
import { theRow } from '@hojip/platform/db'
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

const checkingKey = 'books.checking'
/** A check that dies with its process so often is not begun again that day. */
const mostTries = 3

/** Who checks by the clock, and for how long that is known; it is renewed while the process lives. */
export interface Checker {
  by: string
  at: Date
  leaseSeconds: number
  /** Whether it takes up what another process may have left. */
  isAgain: boolean
}

/**
 * Whether this process checks now. A lease and no lock: behind a pooler no connection is kept, and a process that dies
 * leaves a note that is soon over.
 */
export async function beginsCheck(db: Db, { by, at, leaseSeconds, isAgain }: Checker): Promise<boolean> {
  const { rows } = await sql`
    insert into app_setting (key, value)
    values (${checkingKey}, jsonb_build_object('by', ${by}::text, 'since', ${at.toISOString()}::text, 'tries', 1,
                                               'until', now() + make_interval(secs => ${leaseSeconds}::int)))
    on conflict (key) do update set value = excluded.value || case when ${isAgain}::boolean
      then jsonb_build_object('tries', coalesce((app_setting.value->>'tries')::int, 1) + 1) else '{}' end
    where (app_setting.value->>'until')::timestamptz < now()
      and not (${isAgain}::boolean and coalesce((app_setting.value->>'tries')::int, 1) >= ${mostTries})
    returning key`.execute(db)
  return rows.length > 0
}

export interface UnderWay {
  since: Date
  /** How long until its process must have shown that it lives. */
  leftMs: number
  /** It has died too often. */
  isGivenUp: boolean
}

/** The check that is under way, or has died. */
export async function checkUnderWay(db: Db): Promise<UnderWay | undefined> {
  const { rows } = await sql<UnderWay>`
    select coalesce((value->>'since')::timestamptz, now()) as since,
           (extract(epoch from until - now()) * 1000)::float8 as "leftMs",
           until < now() and coalesce((value->>'tries')::int, 1) >= ${mostTries} as "isGivenUp"
    from app_setting, lateral (select (value->>'until')::timestamptz as until) as known
    where key = ${checkingKey}`.execute(db)
  return rows[0]
}

export async function renewCheck(db: Db, { by, leaseSeconds }: Checker): Promise<void> {
  await sql`
    update app_setting
    set value = value || jsonb_build_object('until', now() + make_interval(secs => ${leaseSeconds}::int))
    where key = ${checkingKey} and value->>'by' = ${by}`.execute(db)
}

export async function endsCheck(db: Db, { by }: Pick<Checker, 'by'>): Promise<void> {
  await sql`delete from app_setting where key = ${checkingKey} and value->>'by' = ${by}`.execute(db)
}

/** Whether the books were checked at this time or later. */
export async function isCheckedSince(db: Db, since: Date): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from app_setting
                   where key = 'books.checked' and (value->>'at')::timestamptz >= ${since}) as is`.execute(db)
  return theRow(rows).is
}
