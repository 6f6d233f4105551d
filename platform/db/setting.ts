import { sql, type Kysely } from 'kysely'
import type { Runner } from './runner.ts'

/** A value the mall keeps about itself, such as what was done once; undefined where there is none. */
export async function readSetting(db: Runner, key: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select value from app_setting where key = ${key}`.execute(db)
  return rows[0]?.value
}

export async function writeSetting(db: Runner, key: string, value: unknown): Promise<void> {
  await sql`
    insert into app_setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db)
}

/**
 * Does the work while nobody else does what goes by this key, in any process.
 * @returns false, and nothing is done, when somebody does it at the moment; whoever dies lets go
 */
export async function whileHeld<Tables>(
  db: Kysely<Tables>,
  key: string,
  work: () => Promise<void>,
): Promise<boolean> {
  await sql`insert into app_setting (key, value) values (${key}, '{}') on conflict do nothing`.execute(db)
  return db.transaction().execute(async (tx) => {
    const held = await sql`select from app_setting where key = ${key} for update skip locked`.execute(tx)
    if (held.rows.length > 0) await work()
    return held.rows.length > 0
  })
}
