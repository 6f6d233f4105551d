import type { Db } from '@hojip/db'
import { sql } from 'kysely'

/** A hash of all rows by table. */
export type Fingerprint = ReadonlyMap<string, string>

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename = 'job')`.execute(db)
  return rows.map(({ name }) => name)
}

/** A row as text; when a session was last used is no change that anybody asked for. */
function rowOf(table: string) {
  return table === 'public.account_session' ? sql`(to_jsonb(t) - 'last_seen_at')::text` : sql`t::text`
}

/** Writes down which tables are written to, in the transaction that does it: what is rolled back leaves no trace. */
async function watchWrites(db: Db, tables: readonly string[]): Promise<() => Promise<boolean>> {
  await sql`create schema watched`.execute(db)
  await sql`create table watched.written (name text)`.execute(db)
  await sql`
    create function watched.note() returns trigger language plpgsql as
    $$ begin insert into watched.written values (tg_table_name); return null; end $$`.execute(db)
  for (const table of tables)
    await sql`
      create trigger watched after insert or update or delete or truncate on ${sql.raw(table)}
      for each statement execute function watched.note()`.execute(db)
  return async () => {
    const { rows } = await sql`delete from watched.written returning 1`.execute(db)
    return rows.length > 0
  }
}

function hashQuery(tables: readonly string[]) {
  const parts = tables.map(
    (name) => sql`select ${sql.lit(name)} as name,
      md5(coalesce(string_agg(md5(${rowOf(name)}), '' order by ${rowOf(name)}), '')) as hash from ${sql.raw(name)} t`,
  )
  return sql<{ name: string; hash: string }>`${sql.join(parts, sql` union all `)}`
}

/** The rows of every table of the mall, and the jobs that wait, as they are now. */
export async function fingerprintNow(db: Db): Promise<Fingerprint> {
  const { rows } = await hashQuery(await tablesOf(db)).execute(db)
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** The same again and again, once a database: the query is made once, and asked only after something was written. */
export async function fingerprintOf(db: Db): Promise<() => Promise<Fingerprint>> {
  const tables = await tablesOf(db)
  const hasWritten = await watchWrites(db, tables)
  const query = hashQuery(tables)
  let last: Fingerprint | undefined
  return async () => {
    if ((await hasWritten()) || !last)
      last = new Map((await query.execute(db)).rows.map(({ name, hash }) => [name, hash]))
    return last
  }
}

/** The tables in which two fingerprints differ. */
export function changedTables(before: Fingerprint, after: Fingerprint): string[] {
  return [...after]
    .filter(([name, hash]) => before.get(name) !== hash)
    .map(([name]) => name.replace(/^public\./, ''))
}

/** The tables, each with how many of its rows, that have this text anywhere in them. */
export async function namedIn(db: Db, text: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await tablesOf(db)) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.raw(name)} t where strpos(t::text, ${text}) > 0`.execute(db)
    if (rows[0]!.n > 0) found.push(`${name} ${rows[0]!.n}`)
  }
  return found
}
