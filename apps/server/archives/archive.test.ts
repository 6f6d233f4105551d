import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { archiveDue, monthBefore, usualMonths } from '@hojip/db/retention'
import { checkBooks } from '@hojip/books'
import { readMallFacts } from '@hojip/health'
import { anOrder } from '@hojip/orders/testing'
import { aPayingMall, type PayingMall } from '@hojip/payments/testing'
import { dayMs } from '@hojip/platform/clock'
import { firstIdAt } from '@hojip/platform/id-times'
import { midnightOf } from '@hojip/platform/mall-time'
import { aFolder, freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealFor } from './seal.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
let fresh: FreshDatabase
let mall: PayingMall
beforeAll(async () => {
  fresh = await freshDatabase()
  mall = await aPayingMall(undefined, () => fresh.url)
})
afterAll(async () => {
  await mall.stop()
  await fresh.drop()
})

interface Ended {
  code: number
  said: string
}

async function archive(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const env = { PATH: process.env['PATH'], DATA_DIR: aFolder(), DATABASE_URL: fresh.url, ...more }
  const run = promisify(execFile)
  return run(process.execPath, ['apps/server/archives/archive.ts', ...args], { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  )
}

async function countOfEvents() {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from order_event`.execute(mall.tools.db)
  return rows[0]!.n
}

test('how it is called wrongly, and a month that the law wants, is said', async () => {
  expect(await archive([])).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run archive -- FOLDER'),
  })
  expect(await archive(['--everything'])).toMatchObject({ code: 1 })
  expect(await archive(['--dry-run'], { ARCHIVE_MONTHS: 'order_event=1' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('ARCHIVE_MONTHS: “order_event=1” is less than 36 months'),
  })
})

test('a place for files that is none is refused, also while nothing is due', async () => {
  const file = join(aFolder(), 'file')
  await writeFile(file, '')
  expect(await archive([file])).toEqual({
    code: 1,
    said: `  ✗ FOLDER (${file}) is a file, or lies below one\n`,
  })
})

test('nothing is due in a new mall', async () => {
  expect(await archive(['--dry-run'])).toEqual({ code: 0, said: '  Nothing is due.\n' })
})

test('the first months count each, from the first row on, and are late from the month on in which they could go', async () => {
  const { rows } = await sql<{ until: string; month: string }>`
    select until, month_of_key(until) as month from partitions_of('staff_act'::regclass) where since is null`.execute(
    mall.tools.db,
  )
  const { month } = rows[0]!
  const inMonth = (offset: number) => midnightOf(`${monthBefore(month, -offset)}-02`)
  const facts = async (offset: number) => {
    const clock = { ...mall.tools.clock, nowMs: () => inMonth(offset).getTime() }
    const { overdue } = await readMallFacts({ db: mall.tools.db, clock }, usualMonths)
    return overdue.find(({ table }) => table === 'staff_act')
  }
  const none = { table: 'staff_act', months: 0, monthsLate: 0 }
  expect(await facts(usualMonths.staff_act as number)).toEqual(none)
  const userId = (await anOrder(mall.tools)).lin.userId
  const id = firstIdAt(inMonth(-30).getTime())
  await sql`insert into staff_act (id, user_id, call, input, ip) values (${id}, ${userId}, 'POST /x', '{}', '')`.execute(
    mall.tools.db,
  )
  // Those before the last of them have to wait for it.
  expect(await facts(35)).toEqual(none)
  expect(await facts(36)).toEqual({ table: 'staff_act', months: 30, monthsLate: 0 })
  expect(await facts(38)).toEqual({ table: 'staff_act', months: 30, monthsLate: 2 })
})

test('the steps of old orders go into files, and the books hold before and after', async () => {
  const [order] = [await anOrder(mall.tools), await anOrder(mall.tools)]
  const events = await countOfEvents()
  const months = { ...usualMonths, order_event: 36 }
  const now = new Date(mall.tools.clock.nowMs() + 40 * 31 * dayMs)
  const folder = aFolder()
  const overdue = async () => {
    const clock = { ...mall.tools.clock, nowMs: () => now.getTime() }
    const facts = await readMallFacts({ db: mall.tools.db, clock }, { ...months, parcel_trace: 'never' })
    return Object.fromEntries(facts.overdue.map((one) => [one.table, one.months]))
  }
  const waiting = await overdue()
  expect(waiting['order_event']).toBeGreaterThan(0)
  await archiveDue({ url: fresh.url, folder, now, months })
  expect(await overdue()).toEqual({ order_event: 0, product_day: 0, staff_act: 0 })
  expect(events).toBeGreaterThan(1)
  expect(await countOfEvents()).toBe(0)
  const findings = await checkBooks(mall.tools.db, {
    now: new Date(mall.tools.clock.nowMs()),
    acknowledged: [],
  })
  expect(findings.filter(({ name, broken }) => name === 'legalSteps' && broken.length > 0)).toEqual([])
  // An order of an archived month may still be closed.
  await sql`insert into order_event (order_id, seq, type, actor, from_status, to_status)
    values (${order.orderId}, 9, 'expired', 'mall', 0, 99)`.execute(mall.tools.db)
  const [file] = (await readdir(folder)).filter((name) => name.endsWith('.copy.gz'))
  const read = await archive(['--read', join(folder, file!)])
  expect(read).toMatchObject({ code: 0, said: expect.stringContaining(`${events} rows of order_event`) })
})

test('with a recipient the files are encrypted for those who can read backups, and are read back all the same', async () => {
  const identity = await generateX25519Identity()
  const identityFile = join(aFolder(), 'identity.txt')
  await writeFile(identityFile, `${identity}\n`)
  const seal = await sealFor(await identityToRecipient(identity))
  const userId = (await anOrder(mall.tools)).lin.userId
  await sql`insert into staff_act (id, user_id, call, input, ip)
    values ('00000000-0001-7000-8000-000000000000', ${userId}, 'POST /x', '{"text": "a secret word"}', '')`.execute(
    mall.tools.db,
  )
  // It comes late for a month that the test before has archived, and goes with the next one.
  await sql`select make_partitions('staff_act', 30, now())`.execute(mall.tools.db)
  const folder = aFolder()
  const now = new Date(mall.tools.clock.nowMs() + 41 * 31 * dayMs)
  await archiveDue({ url: fresh.url, folder, now, months: usualMonths, seal })
  const files = (await readdir(folder)).filter(
    (name) => name.startsWith('staff_act_') && !name.endsWith('.json'),
  )
  expect(files).toHaveLength(1)
  const file = join(folder, files[0]!)
  expect(file).toMatch(/\.copy\.gz\.age$/)
  expect((await readFile(file)).toString('latin1')).toMatch(/^age-encryption\.org\/v1/)
  expect(await archive(['--read', file])).toMatchObject({
    code: 1,
    said: expect.stringContaining('BACKUP_IDENTITY_FILE is missing'),
  })
  expect(await archive(['--read', file], { BACKUP_IDENTITY_FILE: identityFile })).toMatchObject({ code: 0 })
  const { rows } = await sql
    .raw<{ text: string }>(`select input ->> 'text' as text from archived.staff_act_past`)
    .execute(mall.tools.db)
  expect(rows).toEqual([{ text: 'a secret word' }])
})
