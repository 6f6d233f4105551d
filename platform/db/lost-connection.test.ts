import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import { openDatabase, type Database } from './index.ts'

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

test('a connection cut while a transaction holds it fails the transaction, not the process', async () => {
  const { db, pool } = database
  const cut = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid])
    // Nothing is asked at the moment in which the end arrives.
    await new Promise((done) => setImmediate(done))
    await sql`select 1`.execute(tx)
  })
  await expect(cut).rejects.toThrow(/terminat|connection/i)
  expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})
