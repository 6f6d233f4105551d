import { theRow } from '@hojip/platform/db'
import type pg from 'pg'

const alreadyThere = new Set(['23505', '42P07', '42710'])

/** Waits as long as a database that works needs at most. */
const glance = { query_timeout: 15_000 } as object

/** The tables in which a database notes what was applied. */
const tables = {
  migration: `create table if not exists migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now(),
    expands boolean not null default false, since text)`,
  repeatable: `create table if not exists repeatable (
    name text primary key, hash text not null, version int not null, sql text not null,
    applied_at timestamptz not null default now())`,
}

async function has(client: pg.Client, what: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>({ ...glance, text: `select ${what} as has` })
  return theRow(rows).has
}

/** Makes what is missing. Making it again would lock the tables at each start. */
export async function ensureTables(client: pg.Client): Promise<void> {
  for (const [name, text] of Object.entries(tables)) {
    if (!(await has(client, `to_regclass('${name}') is not null`))) await make(client, text)
  }
  // Databases of earlier versions lack them.
  for (const [name, type] of Object.entries(laterColumns)) {
    if (!(await hasColumn(client, name)))
      await make(client, `alter table migration add column if not exists ${name} ${type}`)
  }
}

const laterColumns = { expands: 'boolean not null default false', since: 'text' }

function hasColumn(client: pg.Client, name: string): Promise<boolean> {
  return has(
    client,
    `exists (select from pg_attribute where attrelid = 'migration'::regclass and attname = '${name}')`,
  )
}

/** Whether the tables are there as this version knows them; they are only looked at. */
export async function hasTables(client: pg.Client): Promise<boolean> {
  for (const name of Object.keys(tables))
    if (!(await has(client, `to_regclass('${name}') is not null`))) return false
  for (const name of Object.keys(laterColumns)) if (!(await hasColumn(client, name))) return false
  return true
}

async function make(client: pg.Client, text: string) {
  try {
    await client.query({ ...glance, text })
  } catch (error) {
    // Another process made it at the same moment, which "if not exists" does not cover.
    if (!alreadyThere.has((error as { code?: string }).code ?? '')) throw error
  }
}
