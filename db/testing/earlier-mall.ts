import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'

/** When the earlier mall was left, by its clock. */
export const leftAt = new Date(1798284284729)

/**
 * Makes a small mall in place of what a database has, as the last version before the baseline made it (d38bd4d0, on
 * PostgreSQL 15): the demo with fifteen products, and fourteen lives of orders in all states. `pg_dump --inserts` wrote it.
 */
export async function restoreEarlierMall(url: string): Promise<void> {
  const dump = gunzipSync(readFileSync(new URL('d38bd4d0.sql.gz', import.meta.url))).toString()
  await onDatabase(url, async (ask) => {
    await ask('drop schema if exists pgboss cascade; drop schema if exists test cascade')
    await ask('drop schema public cascade; create schema public')
    await ask(dump)
  })
}

type Row = Record<string, unknown>

/** Runs statements on a connection of their own. */
export async function onDatabase<T>(
  url: string,
  work: (ask: (statement: string) => Promise<Row[]>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(async (statement) => (await client.query<Row>(statement)).rows)
  } finally {
    await client.end()
  }
}
