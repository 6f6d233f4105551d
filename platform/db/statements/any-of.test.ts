import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../ids/index.ts'
import { freshDatabase, type FreshDatabase } from '../../testing/index.ts'
import { anyOf, openDatabase, type Database } from '../index.ts'

let fresh: FreshDatabase
let database: Database<object>
const ids = Array.from({ length: 200 }, newId)
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url })
  // So many that each is found by the index.
  await sql`
    create table thing as select unnest(${ids}::uuid[]) as id
    union all select gen_random_uuid() from generate_series(1, 20000)`.execute(database.db)
  await sql`alter table thing add primary key (id)`.execute(database.db)
  await sql`vacuum analyze thing`.execute(database.db)
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

/**
 * How often the statement was planned in ten executions. Prepared here, by a connection of its own: the pool may open another
 * connection at any time.
 */
async function planningsOf(name: string, among: (ids: readonly string[]) => RawBuilder<unknown>) {
  const client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
  try {
    for (let n = 0; n < 10; n++) {
      const few = ids.slice(n, n + 2)
      const read = sql`select a.id from thing a join thing b using (id) where id = ${among(few)}`
      const { sql: text, parameters } = read.compile(database.db)
      expect((await client.query({ name, text, values: [...parameters] })).rowCount).toBe(2)
    }
    const { rows } = await client.query<{ n: string }>(
      'select custom_plans as n from pg_prepared_statements where name = $1',
      [name],
    )
    return rows.map(({ n }) => Number(n))
  } finally {
    await client.end()
  }
}

test('a list is read by a plan that is made once, whatever its length', async () => {
  expect(await planningsOf('planned', anyOf)).toEqual([5])
  expect(await planningsOf('plain', (few) => sql`any(${few}::uuid[])`)).toEqual([10])
})
