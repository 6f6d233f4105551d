import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aFolder, freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { openDatabase } from '@hojip/platform/db'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  migrate,
  planMigration,
  readSchema,
  refuseOlder,
  stateOfMigrations,
  type MigrateOptions,
} from '../migrate.ts'
import { onDatabase } from '../testing/earlier-mall.ts'

let folder: string
let fresh: FreshDatabase
let sessions: pg.Client[]

function put(files: Record<string, string>) {
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, 'migrations', name), sql)
}

function bringUp(options: MigrateOptions = {}) {
  return migrate(fresh.url, readSchema(folder), options)
}

function ask(statement: string) {
  return onDatabase(fresh.url, (run) => run(statement))
}

/** A connection that stays open until the test ends, however it ends. */
async function aSession() {
  const client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
  sessions.push(client)
  return client
}

beforeEach(async () => {
  sessions = []
  folder = aFolder()
  mkdirSync(join(folder, 'migrations'))
  fresh = await freshDatabase()
  await ask('truncate migration, repeatable')
  put({ '0001_first.sql': 'create table tried (id int); insert into tried select generate_series(1, 50)' })
  await bringUp()
})
afterEach(async () => {
  await Promise.all(sessions.map((client) => client.end()))
  await fresh.drop()
})

test('a migration does not wait behind a long transaction: it comes again, and readers pass meanwhile', async () => {
  put({ '0002_second.sql': '-- Expands.\nalter table tried add column more int' })
  const [long, reader] = await Promise.all([aSession(), aSession()])
  await long.query('begin; select from tried')
  const busy: string[] = []
  const passed: number[] = []
  const ended = bringUp({
    lockMs: 100,
    onBusy: (why) => {
      busy.push(why)
      // Ends the long one only after readers have passed twice: they would wait for it behind the migration's lock.
      if (busy.length === 3) void long.query('commit')
    },
  })
  while (busy.length < 2) {
    const { rows } = await reader.query<{ n: number }>('select count(*)::int as n from tried')
    passed.push(rows[0]!.n)
  }
  await ended
  expect(passed.length).toBeGreaterThan(0)
  expect(new Set(passed)).toEqual(new Set([50]))
  expect(busy[0]).toContain('0002_second.sql failed: canceling statement due to lock timeout')
  // The oldest one is named first. The reader may be among them, in its next statement.
  expect(busy[0]).toMatch(/the oldest transactions: process \d+ \(unnamed, idle in transaction, \d+ s\)/)
  expect(await ask('select count(more)::int as n from tried')).toEqual([{ n: 0 }])
})

test('whoever reads what a migration has locked, and has read what it waits for, is not told of a deadlock', async () => {
  await ask('create table other (id int)')
  put({
    '0002_second.sql': `-- Stops.
lock table tried; select pg_sleep(0.4); lock table other; alter table tried add column more int`,
  })
  const reader = await aSession()
  await reader.query('begin; select from other')
  const busy: string[] = []
  const applied = bringUp({ onBusy: (why) => busy.push(why) })
  const held = `select from pg_locks where relation = 'tried'::regclass and mode = 'AccessExclusiveLock' and granted`
  await expect.poll(() => ask(held), { timeout: 20_000 }).toHaveLength(1)
  await reader.query('select from tried')
  await reader.query('commit')
  await applied
  expect(busy[0]).toContain('canceling statement due to user request')
})

test('one that never gets its locks ends with a sentence, and has changed nothing', async () => {
  put({
    '0002_second.sql': '-- Expands.\ncreate table second (id int)',
    '0003_third.sql': '-- Expands.\nalter table tried add column more int',
  })
  const long = await aSession()
  await long.query('begin; select from tried')
  await expect(bringUp({ lockMs: 50, busyMs: 200 })).rejects.toThrow('0003_third.sql failed: canceling')
  expect(await ask(`select to_regclass('second') as found`)).toEqual([{ found: null }])
})

const index = {
  '0002_second.sql': '-- Expands.\nalter table tried add column more int',
  '0003_third.sql': '-- Expands, alone.\ncreate index concurrently if not exists tried_id on tried (id)',
  '0004_fourth.sql': '-- Expands.\ncreate table fourth (id int)',
}

test('what runs alone runs between the transactions, once, however many processes begin', async () => {
  put(index)
  const steps: string[] = []
  await Promise.all([1, 2, 3].map(() => bringUp({ onStep: (name) => void steps.push(name) })))
  // The functions of none are no step of their own.
  expect(steps.filter((name) => name !== 'functions')).toEqual(Object.keys(index))
  expect(await ask(`select indisvalid from pg_index where indexrelid = 'tried_id'::regclass`)).toEqual([
    { indisvalid: true },
  ])
})

test('an index that was interrupted is made anew', async () => {
  put(index)
  await ask('insert into tried values (1)')
  await ask('create unique index concurrently tried_id on tried (id)').catch(() => undefined)
  expect(await ask(`select indisvalid from pg_index where indexrelid = 'tried_id'::regclass`)).toEqual([
    { indisvalid: false },
  ])
  await bringUp()
  expect(
    await ask(`select indisvalid, indisunique from pg_index where indexrelid = 'tried_id'::regclass`),
  ).toEqual([{ indisvalid: true, indisunique: false }])
})

test('rows change in portions, each in a transaction of its own', async () => {
  put({
    '0002_second.sql': `-- Expands, alone.
      do $$ begin
        loop
          update tried set id = -id where id in (select id from tried where id > 0 limit 20);
          exit when not found;
          commit;
        end loop;
      end $$`,
  })
  await bringUp()
  expect(await ask('select count(distinct xmin::text)::int as n, max(id) as most from tried')).toEqual([
    { n: 3, most: -1 },
  ])
})

test('what goes away ends only versions that may still read it', async () => {
  put({
    '0002_second.sql': '-- Expands.\nalter table tried add column more int',
    '0003_third.sql': '-- Expands.\nselect 1',
    '0004_fourth.sql': '-- Contracts. Unread since 0003.\nalter table tried drop column more',
  })
  const { migrations, functions } = readSchema(folder)
  await bringUp()
  const database = openDatabase({ url: fresh.url, max: 1 })
  const stateFor = (count: number) =>
    stateOfMigrations(database.db, { migrations: migrations.slice(0, count), functions })
  expect(await Promise.all([1, 2, 3, 4].map(stateFor))).toEqual(['newer', 'newer', 'ok', 'ok'])
  await database.close()
})

test('what would be done is told in order, with its locks, and nothing is done', async () => {
  put({ ...index, '0005_fifth.sql': 'drop table if exists fourth' })
  expect(await planMigration(fresh.url, readSchema(folder))).toEqual([
    { name: '0002_second.sql', kind: 'expands', locks: [{ table: 'tried', mode: 'access exclusive' }] },
    { name: '0003_third.sql', kind: 'alone', locks: [{ table: 'tried', mode: 'share update exclusive' }] },
    { name: '0004_fourth.sql', kind: 'expands', locks: [] },
    { name: '0005_fifth.sql', kind: 'stops', locks: [{ table: 'fourth', mode: 'access exclusive' }] },
  ])
  expect(await ask('select count(*)::int as n from migration')).toEqual([{ n: 1 }])
  await bringUp()
  expect(await planMigration(fresh.url, readSchema(folder))).toEqual([])
})

test('a process that may not migrate refuses an older database, and no newer one that only grew', async () => {
  await refuseOlder(fresh.url, readSchema(folder))
  const before = readSchema(folder)
  put({ '0002_second.sql': '-- Expands.\nalter table tried add column more int' })
  await expect(refuseOlder(fresh.url, readSchema(folder))).rejects.toThrow(
    'is older than this version, and MIGRATE=off: run npm run migrate first',
  )
  await bringUp()
  await refuseOlder(fresh.url, readSchema(folder))
  await refuseOlder(fresh.url, before)
  await ask('drop table migration, repeatable')
  await expect(refuseOlder(fresh.url, before)).rejects.toThrow('run npm run migrate first')
  expect(await ask(`select to_regclass('migration') as found`)).toEqual([{ found: null }])
})
