import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkBooks, readExternalLedger } from '@hojip/books'
import type { Tables } from '@hojip/db'
import { restoreBackup, takeBackup } from '@hojip/db/backup'
import { migrate, readSchema } from '@hojip/db/migrate'
import { anOrder } from '@hojip/orders/testing'
import { aPayingMall, type PayingMall } from '@hojip/payments/testing'
import { openDatabase } from '@hojip/platform/db'
import { createLog } from '@hojip/platform/log'
import { freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedTables, fingerprintNow } from '../security/testing/fingerprint.ts'

function step() {
  return undefined
}

const log = createLog('error')

/** The files of the data folder that the mall cannot make again. */
const files: Record<string, Buffer> = {
  'pictures/deep/tea.webp': Buffer.from([1, 2, 3]),
  'uploads/refund/torn.webp': Buffer.from([4, 5, 6]),
  'simulators/secrets.json': Buffer.from('{}'),
  secret: Buffer.from('demo secret'),
}

let mall: PayingMall
let mallUrl: string
let target: FreshDatabase
let place: string
let dataDir: string
beforeAll(async () => {
  mall = await aPayingMall()
  target = await freshDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(mall.tools.db)
  mallUrl = Object.assign(new URL(target.url), { pathname: `/${rows[0]!.name}` }).href
  place = await mkdtemp(join(tmpdir(), 'hojip-backup-'))
  dataDir = join(place, 'data')
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(dataDir, file)), { recursive: true })
    await writeFile(join(dataDir, file), content, { mode: 0o600 })
  }
  await mkdir(join(dataDir, 'build'))
  await writeFile(join(dataDir, 'build', 'made-anew.js'), 'x')
})
afterAll(async () => {
  await mall.stop()
  await target.drop()
  await rm(place, { recursive: true })
})

/** One order is paid, one is not, and one is paid twice, which leads to a refund. */
async function aLittleTrade() {
  const paid = await anOrder(mall.tools)
  const { data } = await mall.open(paid.lin, paid.code, '2')
  await mall.pay(data.payCode)
  await mall.sent(data.payCode)
  await anOrder(mall.tools, { quantity: 2 })
  await mall.tools.jobs.drain()
}

async function onTarget(statement: string) {
  const client = new pg.Client({ connectionString: target.url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

function empty() {
  return onTarget('drop schema public cascade; create schema public; drop schema if exists pgboss cascade')
}

function backup(folder: string) {
  return takeBackup({ url: mallUrl, dataDir, folder: join(place, folder), step })
}

function restore(folder: string, into = 'restored') {
  return restoreBackup({
    url: target.url,
    dataDir: join(place, into),
    folder: join(place, folder),
    step,
    log,
  })
}

async function fingerprintAt(url: string) {
  const database = openDatabase<Tables>({ url, max: 2 })
  try {
    return await fingerprintNow(database.db)
  } finally {
    await database.close()
  }
}

test('a restore brings back rows, deadlines, pictures, and books that balance', async () => {
  await aLittleTrade()
  const before = await fingerprintAt(mallUrl)
  const manifest = await backup('first')
  await empty()
  await restore('first')
  // The times at which migrations and functions were applied belong to the new database.
  expect(changedTables(before, await fingerprintAt(target.url))).toEqual(['migration', 'repeatable'])
  expect(manifest.tables.find(({ name }) => name === 'public.orders')?.rows).toBe(2)
  expect(manifest.tables.find(({ name }) => name === 'pgboss.job')?.rows).toBeGreaterThan(0)
  const database = openDatabase<Tables>({ url: target.url, max: 2 })
  const [now, externalLedger] = [
    new Date(mall.tools.clock.nowMs()),
    await readExternalLedger(mall.simulatorUrl),
  ]
  const findings = await checkBooks(database.db, { now, externalLedger, graceMs: 0, acknowledged: [] })
  await database.close()
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([])
  for (const [file, content] of Object.entries(files))
    expect(await readFile(join(place, 'restored', file)), file).toEqual(content)
  expect((await stat(join(place, 'restored', 'secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(join(place, 'restored'))).toEqual(['pictures', 'secret', 'simulators', 'uploads'])
  // Foreign keys and triggers work again.
  await expect(
    onTarget('delete from account where id in (select user_id from orders limit 1)'),
  ).rejects.toThrow(/foreign key/)
  const rested = await onTarget("select tgname from pg_trigger where tgenabled = 'D'")
  expect(rested).toEqual([])
})

test('a backup is consistent while the mall is running', async () => {
  const trading = Promise.all([aLittleTrade(), aLittleTrade(), aLittleTrade()])
  await backup('busy')
  await trading
  await empty()
  await restore('busy', 'busy-restored')
  const database = openDatabase<Tables>({ url: target.url, max: 2 })
  const findings = await checkBooks(database.db, {
    now: new Date(mall.tools.clock.nowMs()),
    acknowledged: [],
  })
  await database.close()
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([])
})

test('an occupied target and an incomplete backup are refused before anything is written', async () => {
  await backup('good')
  await expect(backup('good')).rejects.toThrow('not empty')
  await expect(restore('good', 'elsewhere')).rejects.toThrow('has tables already')
  await empty()
  await expect(restore('nothing-here')).rejects.toThrow('no backup')
  await expect(restore('good', 'data')).rejects.toThrow('is there already')
  await writeFile(join(place, 'good', 'files', 'secret'), 'another')
  await expect(restore('good', 'elsewhere')).rejects.toThrow('files/secret is not what was written')
  await rm(join(place, 'good', 'files', 'secret'))
  await expect(restore('good', 'elsewhere')).rejects.toThrow('files/secret is missing')
  expect(await onTarget("select from pg_class where relnamespace = 'public'::regnamespace")).toEqual([])
})

test('a backup of a newer version is refused', async () => {
  await sql`insert into migration (name, hash) values ('9999_tomorrow.sql', 'x')`.execute(mall.tools.db)
  await backup('newer')
  await sql`delete from migration where name = '9999_tomorrow.sql'`.execute(mall.tools.db)
  await expect(restore('newer', 'newer-restored')).rejects.toThrow('9999_tomorrow.sql is not known here')
})

test('a restore makes the functions of the backup, which a later version then replaces', async () => {
  const former = `create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`
  await sql`create schema kept`.execute(mall.tools.db)
  await sql`create table kept.repeatable as table repeatable`.execute(mall.tools.db)
  await sql`update repeatable set sql = sql || ${former}, hash = 'former', version = 0 where name = 'kept-rows.sql'`.execute(
    mall.tools.db,
  )
  await sql`update repeatable set version = 0`.execute(mall.tools.db)
  await backup('former')
  await sql`delete from repeatable`.execute(mall.tools.db)
  await sql`insert into repeatable select * from kept.repeatable`.execute(mall.tools.db)
  await sql`drop schema kept cascade`.execute(mall.tools.db)
  await empty()
  await restore('former', 'former-restored')
  await expect(onTarget('truncate ledger_entry')).rejects.toThrow('only ever added to')
  expect(await onTarget('select distinct version from repeatable')).toEqual([
    { version: readSchema().functions.version },
  ])
})

test('no mall starts on an interrupted restore, and the restore can be run again', async () => {
  await backup('again')
  await empty()
  // The target of the files is a file, so the restore fails after creating the tables and before inserting rows.
  await writeFile(join(place, 'blocked'), '')
  await expect(restore('again', 'blocked')).rejects.toThrow(/EEXIST|ENOTDIR/)
  await expect(migrate(target.url)).rejects.toThrow('run npm run restore again')
  await restore('again', 'unblocked')
  await migrate(target.url)
  expect(changedTables(await fingerprintAt(mallUrl), await fingerprintAt(target.url))).toEqual([
    'migration',
    'repeatable',
  ])
})

const admitting = [
  'account_login_state',
  'account_recovery_code',
  'account_session',
  'account_sms_code',
  'account_ticket',
  'staff_invitation',
  'web_push_subscription',
]

test('nobody comes in by what a backup restores: sessions, codes and invitations are in neither', async () => {
  const { lin } = await anOrder(mall.tools)
  await sql`
    insert into account_session (token_hash, id, sid_hash, bound, site, user_id, expires_at, ip, user_agent)
    values ('a', gen_random_uuid(), 'b', true, 'mall', ${lin.userId}, now() + interval '7 days', '::1', 'x')`.execute(
    mall.tools.db,
  )
  await sql`insert into account_recovery_code (user_id, code_mac) values (${lin.userId}, 'c')`.execute(
    mall.tools.db,
  )
  const { tables } = await backup('admitting')
  for (const name of admitting) expect(tables.map((table) => table.name)).not.toContain(`public.${name}`)
  await empty()
  await restore('admitting', 'admitting-restored')
  for (const name of admitting) expect([name, await onTarget(`select from ${name}`)]).toEqual([name, []])
  await sql`delete from account_session`.execute(mall.tools.db)
  await sql`delete from account_recovery_code`.execute(mall.tools.db)
})

test('a table with the hash of a secret is left out of backups', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' and column_name ~ '(hash|mac)$' order by 1`.execute(
    mall.tools.db,
  )
  expect(rows.map(({ name }) => name).filter((name) => !admitting.includes(name))).toEqual([])
})

const layout = `select c.relname as table, p.*
  from pg_class c cross join lateral partitions_of(c.oid) p where c.relkind = 'p' and c.relnamespace = 'public'::regnamespace
  order by 1, 2`

test('a restore makes the partitions as they were, with the end of each act pointing at the act', async () => {
  await sql`select make_partitions(parent, 4, now()) from unnest(array['staff_act', 'product_day']) as p (parent)`.execute(
    mall.tools.db,
  )
  const { rows: before } = await sql.raw(layout).execute(mall.tools.db)
  await backup('months')
  await empty()
  await restore('months', 'months-restored')
  expect(await onTarget(layout)).toEqual(before)
  await expect(
    onTarget(`insert into staff_act_end (act_id, outcome) values (gen_random_uuid(), 'done')`),
  ).rejects.toThrow('foreign key')
  await expect(
    onTarget(
      `insert into staff_act_end (act_id, outcome) values ('00000000-0000-7000-8000-000000000000', 'done')`,
    ),
  ).rejects.toThrow('foreign key')
})
