import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  addressOf,
  askServerFacts,
  isUnavailable,
  serverFault,
  type Runner,
  type ServerFacts,
  theRow,
} from '@hojip/platform/db'
import { sql } from 'kysely'
import pg from 'pg'

interface Migration {
  /** File name: `0001_the_mall_opens.sql`. */
  name: string
  sql: string
  hash: string
  /** A version that does not know it may go on: it only adds. The file says so in its first line, `-- Expands.` */
  expands: boolean
}

const ours = fileURLToPath(new URL('migrations', import.meta.url))

/** The migrations of a folder, in order. Line ends do not count in the hash, since Git changes them on Windows. */
export function readMigrations(folder = ours): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = new Set<string>()
  return names.map((name) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (!number) throw new Error(`migration ${name}: name it NNNN_what_it_does.sql`)
    if (numbers.has(number)) throw new Error(`migration ${name}: another one has the number ${number} too`)
    numbers.add(number)
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    const hash = createHash('sha256').update(sql).digest('hex')
    return { name, sql, hash, expands: sql.startsWith('-- Expands.') }
  })
}

/**
 * Brings the database up to date: applies each missing migration in its own transaction, in order. Several processes
 * may do it at once. Refuses a server that is too old, a file that was changed after it was applied, and a database with
 * migrations that this version lacks, unless they only expand it.
 */
export function migrate(url: string, folder = ours, patienceMs = 15_000): Promise<void> {
  return bringUp(url, readMigrations(folder), { patienceMs, mayBeHalf: false })
}

/** Exists in a database while a backup is being restored into it. */
export const restoreMark = 'public.restore_under_way'

/** For a restore: applies the migrations that the backup had. */
export function applyMigrations(url: string, migrations: Migration[]): Promise<void> {
  return bringUp(url, migrations, { patienceMs: 15_000, mayBeHalf: true })
}

async function bringUp(
  url: string,
  migrations: Migration[],
  { patienceMs, mayBeHalf }: { patienceMs: number; mayBeHalf: boolean },
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    // An address that does not answer ends the start. A migration itself has no timeout.
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await refuseUnfit(client, url)
    if (!mayBeHalf) await refuseHalf(client, url)
    await ensureTable(client)
    // Usually nothing is missing, and checking that needs no lock.
    let applied = await readApplied(client)
    if (!mayBeHalf) refuseNewer(url, migrations, applied)
    while (nextMissing(migrations, applied) && (await applyNext(client, migrations)))
      applied = await readApplied(client)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    const { message, code } = error as Error & { code?: string }
    throw new Error(`the database at ${addressOf(url)} does not answer: ${message || code}`, { cause: error })
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** For queries that take no time on a database that works. */
const glance = { query_timeout: 15_000 } as object

interface Applied {
  name: string
  hash: string
  expands: boolean
}

/** Applied migrations that these lack and that do more than expand the database: its owner is a newer version. */
function newerThan(migrations: readonly Migration[], applied: readonly Omit<Applied, 'hash'>[]): string[] {
  const own = new Set(migrations.map(({ name }) => name))
  return applied.flatMap(({ name, expands }) => (own.has(name) || expands ? [] : [name])).sort()
}

/** How the database's migrations compare with those of this version, which works with `ok` only. */
export async function stateOfMigrations(
  db: Runner,
  all: readonly Migration[] = (known ??= readMigrations()),
): Promise<'ok' | 'missing' | 'newer'> {
  const { rows } = await sql<Omit<Applied, 'hash'>>`select name, expands from migration`.execute(db)
  if (newerThan(all, rows).length > 0) return 'newer'
  const applied = new Set(rows.map(({ name }) => name))
  return all.every(({ name }) => applied.has(name)) ? 'ok' : 'missing'
}

let known: readonly Migration[] | undefined

const alreadyThere = new Set(['23505', '42P07', '42710'])

async function refuseUnfit(client: pg.Client, url: string) {
  const { rows } = await client.query<ServerFacts>({ ...glance, text: askServerFacts })
  const fault = serverFault(theRow(rows))
  if (fault) throw new Error(`the database at ${addressOf(url)} ${fault}`)
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const text = 'select name, hash, expands from migration'
  return (await client.query<Applied>({ ...glance, text })).rows
}

function refuseNewer(url: string, migrations: readonly Migration[], applied: readonly Applied[]) {
  const [first] = newerThan(migrations, applied)
  if (first)
    throw new Error(
      `the database at ${addressOf(url)} belongs to a newer version, with the migration ${first}: start that version`,
    )
}

async function refuseHalf(client: pg.Client, url: string) {
  const text = `select to_regclass('${restoreMark}') is not null as half`
  const { rows } = await client.query<{ half: boolean }>({ ...glance, text })
  if (theRow(rows).half)
    throw new Error(
      `a restore into ${addressOf(url)} is under way or was interrupted: run npm run restore again`,
    )
}

async function ensureTable(client: pg.Client) {
  try {
    const text = `create table if not exists migration (
      name text primary key, hash text not null, applied_at timestamptz not null default now(),
      expands boolean not null default false)`
    await client.query({ ...glance, text })
    // Databases of earlier versions lack it. Adding it again would lock the table each time.
    const { rows } = await client.query<{ has: boolean }>({
      ...glance,
      text: `select exists (select from pg_attribute where attrelid = 'migration'::regclass and attname = 'expands') as has`,
    })
    if (!theRow(rows).has)
      await client.query({
        ...glance,
        text: 'alter table migration add column if not exists expands boolean not null default false',
      })
  } catch (error) {
    // Another process made it at the same moment, which "if not exists" does not cover.
    if (!alreadyThere.has((error as { code?: string }).code ?? '')) throw error
  }
}

/** @throws when one of them was changed after it was applied */
function nextMissing(migrations: Migration[], applied: readonly Applied[]): Migration | undefined {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  for (const { name, hash } of migrations) {
    const known = hashes.get(name)
    if (known !== undefined && known !== hash) {
      throw new Error(`migration ${name} was changed after it was applied: restore it and write a new one`)
    }
  }
  return migrations.find(({ name }) => !hashes.has(name))
}

/** The lock on the table makes a second process wait for the first one's transaction; then it checks again. */
async function applyNext(client: pg.Client, migrations: Migration[]): Promise<boolean> {
  await client.query('begin')
  try {
    await client.query('lock table migration in share row exclusive mode')
    const migration = nextMissing(migrations, await readApplied(client))
    if (migration) {
      await apply(client, migration)
      const { name, hash, expands } = migration
      await client.query('insert into migration (name, hash, expands) values ($1, $2, $3)', [
        name,
        hash,
        expands,
      ])
    }
    await client.query('commit')
    return migration !== undefined
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function apply(client: pg.Client, { name, sql }: Migration) {
  try {
    await client.query(sql)
  } catch (error) {
    const { message, position } = error as { message: string; position?: string }
    const line = position ? ` (line ${sql.slice(0, Number(position)).split('\n').length})` : ''
    throw new Error(`migration ${name} failed${line}: ${message}`, { cause: error })
  }
}
