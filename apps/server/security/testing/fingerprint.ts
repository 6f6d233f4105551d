import type { Db } from '@hojip/db'
import { sql } from 'kysely'

/** The log of what staff do: calls that are recorded write to it, also when they are refused. */
export const actTables: readonly string[] = ['staff_act', 'staff_act_end']

/** A hash of all rows by table. */
export type Fingerprint = ReadonlyMap<string, string>

/** Whole tables, without their partitions. */
async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = 'job'))`.execute(db)
  return rows.map(({ name }) => name)
}

/** A row as text, without the time at which a session was last used. */
function rowOf(table: string) {
  return table === 'public.account_session' ? sql`(to_jsonb(t) - 'last_seen_at')::text` : sql`t::text`
}

/** All rows of a table, without the events that tell open logs of staff that somebody has acted. */
function rowsOf(table: string) {
  const rows = sql`${sql.raw(table)} t`
  return table === 'public.push_event' ? sql`${rows} where event <> 'act'` : rows
}

/**
 * Records which tables are written to, in the transaction that writes: a rollback leaves no trace. Each is returned
 * once.
 */
async function watchWrites(db: Db, tables: readonly string[]): Promise<() => Promise<string[]>> {
  await sql`create schema watched`.execute(db)
  await sql`create table watched.written (name text)`.execute(db)
  await sql`
    create function watched.note() returns trigger language plpgsql as
    $$ begin
      insert into watched.written values (quote_ident(tg_table_schema) || '.' || quote_ident(tg_table_name));
      return null;
    end $$`.execute(db)
  for (const table of tables)
    await sql`
      create trigger watched after insert or update or delete or truncate on ${sql.raw(table)}
      for each statement execute function watched.note()`.execute(db)
  return async () => {
    const { rows } = await sql<{ name: string }>`delete from watched.written returning name`.execute(db)
    return [...new Set(rows.map(({ name }) => name))]
  }
}

function hashQuery(tables: readonly string[]) {
  const parts = tables.map(
    (name) => sql`select ${sql.lit(name)} as name,
      md5(coalesce(string_agg(md5(${rowOf(name)}), '' order by ${rowOf(name)}), '')) as hash from ${rowsOf(name)}`,
  )
  return sql<{ name: string; hash: string }>`${sql.join(parts, sql` union all `)}`
}

/** The hashes of these tables; other tables keep their hash of `last`. */
async function hashesOf(db: Db, tables: readonly string[], last?: Fingerprint): Promise<Fingerprint> {
  if (tables.length === 0) return last ?? new Map()
  const { rows } = await hashQuery(tables).execute(db)
  return new Map([...(last ?? []), ...rows.map(({ name, hash }) => [name, hash] as const)])
}

/** The current rows of all tables of the mall, and the waiting jobs. */
export async function fingerprintNow(db: Db): Promise<Fingerprint> {
  return hashesOf(db, await tablesOf(db))
}

/**
 * A function that takes fingerprints repeatedly, one per database: it reads again only the tables written to since the
 * last.
 */
export async function fingerprintOf(db: Db): Promise<() => Promise<Fingerprint>> {
  const tables = await tablesOf(db)
  const writtenTables = await watchWrites(db, tables)
  let last: Fingerprint | undefined
  return async () => {
    const written = await writtenTables()
    last = await hashesOf(db, last ? written : tables, last)
    return last
  }
}

/** The tables in which two fingerprints differ. */
export function changedTables(before: Fingerprint, after: Fingerprint): string[] {
  return [...after]
    .filter(([name, hash]) => before.get(name) !== hash)
    .map(([name]) => name.replace(/^public\./, ''))
    .toSorted()
}

/** The tables that contain this text in any column, each with the number of such rows. */
export async function namedIn(db: Db, text: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await tablesOf(db)) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.raw(name)} t where strpos(t::text, ${text}) > 0`.execute(db)
    if (rows[0]!.n > 0) found.push(`${name} ${rows[0]!.n}`)
  }
  return found
}
