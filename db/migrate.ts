import {
  addressOf,
  askServerFacts,
  connectTo,
  isUnavailable,
  serverFault,
  type Runner,
  type ServerFacts,
  theRow,
} from '@hojip/platform/db'
import { sql } from 'kysely'
import type pg from 'pg'
import { lackedBy, olderThan, standingTo } from './migrate/baseline.ts'
import { readSchema, type Migration, type Schema } from './migrate/files.ts'
import { applyFunctions, changesOf, isNothing, readAppliedFunctions } from './migrate/functions.ts'
import { runFile } from './migrate/run-file.ts'
import { ensureTables } from './migrate/tables.ts'

export { hashOfFunctions, readSchema } from './migrate/files.ts'

/**
 * Brings the database up to date, in one transaction: applies each missing migration, in order, and then each file of
 * functions that is not the one applied last. Several processes may do it at once. Refuses a server that is too old, a
 * migration that was changed after it was applied, a database with migrations that this version lacks, unless they only
 * expand it, and one that is older than the baseline.
 */
export function migrate(url: string, schema = readSchema(), patienceMs = 15_000): Promise<void> {
  return bringUp(url, schema, { patienceMs, mayBeHalf: false })
}

/** Exists in a database while a backup is being restored into it. */
export const restoreMark = 'public.restore_under_way'

/** For a restore: applies the migrations and functions that the backup had. */
export function applySchema(url: string, schema: Schema): Promise<void> {
  return bringUp(url, schema, { patienceMs: 15_000, mayBeHalf: true })
}

async function bringUp(
  url: string,
  schema: Schema,
  { patienceMs, mayBeHalf }: { patienceMs: number; mayBeHalf: boolean },
): Promise<void> {
  let client: pg.Client | undefined
  try {
    client = await connectTo(url, {
      // An address that does not answer ends the start. A migration itself has no timeout.
      connectionTimeoutMillis: patienceMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
    })
    await refuseUnfit(client, url)
    if (!mayBeHalf) await refuseHalf(client, url)
    await ensureTables(client)
    // Usually nothing is missing, and checking that needs no lock.
    const applied = await readApplied(client)
    refuseStrange(url, schema, applied, mayBeHalf)
    if (!(await isUpToDate(client, schema, applied))) await applyMissing(client, schema)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    const { message, code } = error as Error & { code?: string }
    throw new Error(`the database at ${addressOf(url)} does not answer: ${message || code}`, { cause: error })
  } finally {
    await client?.end().catch(() => undefined)
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
function newerThan(schema: Schema, applied: readonly Omit<Applied, 'hash'>[]): string[] {
  return lackedBy(schema, applied)
    .filter(({ expands }) => !expands)
    .map(({ name }) => name)
    .toSorted()
}

/** How the database's migrations compare with those of this version, which works with `ok` only. */
export async function stateOfMigrations(
  db: Runner,
  schema: Schema = (known ??= readSchema()),
): Promise<'ok' | 'missing' | 'newer'> {
  const { rows } = await sql<Omit<Applied, 'hash'>>`select name, expands from migration`.execute(db)
  if (newerThan(schema, rows).length > 0) return 'newer'
  const applied = new Set(rows.map(({ name }) => name))
  return schema.migrations.every(({ name }) => applied.has(name)) ? 'ok' : 'missing'
}

let known: Schema | undefined

async function refuseUnfit(client: pg.Client, url: string) {
  const { rows } = await client.query<ServerFacts>({ ...glance, text: askServerFacts })
  const fault = serverFault(theRow(rows))
  if (fault) throw new Error(`the database at ${addressOf(url)} ${fault}`)
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const text = 'select name, hash, expands from migration'
  return (await client.query<Applied>({ ...glance, text })).rows
}

function refuseStrange(url: string, schema: Schema, applied: readonly Applied[], mayBeHalf: boolean) {
  const at = `the database at ${addressOf(url)}`
  const [first] = mayBeHalf ? [] : newerThan(schema, applied)
  if (first)
    throw new Error(`${at} belongs to a newer version, with the migration ${first}: start that version`)
  const { baseline } = schema
  if (baseline && standingTo(baseline, applied) === 'older')
    throw new Error(
      `${at} is too old: ${olderThan(baseline, applied)}. Start the version ${baseline.lastVersion} on it once, then this one`,
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

async function isUpToDate(client: pg.Client, schema: Schema, applied: readonly Applied[]) {
  if (missing(schema.migrations, applied).length > 0) return false
  return isNothing(changesOf(schema.functions, await readAppliedFunctions(client)))
}

/** @throws when one of them was changed after it was applied */
function missing(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  for (const { name, hash } of migrations) {
    const there = hashes.get(name)
    if (there !== undefined && there !== hash) {
      throw new Error(`migration ${name} was changed after it was applied: restore it and write a new one`)
    }
  }
  return migrations.filter(({ name }) => !hashes.has(name))
}

const mostTries = 5

/** Versions that work on the database meanwhile may lock the tables in another order; then everything is tried again. */
async function applyMissing(client: pg.Client, schema: Schema) {
  for (let tries = 1; ; tries++) {
    try {
      return await applyOnce(client, schema)
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      const { code } = ((error as Error).cause ?? error) as { code?: string }
      if (code !== '40P01' || tries === mostTries) throw error
    }
  }
}

/** The lock on the table makes a second process wait for the first one's transaction; then it reads again. */
async function applyOnce(client: pg.Client, { migrations, baseline, functions }: Schema) {
  await client.query('begin')
  await client.query('lock table migration in share row exclusive mode')
  const applied = await readApplied(client)
  const isReached = standingTo(baseline, applied) === 'reached'
  for (const migration of missing(migrations, applied)) {
    const { name, hash, expands } = migration
    const isThere = isReached && name === baseline?.name
    if (!isThere) await runFile(client, `migration ${name}`, migration.sql)
    // A table that a deferred check waits for cannot be altered by the next migration.
    if (!isThere) await client.query('set constraints all immediate; set constraints all deferred')
    // Where the baseline is only noted, versions with the migrations that it replaces go on beside it.
    await client.query('insert into migration (name, hash, expands) values ($1, $2, $3)', [
      name,
      hash,
      expands || isThere,
    ])
  }
  await applyFunctions(client, functions)
  await client.query('commit')
}
