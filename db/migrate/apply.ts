import { setTimeout as sleep } from 'node:timers/promises'
import { connectTo } from '@hojip/platform/db'
import pg from 'pg'
import { missingOf, readApplied } from './applied.ts'
import { standingTo } from './baseline.ts'
import type { Migration, Schema } from './files.ts'
import { applyFunctions, changesOf, isNothing, readAppliedFunctions } from './functions.ts'
import { runFile } from './run-file.ts'
import { statementsOf } from './careful/statements.ts'
import { isBusy, makingWay } from './make-way.ts'

/** What somebody who waits is told. */
export interface Telling {
  /** After each file: its name and how long it took. */
  onStep?: (name: string, ms: number) => void
  /** A lock was not to be had in time: everything of this transaction is tried again after a pause. */
  onBusy?: (why: string, pauseMs: number) => void
}

/** For tests. */
export interface Patience {
  /** A transaction waits this long for all its locks. Whoever wants a row waits behind it. */
  lockMs?: number
  /** So long it comes again. */
  busyMs?: number
}

export interface Applying extends Telling, Patience {
  client: pg.Client
  url: string
  schema: Schema
}

const leastLockMs = 100
const usualLockMs = 1_000
const usualBusyMs = 300_000
const pausesMs = [250, 500, 1_000, 2_000, 4_000, 5_000]

/**
 * Applies what is missing: what runs alone one by one, and everything between two of those in one transaction. The functions
 * come with the last transaction. Of several processes one does it, and the others find nothing left.
 */
export async function applyMissing(applying: Applying): Promise<void> {
  const guard = await holdMigrations(applying.url)
  try {
    const { client, schema } = applying
    const applied = await readApplied(client)
    const isReached = standingTo(schema.baseline, applied) === 'reached'
    const parts = partsOf(missingOf(schema.migrations, applied))
    const last = parts.findLastIndex((part) => Array.isArray(part))
    const changes = changesOf(schema.functions, await readAppliedFunctions(client))
    if (last < 0 && !isNothing(changes)) parts.unshift([])
    for (const [index, part] of parts.entries()) {
      const withFunctions = index === Math.max(last, 0)
      if (Array.isArray(part))
        await whileBusy(applying, () =>
          makingWay(guard, client, () => applyTogether(applying, part, { isReached, withFunctions })),
        )
      else await applyAlone(applying, part)
    }
  } finally {
    await guard.end().catch(() => undefined)
  }
}

/**
 * Keeps other processes from migrating: a lock, held by a transaction of its own, that only they want. The transaction has no
 * snapshot, so that an index that is made concurrently does not wait for it. Whoever waits for a lock has one: so nobody waits
 * for this lock, but asks again.
 */
async function holdMigrations(url: string): Promise<pg.Client> {
  const guard = await connectTo(url, { keepAlive: true })
  try {
    while (!(await isHeld(guard))) await sleep(askAgainMs)
    return guard
  } catch (error) {
    await guard.end().catch(() => undefined)
    throw error
  }
}

const askAgainMs = 100

async function isHeld(guard: pg.Client): Promise<boolean> {
  await guard.query('begin')
  await guard.query('set local idle_in_transaction_session_timeout = 0')
  try {
    await guard.query('lock table migration in share update exclusive mode nowait')
    return true
  } catch (error) {
    await guard.query('rollback')
    if ((error as { code?: string }).code !== '55P03') throw error
    return false
  }
}

function partsOf(missing: readonly Migration[]): (Migration | Migration[])[] {
  const parts: (Migration | Migration[])[] = []
  for (const migration of missing) {
    const before = parts.at(-1)
    if (migration.alone) parts.push(migration)
    else if (Array.isArray(before)) before.push(migration)
    else parts.push([migration])
  }
  return parts
}

async function timed(name: string, { onStep }: Telling, work: () => Promise<unknown>): Promise<void> {
  const beganMs = performance.now()
  await work()
  onStep?.(name, performance.now() - beganMs)
}

/** Where the baseline is only noted, versions with the migrations that it replaces go on beside it. */
async function note(client: pg.Client, { name, hash, expands, since }: Migration, isThere = false) {
  await client.query(
    `insert into migration (name, hash, expands, since) values ($1, $2, $3, $4) on conflict (name) do nothing`,
    [name, hash, expands || isThere, since ?? null],
  )
}

async function applyTogether(
  applying: Applying,
  migrations: readonly Migration[],
  { isReached, withFunctions }: { isReached: boolean; withFunctions: boolean },
) {
  const { client, schema, lockMs = usualLockMs } = applying
  await client.query('begin')
  const beganMs = performance.now()
  // All waits of a transaction together are that long: what it holds already, others wait for meanwhile.
  const limitLocks = () => {
    const left = Math.ceil(Math.max(Math.min(leastLockMs, lockMs), lockMs - (performance.now() - beganMs)))
    return client.query(`set local lock_timeout = ${left}`)
  }
  for (const migration of migrations) {
    const isThere = isReached && migration.name === schema.baseline?.name
    await timed(migration.name, applying, async () => {
      await limitLocks()
      if (!isThere) await runFile(client, `migration ${migration.name}`, migration.sql)
      // A table that a deferred check waits for cannot be altered by the next migration.
      if (!isThere) await client.query('set constraints all immediate; set constraints all deferred')
      await note(client, migration, isThere)
    })
  }
  if (withFunctions)
    await timed('functions', applying, async () => {
      await limitLocks()
      await applyFunctions(client, schema.functions)
    })
  await client.query('commit')
}

/** Versions that work on the database meanwhile hold the tables, or lock them in another order: then it comes again. */
async function whileBusy(applying: Applying, work: () => Promise<void>): Promise<void> {
  const { client, busyMs = usualBusyMs, onBusy } = applying
  const beganMs = performance.now()
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      if (!isBusy(error)) throw error
      const why = `${(error as Error).message}; ${await whoIsBusy(client)}`
      const pauseMs = pausesMs[Math.min(tries, pausesMs.length - 1)]!
      if (performance.now() - beganMs + pauseMs > busyMs) throw new Error(why, { cause: error })
      onBusy?.(why, pauseMs)
      await sleep(pauseMs)
    }
  }
}

/** Who may hold the locks: the oldest transactions. Their statements may name people, so they are not shown. */
async function whoIsBusy(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; state: string; seconds: number }>(`
    select pid, coalesce(application_name, '') as name, coalesce(state, '') as state,
           round(extract(epoch from clock_timestamp() - xact_start))::int as seconds
    from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
      and not (pid = any (select l.pid from pg_locks l where l.relation = 'migration'::regclass
                          and l.mode = 'ShareUpdateExclusiveLock'))
    order by xact_start limit 3`)
  if (rows.length === 0) return 'no other transaction is open any more'
  const all = rows.map(
    ({ pid, name, state, seconds }) => `process ${pid} (${name || 'unnamed'}, ${state}, ${seconds} s)`,
  )
  return `the oldest transactions: ${all.join(', ')}`
}

const madeIndex = /^create (?:unique )?index concurrently if not exists "?(\w+)"?/i

/** Each statement may have run before, in a process that died before it could note that. */
async function applyAlone(applying: Applying, migration: Migration): Promise<void> {
  const { client } = applying
  await timed(migration.name, applying, async () => {
    for (const { text, bare } of statementsOf(migration.sql)) {
      const index = madeIndex.exec(bare.replace(/\s+/g, ' '))?.[1]
      if (index) await dropHalf(client, index)
      await runFile(client, `migration ${migration.name}`, text)
    }
    await note(client, migration)
  })
}

/** An index whose making was interrupted stays, is of no use, and counts as existing. */
async function dropHalf(client: pg.Client, index: string): Promise<void> {
  const { rows } = await client.query(
    `select from pg_index where indexrelid = to_regclass($1) and not indisvalid`,
    [index],
  )
  if (rows.length > 0) await client.query(`drop index concurrently if exists ${pg.escapeIdentifier(index)}`)
}
