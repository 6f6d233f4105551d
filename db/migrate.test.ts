import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aLine, freePort, freshDatabase } from '@hojip/platform/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, readSchema } from './migrate.ts'
import { onDatabase } from './testing/earlier-mall.ts'

let folder: string
let url: string
let drop: () => Promise<void>

function put(name: string, sql: string) {
  return writeFileSync(join(folder, 'migrations', name), sql)
}

/** Puts a file of functions, in a version that counts every change. */
function putFunctions(version: number, name: string, sql: string) {
  mkdirSync(join(folder, 'functions'), { recursive: true })
  writeFileSync(join(folder, 'functions', 'version.json'), JSON.stringify({ version }))
  writeFileSync(join(folder, 'functions', name), sql)
}

function answering(number: number) {
  return `create or replace function answer() returns int language sql as 'select ${number}'`
}

function bringUp() {
  return migrate(url, readSchema(folder))
}

function ask(statement: string) {
  return onDatabase(url, (run) => run(statement))
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hojip-migrations-'))
  mkdirSync(join(folder, 'migrations'))
  const fresh = await freshDatabase()
  drop = fresh.drop
  url = fresh.url
  await ask('truncate migration, repeatable')
})

afterEach(async () => {
  await drop()
  rmSync(folder, { recursive: true })
})

test('our own migrations and functions create the whole database', async () => {
  await ask('drop schema public cascade; create schema public')
  await migrate(url)
  const { migrations, functions } = readSchema()
  const rows = await ask('select name from migration order by name')
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
  const files = await ask('select name, hash from repeatable order by name collate "C"')
  expect(files).toEqual(functions.files.map(({ name, hash }) => ({ name, hash })))
})

test('applies missing migrations in order, each once', async () => {
  put('0002_second.sql', 'insert into tried values (2)')
  put('0001_first.sql', 'create table tried (id int); insert into tried values (1)')
  await bringUp()
  put('0003_third.sql', 'insert into tried values (3)')
  await bringUp()
  await bringUp()
  expect(await ask('select id from tried')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  expect(await ask('select count(*)::int n from migration where hash ~ $$^[0-9a-f]{64}$$')).toEqual([
    { n: 3 },
  ])
})

test('several processes may migrate at once', async () => {
  put('0001_first.sql', 'create table tried (id int)')
  put('0002_second.sql', 'insert into tried values (2); select pg_sleep(0.05)')
  putFunctions(1, 'tries.sql', `${answering(1)}; insert into tried values (3)`)
  await ask('drop table migration, repeatable')
  await Promise.all([1, 2, 3, 4].map(bringUp))
  expect(await ask('select id from tried')).toEqual([{ id: 2 }, { id: 3 }])
})

test('of several hosts the one that answers is migrated', async () => {
  put('0001_first.sql', 'create table tried (id int)')
  const hosts = `@127.0.0.1:${await freePort()},`
  await migrate(url.replace('@', hosts), readSchema(folder))
  expect(await ask('select name from migration')).toEqual([{ name: '0001_first.sql' }])
})

test('where a migration or a file of functions fails nothing is left behind, and the error names it', async () => {
  put('0001_first.sql', 'create table tried (id int)')
  await bringUp()
  put('0002_second.sql', 'insert into tried values (2)')
  put('0003_third.sql', 'insert into tried values (3);\ninsert into nowhere values (3)')
  await expect(bringUp()).rejects.toThrow(
    'migration 0003_third.sql failed (line 2): relation "nowhere" does not exist',
  )
  put('0003_third.sql', 'insert into tried values (3)')
  putFunctions(1, 'tries.sql', '-- Why.\ncreate or replace functoin')
  await expect(bringUp()).rejects.toThrow('functions/tries.sql failed (line 2)')
  expect(await ask('select id from tried')).toEqual([])
  expect(await ask('select name from migration')).toEqual([{ name: '0001_first.sql' }])
})

test('a migration may alter a table whose deferred checks still wait', async () => {
  put('0001_first.sql', 'create table tried (id int unique deferrable initially deferred)')
  put('0002_second.sql', 'insert into tried values (1), (2); update tried set id = 3 - id')
  put('0003_third.sql', 'alter table tried add column more int')
  await bringUp()
  expect(await ask('select id, more from tried order by id')).toEqual([
    { id: 1, more: null },
    { id: 2, more: null },
  ])
})

test('refuses a file changed after it was applied; line ends do not matter', async () => {
  put('0001_first.sql', 'create table tried (id int);\nselect 1')
  await bringUp()
  put('0001_first.sql', 'create table tried (id int);\r\nselect 1')
  await bringUp()
  put('0001_first.sql', 'create table tried (id bigint)')
  put('0002_second.sql', 'create table second (id int)')
  await expect(bringUp()).rejects.toThrow('0001_first.sql was changed after it was applied')
  expect(await ask(`select to_regclass('second') found`)).toEqual([{ found: null }])
})

test('refuses a database of a newer version, unless that only expanded it', async () => {
  put('0001_first.sql', 'create table tried (id int)')
  put('0002_second.sql', '-- Expands.\ncreate table second (id int)')
  put('0003_third.sql', 'create table third (id int)')
  await bringUp()
  rmSync(join(folder, 'migrations', '0002_second.sql'))
  await bringUp()
  rmSync(join(folder, 'migrations', '0003_third.sql'))
  await expect(bringUp()).rejects.toThrow('newer version, with the migration 0003_third.sql')
  expect(await ask('select count(*)::int n from migration')).toEqual([{ n: 3 }])
})

test('refuses a server that is too old', async () => {
  await ask('create schema old')
  await ask(`create function old.current_setting(name text) returns text language sql as $$
    select case name when 'server_version_num' then '140022' else pg_catalog.current_setting(name) end $$`)
  const old = new URL(url)
  old.searchParams.set('options', '-c search_path=old,pg_catalog,public')
  const { host, pathname } = old
  await expect(migrate(old.href, readSchema(folder))).rejects.toThrow(
    `the database at ${host}${pathname} is PostgreSQL 14.22; the mall needs 15 or newer`,
  )
})

test.each([
  ['first.sql', 'name it NNNN_what_it_does.sql'],
  ['0001_other.sql', 'has the number 0001 too'],
])('refuses the name %s', (name, reason) => {
  put('0001_first.sql', '')
  put(name, '')
  expect(() => readSchema(folder)).toThrow(reason)
})

test('refuses a number that belongs to the baseline', () => {
  const hash = '0'.repeat(64)
  put(
    '0001_base.sql',
    `-- Replaces the 7 migrations up to 0009, ${hash}.\n-- The last version with them: 0.9.\n`,
  )
  put('0010_next.sql', '')
  const baseline = { name: '0001_base.sql', count: 7, upTo: '0009', hash, lastVersion: '0.9' }
  expect(readSchema(folder).baseline).toEqual(baseline)
  put('0009_other.sql', '')
  expect(() => readSchema(folder)).toThrow('the numbers up to 0009 belong to 0001_base.sql')
})

test('a start against an address that never answers fails, and names the address', async () => {
  const line = await aLine(url)
  line.swallow(true)
  const error: unknown = await migrate(line.url, readSchema(folder), { patienceMs: 500 }).catch(
    (reason: unknown) => reason,
  )
  const { host, password } = new URL(line.url)
  expect(String(error)).toContain(`the database at ${host}/`)
  expect(String(error)).not.toContain(password)
  await line.close()
})

test('a file of functions is applied after the migrations, and again when it has changed', async () => {
  put('0001_first.sql', 'create table tried (id int)')
  putFunctions(1, 'tries.sql', `insert into tried values (1); ${answering(1)}`)
  await bringUp()
  await bringUp()
  putFunctions(2, 'tries.sql', `insert into tried values (2); ${answering(2)}`)
  putFunctions(2, 'others.sql', '-- Nothing yet.')
  await bringUp()
  expect(await ask('select answer() as said, array_agg(id order by id) as applied from tried')).toEqual([
    { said: 2, applied: [1, 2] },
  ])
  rmSync(join(folder, 'functions', 'others.sql'))
  await bringUp()
  expect(await ask('select name, version, sql from repeatable')).toEqual([
    { name: 'tries.sql', version: 2, sql: `insert into tried values (2); ${answering(2)}` },
  ])
})

test('an older process that starts beside a newer one leaves its functions', async () => {
  putFunctions(2, 'tries.sql', answering(2))
  await bringUp()
  putFunctions(1, 'tries.sql', answering(1))
  await bringUp()
  expect(await ask('select answer()')).toEqual([{ answer: 2 }])
})

test('functions that were changed and changed back are not taken for the ones in between', async () => {
  for (const [version, number] of [
    [1, 1],
    [3, 1],
    [2, 2],
  ] as const) {
    putFunctions(version, 'tries.sql', answering(number))
    await bringUp()
  }
  expect(await ask('select answer()')).toEqual([{ answer: 1 }])
})

test('a numbered migration takes away a function whose parameters change, in the same transaction', async () => {
  putFunctions(1, 'tries.sql', answering(1))
  await bringUp()
  put('0001_first.sql', 'drop function if exists answer()')
  putFunctions(2, 'tries.sql', answering(2).replace('()', '(question text default null)'))
  await bringUp()
  expect(await ask('select answer()')).toEqual([{ answer: 2 }])
})

test('what a busy version has locked in another order is tried again', async () => {
  put('0001_first.sql', 'create table one (id int); create table two (id int); insert into one values (1)')
  await bringUp()
  put(
    '0002_second.sql',
    'lock table one; select pg_sleep(0.3); lock table two; alter table one add column more int',
  )
  const busy = onDatabase(url, async (run) => {
    await run(
      `set deadlock_timeout = '30s'; begin; lock table two in row exclusive mode; select pg_sleep(0.1)`,
    )
    await run('insert into one values (2)')
    await run('commit')
  })
  await Promise.all([bringUp(), busy])
  expect(await ask('select id, more from one order by id')).toEqual([
    { id: 1, more: null },
    { id: 2, more: null },
  ])
})
