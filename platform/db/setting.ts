import { sql, type Kysely, type Transaction } from 'kysely'

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Runner = Kysely<any> | Transaction<any>

/** A value the mall keeps about itself, such as what was done once; undefined where there is none. */
export const readSetting = async (db: Runner, key: string): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select value from app_setting where key = ${key}`.execute(db)
  return rows[0]?.value
}

export const writeSetting = async (db: Runner, key: string, value: unknown): Promise<void> => {
  await sql`
    insert into app_setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db)
}
