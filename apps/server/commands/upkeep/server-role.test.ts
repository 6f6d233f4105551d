import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brokenBooks } from '@hojip/inventory/testing'
import { anOrder, orderNow } from '@hojip/orders/testing'
import { searchHref } from '@hojip/hrefs/browse'
import { aPayingMall } from '@hojip/payments/testing'
import { aFolder, freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall } from '../../security/testing/guarded-mall.ts'
import { browser, signInByPhone } from '../../security/testing/people.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const own = `hojip_t${process.pid}_${Math.floor(performance.now())}`
const password = 'a role of a test'
let admin: FreshDatabase
let ownerUrl: string
let serverUrl: string
let plan: string
let said: string

async function onUrl<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(role: string): string {
  return Object.assign(new URL(admin.url), { username: role, password, pathname: `/${own}` }).href
}

/** The file of the project, with names of this test. */
function rolesFile(): string[] {
  return readFileSync(`${root}deploy/postgres/roles.sql`, 'utf8')
    .replace(/^--.*\n/gm, '')
    .replaceAll(/:'\w+_password'/g, `'${password}'`)
    .replaceAll(/hojip(?=_owner|_server|\b)/g, own)
    .split(';')
}

async function migrated(...args: string[]): Promise<string> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: aFolder(),
    DATABASE_URL: serverUrl,
    DATABASE_OWNER_URL: ownerUrl,
  }
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['apps/server/commands/upkeep/migrate.ts', ...args], {
    cwd: root,
    env,
  })
  return stdout
}

beforeAll(async () => {
  admin = await freshDatabase()
  await onUrl(admin.url, async (client) => {
    for (const statement of rolesFile()) await client.query(statement)
  })
  ownerUrl = urlOf(`${own}_owner`)
  serverUrl = urlOf(`${own}_server`)
  plan = await migrated('--dry-run')
  said = await migrated()
})
afterAll(async () => {
  await onUrl(admin.url, async (client) => {
    await client.query(`drop database ${own} with (force)`)
    await client.query(`drop role ${own}_owner, ${own}_server`)
  })
  await admin.drop()
})

test('the owner makes the tables by npm run migrate, which tells each step, and gives the server its rights', async () => {
  expect(plan).toContain('Nothing was changed. npm run migrate would do this, in order:')
  expect(plan).toContain('0001_baseline.sql: EARLIER VERSIONS END: stop them first')
  expect(plan).toMatch(
    / functions\/prices\.sql: replaces functions and triggers\n +locks \w+ \(share row exclusive\)/,
  )
  expect(said).toMatch(/✓ 0001_baseline\.sql \(\d+ ms\)\n/)
  expect(said).toMatch(/✓ functions \(\d+ ms\)\n/)
  expect(said).toContain(`${own}_server may read and write its rows.`)
  expect(await migrated('--dry-run')).toBe('  The database is up to date.\n')
})

test('the whole mall starts, serves and runs its jobs as the server', async () => {
  const mall = await aGuardedMall({ MIGRATE: 'off' }, async () => serverUrl)
  await mall.tools.jobs.start({ work: true })
  const lin = await signInByPhone(mall, '13800180009', browser)
  const pages = await Promise.all(
    ['/', '/ready', searchHref('x'), '/sitemap.xml'].map((url) =>
      mall.raw({ method: 'GET', url, headers: { cookie: lin.cookie } }),
    ),
  )
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  await mall.close()
})

test('an order, its payment and its refund pass as the server', async () => {
  const mall = await aPayingMall(undefined, () => serverUrl)
  const order = await anOrder(mall.tools)
  const opened = await mall.open(order.lin, order.code, '2')
  await mall.pay(opened.data.payCode)
  await mall.sent(opened.data.payCode)
  expect((await orderNow(mall.tools, order.orderId)).status).toBe(3)
  const cancelled = await mall.call(order.lin, 'POST /bizOrder/cancelOrder', { orderId: order.orderId })
  expect(cancelled.status).toBe(true)
  await mall.tools.jobs.drain()
  expect(await mall.moved(opened.data.payCode)).toEqual({ inFen: 1800, outFen: 1800 })
  expect(await brokenBooks(mall.tools.db)).toEqual([])
  await mall.stop()
})

test.each([
  'create table mine (id int)',
  'alter table staff_act disable trigger staff_act_stays',
  'update staff_act set call = call',
  'delete from staff_act_end',
  'delete from operator_act',
  'delete from staff_act_first',
  'alter table staff_act detach partition staff_act_rest',
  'drop table order_event_rest',
  "select make_partition('orders', 'mine', null, null)",
  'truncate orders',
  'drop table orders',
  'alter table orders add column mine int',
  'create index mine on orders (id)',
  "insert into migration (name, hash) values ('9999_mine.sql', '')",
  'update repeatable set version = 0',
  'create or replace function count_up() returns int language sql as $$select 1$$',
  'drop schema pgboss cascade',
  'create role mine',
])('the server may not: %s', async (statement) => {
  await expect(onUrl(serverUrl, (client) => client.query(statement))).rejects.toThrow(
    /permission denied|must be owner/,
  )
})

test('the server has the partitions of the next months made, and has no rights to them', async () => {
  const made = await onUrl(serverUrl, async (client) => {
    await client.query("select make_partitions('staff_act', 5, now())")
    const { rows } = await client.query<{ name: string; may: boolean }>(
      `select name, has_table_privilege(name, 'select, insert, update, delete, truncate') as may
       from partitions_of('staff_act') union all
       select name, has_table_privilege(name, 'select, insert, update, delete, truncate') from partitions_of('staff_act_end')`,
    )
    return rows
  })
  expect(made.length).toBe(10)
  expect(made.filter(({ may }) => may)).toEqual([])
})

test('what the owner makes later is open to the server at once', async () => {
  await onUrl(ownerUrl, (client) => client.query('create table later (id int)'))
  const { rowCount } = await onUrl(serverUrl, (client) => client.query('insert into later values (1)'))
  expect(rowCount).toBe(1)
})
