import { freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { openDatabase } from '@hojip/platform/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate, readSchema, stateOfMigrations } from '../migrate.ts'
import { onDatabase, restoreEarlierMall } from '../testing/earlier-mall.ts'
import type { Schema } from './files.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  await restoreEarlierMall(fresh.url)
  await ask('create schema kept; create table kept.migration as table migration')
})
beforeEach(() => ask('truncate migration; insert into migration select * from kept.migration'))
afterAll(() => fresh.drop())

function ask(statement: string) {
  return onDatabase(fresh.url, (run) => run(statement))
}

async function stateFor(schema: Schema) {
  const database = openDatabase({ url: fresh.url, max: 1 })
  try {
    return await stateOfMigrations(database.db, schema)
  } finally {
    await database.close()
  }
}

/** What a version before the baseline knows: the migrations that were applied, and no functions. */
async function earlier(): Promise<Schema> {
  const rows = await ask('select name, hash, expands from kept.migration')
  const migrations = rows.map((row) => ({
    ...(row as { name: string; hash: string; expands: boolean }),
    sql: '',
  }))
  return { migrations, functions: { version: 0, files: [] } }
}

function withBaselineAlone(): Schema {
  const schema = readSchema()
  return { ...schema, migrations: schema.migrations.slice(0, 1) }
}

test.each([
  [
    'lacks the last of them',
    `delete from migration where name like '0267%'`,
    'has 118 of the 119 migrations',
  ],
  ['lacks one in between', `delete from migration where name like '0106%'`, 'has 118 of the 119 migrations'],
  [
    'has another one',
    `update migration set hash = 'x' where name like '0106%'`,
    'not as they were in the end',
  ],
])('a database that %s is refused, with the version to start first', async (_which, spoil, reason) => {
  await ask(spoil)
  const refused = await migrate(fresh.url).catch(String)
  expect(refused).toContain(reason)
  expect(refused).toContain('Start the version d38bd4d0 of 30 November 2026 on it once, then this one')
  expect(await ask(`select name from migration where name = '0001_baseline.sql'`)).toEqual([])
})

test('a database from before migrations declared what they do is refused like other old ones', async () => {
  await ask(`alter table migration drop column expands; delete from migration where name > '0100'`)
  await expect(migrate(fresh.url)).rejects.toThrow('is too old')
  expect(await ask('select distinct expands from migration')).toEqual([{ expands: false }])
})

test('a database with all that the baseline replaces goes on from there, and so do its earlier processes', async () => {
  const orders = 'select count(*)::int as n from orders'
  const before = await ask(orders)
  expect(before).not.toEqual([{ n: 0 }])
  // What comes after the baseline may end earlier processes; the baseline itself does not.
  const baseline = withBaselineAlone()
  expect(await stateFor(baseline)).toBe('missing')
  await migrate(fresh.url, baseline)
  expect(await ask(orders)).toEqual(before)
  expect(await stateFor(baseline)).toBe('ok')
  expect(await stateFor(await earlier())).toBe('ok')
  // A process of the earlier version that starts again changes nothing.
  await migrate(fresh.url, await earlier())
  expect(await stateFor(baseline)).toBe('ok')
  await migrate(fresh.url)
  expect(await ask(orders)).toEqual(before)
  expect(await stateFor(readSchema())).toBe('ok')
})

test('a new database is too new for a version that does not know the baseline', async () => {
  const before = await earlier()
  await ask('drop schema public cascade; create schema public')
  await migrate(fresh.url)
  await expect(migrate(fresh.url, before)).rejects.toThrow(
    'newer version, with the migration 0001_baseline.sql',
  )
})
