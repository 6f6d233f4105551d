import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import { isUnavailable, openDatabase, type Database } from './index.ts'

let fresh: FreshDatabase
let database: Database<object>
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 2 })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

test('a connection cut during a transaction fails the transaction, not the process', async () => {
  const { db, pool } = database
  const cut = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid])
    // No statement is running when the end arrives.
    await new Promise((done) => setImmediate(done))
    await sql`select 1`.execute(tx)
  })
  await expect(cut).rejects.toThrow(/terminat|connection/i)
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('the first error is reported, not that a lost connection cannot roll back', async () => {
  const { db, pool } = database
  const work = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid])
    throw new Error('sold out meanwhile')
  })
  await expect(work).rejects.toThrow('sold out meanwhile')
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('a transaction whose connection is cut again and again is always reported as unavailable', async () => {
  const { db, pool } = database
  for (let round = 0; round < 8; round++) {
    const cut = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      const ended = pool.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid])
      if (round % 2 === 0) await ended
      for (let more = 0; more < 200; more++) await sql`select 1`.execute(tx)
      await ended
      await sql`select 1`.execute(tx)
    })
    const error: unknown = await cut.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(isUnavailable(error), String(error)).toBe(true)
  }
})

test('after the database has moved, new connections go to its new address', async () => {
  const [before, after] = [await freshDatabase(), await freshDatabase()]
  const moving = openDatabase({ url: before.url, max: 1 })
  const where = async () =>
    (await sql<{ name: string }>`select current_database() as name`.execute(moving.db)).rows[0]!.name
  const nameOf = ({ url }: FreshDatabase) => new URL(url).pathname.slice(1)
  expect(await where()).toBe(nameOf(before))
  moving.moveTo(after.url)
  const gone = once(moving.pool, 'remove')
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(moving.db).catch(() => undefined)
  await gone
  expect(await where()).toBe(nameOf(after))
  await moving.close()
  await Promise.all([before.drop(), after.drop()])
})
