import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@hojip/platform/db'
import { firstIdAt } from '@hojip/platform/id-times'
import { newId } from '@hojip/platform/ids'
import { midnightOf } from '@hojip/platform/mall-time'
import { aFolder, freshDatabase, untilWaiting, type FreshDatabase } from '@hojip/platform/testing'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archiveDue, dueMonths, type Archiving } from './archive.ts'
import type { Seal } from './part-file.ts'
import { partitionsOf } from './partitions.ts'
import { monthBefore, usualMonths } from './policy.ts'
import { readArchive } from './read-archive.ts'

let fresh: FreshDatabase
let client: pg.Client
let folder: string
let sessions: pg.Client[]
beforeEach(async () => {
  sessions = []
  fresh = await freshDatabase()
  folder = join(aFolder(), 'archive')
  client = new pg.Client({ connectionString: fresh.url })
  await client.connect()
  await client.query(`insert into account (id, name) values ('${userId}', 'Tao')`)
})
afterEach(async () => {
  await Promise.all([client, ...sessions].map((one) => one.end()))
  await fresh.drop()
})

const userId = newId()
const thisMonth = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)

function monthsFromNow(months: number): Date {
  return midnightOf(`${monthBefore(thisMonth, -months)}-01`)
}

/** Every month of the years until then has a partition. */
async function makeMonths(last: number) {
  for (const parent of Object.keys(usualMonths))
    await client.query('select make_partitions($1, 2, $2)', [parent, monthsFromNow(last)])
}

/** Acts of a month with their ends, with texts that files have to escape. */
async function acts(months: number, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const id = firstIdAt(monthsFromNow(months).getTime() + at * 1_000)
    await client.query(
      `insert into staff_act (id, user_id, call, input, ip) values ($1, $2, 'POST /x', $3, $4)`,
      [id, userId, JSON.stringify({ text: `行 ${at}\n\t\\N "한글"` }), '::1'],
    )
    await client.query(`insert into staff_act_end (act_id, outcome) values ($1, 'done')`, [id])
  }
}

function archiving(months: number, more: Partial<Archiving> = {}): Archiving {
  return { url: fresh.url, folder, now: monthsFromNow(months), months: usualMonths, busyMs: 3_000, ...more }
}

/** A connection with an open transaction that has read, until the test ends, however it ends. */
async function aReader(table: string): Promise<pg.Client> {
  const reader = new pg.Client({ connectionString: fresh.url })
  await reader.connect()
  sessions.push(reader)
  await reader.query(`begin; select from ${table}`)
  return reader
}

async function allActs(table = 'staff_act') {
  return (await client.query(`select * from ${table} order by 1`)).rows
}

async function files() {
  return (await readdir(folder).catch((): string[] => [])).toSorted()
}

function archived() {
  return client.query<{ file: string; parent: string; rows: string }>(
    'select file, parent, rows from archived_part order by file',
  )
}

async function names() {
  return (await partitionsOf(client, 'staff_act')).map(({ name }) => name)
}

function suffix(months: number) {
  return monthBefore(thisMonth, -months).replace('-', '_')
}

test('a month is due when as many whole months have gone by since, and nothing is due before', async () => {
  await makeMonths(6)
  const due = async (months: number) =>
    (await dueMonths(client, { now: monthsFromNow(months), months: usualMonths })).map(({ parts }) =>
      parts.map(({ partition }) => partition.name),
    )
  expect(await due(38)).toEqual([])
  expect(await due(39)).toEqual([['staff_act_first', 'staff_act_end_first']])
  expect(await due(40)).toEqual([
    ['staff_act_first', 'staff_act_end_first'],
    [`staff_act_${suffix(3)}`, `staff_act_end_${suffix(3)}`],
  ])
  const never = { ...usualMonths, staff_act: 'never' } as const
  expect(await dueMonths(client, { now: monthsFromNow(40), months: never })).toEqual([])
})

test('rows are written, read back and taken away with their month; others stay, and the file brings them back', async () => {
  await makeMonths(41)
  await acts(0, 3)
  await acts(3, 2)
  await acts(4, 1)
  const before = await allActs()
  expect(await archiveDue(archiving(40))).toBe(2)
  expect(await allActs()).toEqual(before.slice(5))
  expect((await names()).slice(0, 2)).toEqual(['staff_act_past', `staff_act_${suffix(4)}`])
  const { rows } = await archived()
  expect(rows.map((row) => [row.parent, Number(row.rows)])).toEqual([
    ['staff_act', 2],
    ['staff_act_end', 2],
    ['staff_act_end', 3],
    ['staff_act', 3],
  ])
  expect((await files()).filter((name) => name.endsWith('.half'))).toEqual([])
  const first = rows.find(({ file }) => file.startsWith('staff_act_first'))!.file
  expect(await readArchive(fresh.url, join(folder, first))).toMatchObject({
    into: 'archived."staff_act_first"',
    rows: 3,
    table: 'staff_act',
  })
  expect(await allActs('archived.staff_act_first')).toEqual(before.slice(0, 3))
  await expect(readArchive(fresh.url, join(folder, first))).rejects.toThrow('is there already')
  expect(await archiveDue(archiving(40))).toBe(0)
})

test('rows that come late for an archived month have a place, and go with the next month', async () => {
  await makeMonths(41)
  await acts(0, 1)
  expect(await archiveDue(archiving(39))).toBe(1)
  await acts(1, 1)
  const { rows } = await client.query<{ place: string }>(
    'select tableoid::regclass::text as place from staff_act',
  )
  expect(rows).toEqual([{ place: 'staff_act_past' }])
  expect(await archiveDue(archiving(39))).toBe(0)
  expect(await archiveDue(archiving(40))).toBe(1)
  expect(await allActs()).toEqual([])
  expect((await archived()).rows.map(({ file }) => file.replace(/-.*/, ''))).toEqual([
    'staff_act_end_first',
    'staff_act_end_past',
    'staff_act_first',
    'staff_act_past',
  ])
})

test('a process that dies on the way has taken nothing away, and the next one goes on', async () => {
  await makeMonths(41)
  await acts(0, 2)
  const before = await allActs()
  // The server ends its connection: after the first of the two files is written, before anything is taken away.
  const dying = archiving(40, {
    onFile: async () => {
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`)
    },
  })
  await expect(archiveDue(dying)).rejects.toThrow(/terminat|connection error/i)
  expect(await allActs()).toEqual(before)
  expect((await archived()).rows).toEqual([])
  await writeFile(join(folder, 'staff_act_first.copy.gz.half'), 'half of it')
  expect(await archiveDue(archiving(40))).toBe(2)
  expect(await allActs()).toEqual([])
  const [act] = (await archived()).rows.filter(({ parent }) => parent === 'staff_act')
  await readArchive(fresh.url, join(folder, act!.file))
  expect(await allActs('archived.staff_act_first')).toEqual(before)
})

test('two at once archive each row once', async () => {
  await makeMonths(41)
  await acts(0, 20)
  const ended = await Promise.allSettled([archiveDue(archiving(39)), archiveDue(archiving(39))])
  expect(ended.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  for (const one of ended)
    if (one.status === 'rejected')
      expect(String(one.reason)).toContain('another process has archived this month')
  const { rows } = await archived()
  expect(rows.filter(({ parent }) => parent === 'staff_act').map((row) => Number(row.rows))).toEqual([20])
  expect(await allActs()).toEqual([])
})

test('who reads the table for long is waited for, less than a second at a time, and then nothing is taken away', async () => {
  await makeMonths(41)
  await acts(0, 1)
  const reader = await aReader('staff_act')
  const busy: string[] = []
  const onBusy = (why: string) => void busy.push(why)
  await expect(archiveDue(archiving(39, { busyMs: 1_500, onBusy }))).rejects.toThrow('canceling statement')
  expect(busy.length).toBeGreaterThan(0)
  expect(await allActs()).toHaveLength(1)
  await reader.query('commit')
  expect(await archiveDue(archiving(39))).toBe(1)
})

test('whoever waits for a table while a month is taken away, and has read another, is not told of a deadlock', async () => {
  await makeMonths(41)
  await acts(0, 1)
  const reader = await aReader('staff_act_end')
  const first = await aReader('staff_act')
  const { db, close } = openDatabase({ url: fresh.url, max: 1 })
  const busy: string[] = []
  const archived = archiveDue(archiving(39, { busyMs: 60_000, onBusy: (why) => void busy.push(why) }))
  await untilWaiting(db)
  const read = reader.query('select from staff_act; commit')
  await sleep(600)
  await first.query('commit')
  await read
  expect(await archived).toBe(1)
  expect(busy).not.toEqual([])
  await close()
})

test('a file that is not as it was written is refused, and leaves nothing behind', async () => {
  await makeMonths(41)
  await acts(0, 5)
  await archiveDue(archiving(39))
  const [{ file } = { file: '' }] = (await archived()).rows.filter(({ parent }) => parent === 'staff_act')
  const beside = join(folder, file.replace('.copy.gz', '.json'))
  const facts = JSON.parse(await readFile(beside, 'utf8')) as object
  await writeFile(beside, JSON.stringify({ ...facts, sha256: 'a'.repeat(64) }))
  await expect(readArchive(fresh.url, join(folder, file))).rejects.toThrow('it is not what was written')
  await writeFile(
    beside,
    JSON.stringify({ ...facts, columns: [{ name: 'id', type: 'uuid); drop table orders; --' }] }),
  )
  await expect(readArchive(fresh.url, join(folder, file))).rejects.toThrow('this one cannot read')
  const bytes = await readFile(join(folder, file))
  await writeFile(join(folder, file), bytes.subarray(0, bytes.length - 9))
  await writeFile(beside, JSON.stringify(facts))
  await expect(readArchive(fresh.url, join(folder, file))).rejects.toThrow('unexpected end of file')
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('archived.staff_act_first') is not null as there`,
  )
  expect(rows).toEqual([{ there: false }])
})

test('a disk that takes no more is said, and nothing is taken away or held', async () => {
  await makeMonths(40)
  for (const at of [0, 1])
    await client.query(
      `insert into staff_act (id, user_id, call, input, ip)
       select $1, $2, 'POST /x', jsonb_build_object('text', string_agg(gen_random_uuid()::text, '')), ''
       from generate_series(1, 100000)`,
      [firstIdAt(monthsFromNow(0).getTime() + at), userId],
    )
  const file = join(aFolder(), 'a file')
  await writeFile(file, '')
  await expect(archiveDue(archiving(40, { folder: join(file, 'archive') }))).rejects.toThrow('ENOTDIR')
  const full = new Transform({ transform: (_chunk, _encoding, done) => done(new Error('ENOSPC')) })
  const seal: Seal = {
    ending: '.full',
    close: async (plain) => plain.pipe(full),
    open: async (closed) => closed,
  }
  await expect(archiveDue(archiving(40, { seal }))).rejects.toThrow('ENOSPC')
  expect(await allActs()).toHaveLength(2)
  const held = `select from pg_locks where relation = 'staff_act_first'::regclass and pid <> pg_backend_pid()`
  await expect.poll(async () => (await client.query(held)).rows, { timeout: 10_000 }).toEqual([])
})

test('what is no file of an archive, or for the key of somebody else, is refused by its name', async () => {
  await makeMonths(41)
  await acts(0, 1)
  await archiveDue(archiving(39))
  const [{ file } = { file: '' }] = (await archived()).rows.filter(({ parent }) => parent === 'staff_act')
  const path = join(folder, file)
  const open = () => Promise.reject(new Error('no identity matched'))
  const seal: Seal = { ending: '', close: async (plain) => plain, open }
  await expect(readArchive(fresh.url, path, seal)).rejects.toThrow(`${path} cannot be read: no identity`)
  await writeFile(path, 'some other file')
  await expect(readArchive(fresh.url, path)).rejects.toThrow(`${path} cannot be read: incorrect header`)
  const beside = path.replace('.copy.gz', '.json')
  const facts = JSON.parse(await readFile(beside, 'utf8')) as object
  for (const other of ['{ half of it', 'null', JSON.stringify({ ...facts, columns: [] })]) {
    await writeFile(beside, other)
    await expect(readArchive(fresh.url, path)).rejects.toThrow(`${beside}: damaged, or made by another`)
  }
})
