import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aLine, freshDatabase } from '@hojip/platform/testing'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, readMigrations } from './migrate.ts'

let folder: string
let url: string
let drop: () => Promise<void>

function put(name: string, sql: string) {
  return writeFileSync(join(folder, name), sql)
}

async function ask(statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hojip-migrations-'))
  const fresh = await freshDatabase()
  drop = fresh.drop
  url = fresh.url
  await ask('truncate migration')
})

afterEach(async () => {
  await drop()
  rmSync(folder, { recursive: true })
})

test('our own migrations create the whole database', async () => {
  await ask('drop schema public cascade; create schema public')
  await migrate(url)
  const rows = await ask('select name from migration order by name')
  expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name))
})

test('applies missing migrations in order, each once', async () => {
  put('0002_second.sql', 'insert into tried values (2)')
  put('0001_first.sql', 'create table tried (id int); insert into tried values (1)')
  await migrate(url, folder)
  put('0003_third.sql', 'insert into tried values (3)')
  await migrate(url, folder)
  await migrate(url, folder)
  expect(await ask('select id from tried')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  expect(await ask('select count(*)::int n from migration where hash ~ $$^[0-9a-f]{64}$$')).toEqual([
    { n: 3 },
  ])
})

test('several processes may migrate at once', async () => {
  put('0001_first.sql', 'create table tried (id int)')
  put('0002_second.sql', 'insert into tried values (2); select pg_sleep(0.05)')
  await ask('drop table migration')
  await Promise.all([1, 2, 3, 4].map(() => migrate(url, folder)))
  expect(await ask('select id from tried')).toEqual([{ id: 2 }])
})

test('a migration that fails is rolled back, and the error says where', async () => {
  put('0001_first.sql', 'create table tried (id int)')
  put('0002_second.sql', 'insert into tried values (2);\ninsert into nowhere values (2)')
  await expect(migrate(url, folder)).rejects.toThrow(
    'migration 0002_second.sql failed (line 2): relation "nowhere" does not exist',
  )
  expect(await ask('select id from tried')).toEqual([])
  expect(await ask('select name from migration')).toEqual([{ name: '0001_first.sql' }])
})

test('refuses a file changed after it was applied; line ends do not matter', async () => {
  put('0001_first.sql', 'create table tried (id int);\nselect 1')
  await migrate(url, folder)
  put('0001_first.sql', 'create table tried (id int);\r\nselect 1')
  await migrate(url, folder)
  put('0001_first.sql', 'create table tried (id bigint)')
  put('0002_second.sql', 'create table second (id int)')
  await expect(migrate(url, folder)).rejects.toThrow('0001_first.sql was changed after it was applied')
  expect(await ask(`select to_regclass('second') found`)).toEqual([{ found: null }])
})

test('refuses a database of a newer version, unless that only expanded it', async () => {
  put('0001_first.sql', 'create table tried (id int)')
  put('0002_second.sql', '-- Expands.\ncreate table second (id int)')
  put('0003_third.sql', 'create table third (id int)')
  await migrate(url, folder)
  rmSync(join(folder, '0002_second.sql'))
  await migrate(url, folder)
  rmSync(join(folder, '0003_third.sql'))
  await expect(migrate(url, folder)).rejects.toThrow('newer version, with the migration 0003_third.sql')
  expect(await ask('select count(*)::int n from migration')).toEqual([{ n: 3 }])
})

test('refuses a server that is too old', async () => {
  await ask('create schema old')
  await ask(`create function old.current_setting(name text) returns text language sql as $$
    select case name when 'server_version_num' then '140022' else pg_catalog.current_setting(name) end $$`)
  const old = new URL(url)
  old.searchParams.set('options', '-c search_path=old,pg_catalog,public')
  const { host, pathname } = old
  await expect(migrate(old.href, folder)).rejects.toThrow(
    `the database at ${host}${pathname} is PostgreSQL 14.22; the mall needs 15 or newer`,
  )
})

test('a database that was made before migrations said what they do goes on', async () => {
  await ask('alter table migration drop column expands')
  put('0001_first.sql', 'create table tried (id int)')
  await migrate(url, folder)
  await migrate(url, folder)
  expect(await ask('select name, expands from migration')).toEqual([
    { name: '0001_first.sql', expands: false },
  ])
})

test.each([
  ['first.sql', 'name it NNNN_what_it_does.sql'],
  ['0001_other.sql', 'has the number 0001 too'],
])('refuses the name %s', (name, reason) => {
  put('0001_first.sql', '')
  put(name, '')
  expect(() => readMigrations(folder)).toThrow(reason)
})

test('a start against an address that never answers fails, and names the address', async () => {
  const line = await aLine(url)
  line.swallow(true)
  const error: unknown = await migrate(line.url, folder, 500).catch((reason: unknown) => reason)
  const { host, password } = new URL(line.url)
  expect(String(error)).toContain(`the database at ${host}/`)
  expect(String(error)).not.toContain(password)
  await line.close()
})
