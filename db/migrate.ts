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
import { glance, missingOf, newerThan, readApplied, type Applied } from './migrate/applied.ts'
import { applyMissing, type Patience, type Telling } from './migrate/apply.ts'
import { olderThan, standingTo } from './migrate/baseline.ts'
import { readSchema, type Schema } from './migrate/files.ts'
import { changesOf, isNothing, readAppliedFunctions } from './migrate/functions.ts'
import { plannedSteps, type PlannedStep } from './migrate/plan.ts'
import { ensureTables, hasTables } from './migrate/tables.ts'

export { hashOfFunctions, readSchema } from './migrate/files.ts'
export { grantServer } from './migrate/grants.ts'
export type { PlannedStep } from './migrate/plan.ts'

export type MigrateOptions = Telling & Patience & { patienceMs?: number }

/**
 * Brings the database up to date: applies each missing migration, in order, and then each file of functions that is not the
 * one applied last; in one transaction, but for what runs alone. Several processes may do it at once. Refuses a server that
 * is too old, a migration that was changed after it was applied, a database with migrations that this version lacks and
 * does not work with, and one that is older than the baseline. What others hold it does not wait for longer than a second: it comes again.
 */
export function migrate(url: string, schema = readSchema(), options: MigrateOptions = {}): Promise<void> {
  return bringUp(url, schema, { ...options, mayBeHalf: false })
}

/** Exists in a database while a backup is being restored into it. */
export const restoreMark = 'public.restore_under_way'

/** For a restore: applies the migrations and functions that the backup had. */
export function applySchema(url: string, schema: Schema): Promise<void> {
  return bringUp(url, schema, { mayBeHalf: true })
}

interface Bringing extends MigrateOptions {
  mayBeHalf: boolean
}

function bringUp(url: string, schema: Schema, options: Bringing): Promise<void> {
  return onServer(url, options, async (client) => {
    if (!options.mayBeHalf) await refuseHalf(client, url)
    await ensureTables(client)
    // Usually nothing is missing, and checking that needs no lock.
    const applied = await readApplied(client)
    refuseStrange(url, schema, applied, options.mayBeHalf)
    if (!(await isUpToDate(client, schema, applied))) await applyMissing({ ...options, client, url, schema })
  })
}

/** What `migrate` would do, in order. Nothing is changed. */
export function planMigration(url: string, schema = readSchema()): Promise<PlannedStep[]> {
  return onServer(url, {}, async (client) => {
    await refuseHalf(client, url)
    if (!(await hasTables(client))) return plannedSteps(schema.migrations, schema.functions.files)
    const applied = await readApplied(client)
    refuseStrange(url, schema, applied, false)
    const { run } = changesOf(schema.functions, await readAppliedFunctions(client))
    const isReached = standingTo(schema.baseline, applied) === 'reached'
    const missing = missingOf(schema.migrations, applied)
    return plannedSteps(
      missing.filter(({ name }) => !isReached || name !== schema.baseline?.name),
      run,
    )
  })
}

/** For a process that may not change the schema. @throws when the database is not up to date */
export function refuseOlder(url: string, schema = readSchema()): Promise<void> {
  return onServer(url, {}, async (client) => {
    await refuseHalf(client, url)
    const is = (await hasTables(client)) && (await isThere(client, url, schema))
    if (!is)
      throw new Error(
        `the database at ${addressOf(url)} is older than this version, and MIGRATE=off: run npm run migrate first`,
      )
  })
}

async function isThere(client: pg.Client, url: string, schema: Schema): Promise<boolean> {
  const applied = await readApplied(client)
  refuseStrange(url, schema, applied, false)
  return isUpToDate(client, schema, applied)
}

async function onServer<T>(
  url: string,
  { patienceMs = 15_000 }: { patienceMs?: number },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  let client: pg.Client | undefined
  try {
    client = await connectTo(url, {
      // An address that does not answer ends the start. A migration itself has no timeout.
      connectionTimeoutMillis: patienceMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
    })
    await refuseUnfit(client, url)
    return await work(client)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    const { message, code } = error as Error & { code?: string }
    throw new Error(`the database at ${addressOf(url)} does not answer: ${message || code}`, { cause: error })
  } finally {
    await client?.end().catch(() => undefined)
  }
}

/** How the database's migrations compare with those of this version, which works with `ok` only. */
export async function stateOfMigrations(
  db: Runner,
  schema: Schema = (known ??= readSchema()),
): Promise<'ok' | 'missing' | 'newer'> {
  const { rows } = await sql<Omit<Applied, 'hash'>>`select name, expands, since from migration`.execute(db)
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
  if (missingOf(schema.migrations, applied).length > 0) return false
  return isNothing(changesOf(schema.functions, await readAppliedFunctions(client)))
}
