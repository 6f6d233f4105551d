import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { once } from '../../idempotency/index.ts'
import { newId } from '../../ids/index.ts'
import { aLine, freshDatabase, untilWaiting, type FreshDatabase, type Line } from '../../testing/index.ts'
import {
  committing,
  inTransaction,
  isUnavailable,
  markRepeatable,
  onCommit,
  openDatabase,
  runRepeatable,
  tellAfterCommit,
  type Database,
  type Runner,
} from '../index.ts'

let fresh: FreshDatabase
let line: Line
let database: Database<object>
let direct: Database<object>
beforeAll(async () => {
  fresh = await freshDatabase()
  direct = openDatabase({ url: fresh.url, max: 2 })
  await sql`create table note (id uuid primary key default gen_random_uuid(), text text)`.execute(direct.db)
})
beforeEach(async () => {
  line = await aLine(fresh.url)
  database = openDatabase({ url: line.url, max: 2 })
})
afterEach(async () => {
  await database.close()
  await line.close()
  await sql`delete from note`.execute(direct.db)
})
afterAll(async () => {
  await direct.close()
  await fresh.drop()
})

function write(db: Runner) {
  return sql`insert into note (text) values ('one')`.execute(db)
}

async function notes(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from note`.execute(direct.db)
  return rows[0]!.n
}

async function cut(tx: Runner): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  await sql`select pg_terminate_backend(${rows[0]!.pid}, 5000)`.execute(direct.db)
}

function failure(work: Promise<unknown>) {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

test('a transaction that loses its connection before its commit is sent runs once more', async () => {
  let runs = 0
  const work = async (tx: Runner) => {
    await write(tx)
    if ((runs += 1) === 1) await cut(tx)
    await write(tx)
    return runs
  }
  expect(await inTransaction(database.db, work)).toBe(2)
  expect(await notes()).toBe(2)
})

test('it runs twice at most', async () => {
  let runs = 0
  const error = await failure(
    inTransaction(database.db, async (tx) => {
      await write(tx)
      runs += 1
      await cut(tx)
      await write(tx)
    }),
  )
  expect([isUnavailable(error), runs, await notes()]).toEqual([true, 2, 0])
})

test('a transaction whose commit is not answered is not repeated: it was done, and nobody knows', async () => {
  let runs = 0
  const error = await failure(
    inTransaction(database.db, async (tx) => {
      runs += 1
      await write(tx)
      line.loseAnswer('COMMIT')
    }),
  )
  expect([isUnavailable(error), runs, await notes()]).toEqual([true, 1, 1])
})

const writeLast = committing(
  () => sql<{ n: number }>`insert into note (text) values ('last') returning 1 as n`,
)

test('nor is one whose last statement travels with its commit', async () => {
  let runs = 0
  const error = await failure(
    inTransaction(database.db, async () => {
      runs += 1
      line.loseAnswer('COMMIT')
      return writeLast()
    }),
  )
  expect([isUnavailable(error), runs, await notes()]).toEqual([true, 1, 1])
})

test('with a key the second run finds the answer of the first, and its hint is given', async () => {
  const request = { userId: newId(), call: 'POST /note', key: newId(), input: {} }
  let told = 0
  onCommit(database.db, 'note', () => (told += 1))
  let runs = 0
  let tries = 0
  const answer = await inTransaction(database.db, async (tx) => {
    const result = await once(tx, request, async () => {
      runs += 1
      await write(tx)
      tellAfterCommit(tx, 'note')
      return { id: newId() }
    })
    if ((tries += 1) === 1) line.loseAnswer('COMMIT')
    return result
  })
  expect(answer).toMatchObject({ id: expect.any(String) as string })
  expect([tries, runs, await notes(), told]).toEqual([2, 1, 1, 1])
})

test('a transaction that says that it is conditional runs again', async () => {
  const id = newId()
  let runs = 0
  await inTransaction(database.db, async (tx) => {
    markRepeatable(tx)
    if ((runs += 1) === 1) line.loseAnswer('COMMIT')
    await sql`insert into note (id) values (${id}) on conflict do nothing`.execute(tx)
  })
  expect([runs, await notes()]).toEqual([2, 1])
})

test('a server that may not write any more: the connection is thrown away, and the next one writes', async () => {
  const pids: number[] = []
  await inTransaction(database.db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    pids.push(rows[0]!.pid)
    if (pids.length === 1) await sql`set transaction read only`.execute(tx)
    await write(tx)
  })
  expect(new Set(pids).size).toBe(2)
  expect(await notes()).toBe(1)
})

test('a read outside a transaction is answered although its connection breaks, once', async () => {
  line.loseAnswer('needle')
  const read = () => sql<{ text: string }>`select 'needle' as text`.execute(database.db)
  expect((await read()).rows).toEqual([{ text: 'needle' }])
  expect(line.opened()).toBe(2)
})

test('all connections break at once, and all reads are answered', async () => {
  const read = () => sql<{ one: number }>`select 1 as one from pg_advisory_xact_lock_shared(7)`
  const reads = await direct.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(7)`.execute(holder)
    const begun = Promise.all([read().execute(database.db), read().execute(database.db)])
    await untilWaiting(direct.db, 2)
    const { rows } = await sql<{ n: number }>`
      select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(direct.db)
    expect(rows).toEqual([{ n: 2 }])
    await untilWaiting(direct.db, 2)
    await sql`select pg_advisory_unlock(7)`.execute(holder)
    return begun
  })
  expect(reads.map(({ rows }) => rows[0])).toEqual([{ one: 1 }, { one: 1 }])
})

test.each([
  'insert into note default values returning 7654321 as n',
  'with w as (insert into note default values) select 7654321 as n',
])('a write outside a transaction is not repeated: %s', async (text) => {
  line.loseAnswer('7654321')
  const error = await failure(sql.raw(text).execute(database.db))
  expect([isUnavailable(error), await notes()]).toEqual([true, 1])
})

test('unless it says that it is repeatable', async () => {
  const id = newId()
  line.loseAnswer('INSERT 0 1')
  await runRepeatable(() =>
    sql`insert into note (id) values (${id}) on conflict do nothing`.execute(database.db),
  )
  expect(await notes()).toBe(1)
  expect(line.opened()).toBe(2)
})
