import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../testing/index.ts'
import { openDatabase, statement, type Database } from '../index.ts'

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

test('a statement is built once and takes its arguments wherever the text names them', async () => {
  let built = 0
  const sums = statement((numbers: readonly number[], factor: number) => {
    built += 1
    return sql<{ sum: number }>`
      select (${factor}::int * sum(n) + ${100}::int + ${factor}::int)::int as sum from unnest(${numbers}::int[]) n`
  })
  expect(await sums(database.db, [1, 2, 3], 2)).toEqual([{ sum: 114 }])
  expect(await Promise.all([sums(database.db, [5], 1), sums(database.db, [7], 3)])).toEqual([
    [{ sum: 106 }],
    [{ sum: 124 }],
  ])
  expect(built).toBe(1)
})

test('a statement runs inside a transaction too', async () => {
  const here = statement(() => sql<{ id: string }>`select pg_current_xact_id()::text as id`)
  await database.db.transaction().execute(async (tx) => {
    expect(await here(tx)).toEqual(await here(tx))
  })
})
