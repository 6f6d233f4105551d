import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../ids/index.ts'
import { freshDatabase, type FreshDatabase } from '../../testing/index.ts'
import { anyOf, inTransaction, openDatabase, statement, type Database } from '../index.ts'

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

/** How often the statement was planned in ten executions. */
async function planningsOf(name: string, among: (ids: readonly string[]) => RawBuilder<unknown>) {
  const read = statement(
    (few: readonly string[]) => sql<{ id: string }>`
      select id as ${sql.ref(name)} from thing a join thing b using (id) where id = ${among(few)}`,
  )
  // Plans belong to a connection, and a pool may open another one at any time.
  return inTransaction(database.db, async (tx) => {
    for (let n = 0; n < 10; n++) expect(await read(tx, ids.slice(n, n + 2))).toHaveLength(2)
    const { rows } = await sql<{ n: number }>`
      select custom_plans as n from pg_prepared_statements where statement like ${`%"${name}"%`}
        and statement not like '%pg_prepared_statements%'`.execute(tx)
    return rows.map(({ n }) => n)
  })
}

test('a list is read by a plan that is made once, whatever its length', async () => {
  expect(await planningsOf('planned', anyOf)).toEqual([5])
  expect(await planningsOf('plain', (few) => sql`any(${few}::uuid[])`)).toEqual([10])
})
