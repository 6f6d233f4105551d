import { sql, type Kysely } from 'kysely'
import type { Runner } from './runner.ts'

/** A value the mall stores about itself, such as a step that has been done; undefined when there is none. */
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
 * Runs the work while no other process runs work with this key.
 * @returns false, without running it, when another process holds the key; a process that dies releases it
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
