import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkBooks } from '@hojip/books'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aGuardedMall, must, type GuardedMall } from '../../security/testing/guarded-mall.ts'
import { aWorld, type World } from '../../security/testing/world.ts'
import { whoRuns } from './who.ts'

const run = promisify(execFile)
const patience = { timeout: 30_000, interval: 100 }

let mall: GuardedMall
let world: World
let databaseUrl: string
let dataDir: string
beforeAll(async () => {
  mall = await aGuardedMall({}, async (url) => (databaseUrl = url))
  world = await aWorld(mall)
  dataDir = await mkdtemp(join(tmpdir(), 'hojip-pause-'))
})
afterAll(async () => {
  await mall.close()
  await rm(dataDir, { recursive: true })
})

interface Part {
  kind: string
  name: string
}

/** As an operator with a fresh second step does on the page. */
function asAnn(call: string, input: object) {
  return mall.send(`POST /sysConsole/${call}`, input as Record<string, unknown>, world.ann.pass)
}

async function paused() {
  return must(await asAnn('queryPauses', {}))
}

afterEach(async () => {
  for (const { kind, name } of (await paused()).pauses as Part[])
    must(await asAnn('resumePart', { kind, name }))
  must(await asAnn('setMode', { mode: 'open' }))
})

/** In a process of its own, as somebody on a machine of the mall. */
async function command(name: 'maintenance' | 'pause' | 'resume', ...args: string[]) {
  const files = {
    maintenance: ['maintenance.ts'],
    pause: ['pause.ts', 'pause'],
    resume: ['pause.ts', 'resume'],
  }
  const [file = '', ...first] = files[name]
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LANG: 'en_US.UTF-8' }
  const path = `apps/server/commands/upkeep/${file}`
  return run(process.execPath, [path, ...first, ...args], { env }).catch(
    (error: { stderr: string; code: number }) => ({ stdout: '', stderr: error.stderr, code: error.code }),
  )
}

async function acts() {
  return must(await asAnn('queryStaffActs', { kind: 'mall', scope: 'mall', pageSize: 20 })).list as {
    act: string
    name: string
    userId: string | null
    subject: Record<string, unknown>
  }[]
}

async function methods(): Promise<boolean[]> {
  const { list } = must(await mall.send('GET /bizPay/queryMethods', {}))
  return (list as { enabled: boolean }[]).map(({ enabled }) => enabled)
}

test('only operators see and pause anything: others do not learn that there is such a call', async () => {
  const part = { kind: 'queue', name: 'health.forget', reason: 'test' }
  for (const call of ['queryPauses', 'pausePart', 'resumePart', 'setMode'])
    for (const [pass, status] of [
      [world.mei.pass, 404],
      [world.lin.pass, 404],
      [{}, 401],
    ] as const) {
      const input = call === 'setMode' ? { mode: 'closed' } : call === 'queryPauses' ? {} : part
      const { statusCode } = await mall.send(`POST /sysConsole/${call}`, input, pass)
      expect([call, statusCode]).toEqual([call, status])
    }
  expect(await paused()).toMatchObject({ pauses: [], mode: { name: 'open' } })
})

test('what does not exist is not paused, what is paused is not paused twice, and what goes on is not resumed', async () => {
  for (const part of [
    { kind: 'queue', name: 'no.such' },
    { kind: 'queue', name: '__pgboss__send-it' },
    { kind: 'queue', name: 'payments.refund.wechat' },
    { kind: 'payments', name: 'paypal' },
  ])
    expect((await asAnn('pausePart', { ...part, reason: 'test' })).body.data).toMatchObject({
      reason: 'pauses/unknownPart',
    })
  expect((await asAnn('pausePart', { kind: 'queue', name: 'health.forget', reason: ' ' })).statusCode).toBe(
    400,
  )
  must(await asAnn('pausePart', { kind: 'queue', name: 'health.forget', reason: 'too slow' }))
  const again = await asAnn('pausePart', { kind: 'queue', name: 'health.forget', reason: 'me too' })
  expect(again.body.data).toMatchObject({ reason: 'pauses/alreadyPaused' })
  expect(again.body.msg).toContain('too slow')
  expect((await asAnn('resumePart', { kind: 'refunds', name: 'wechat' })).body.data).toMatchObject({
    reason: 'pauses/notPaused',
  })
})

test('while payments by a gateway are paused buyers see the others, and nothing is opened by it', async () => {
  expect(await methods()).toEqual([true, true])
  must(await asAnn('pausePart', { kind: 'payments', name: 'wechat', reason: 'their fault' }))
  expect(await methods()).toEqual([false, true])
  const { payId } = world.ofLin.unpaid[0]!
  const open = (payType: string) =>
    mall.send('POST /bizOrder/orderToPay', { payId, payType }, { ...world.lin.pass })
  expect((await open('2')).body.data).toMatchObject({ reason: 'http/switchedOff' })
  must(await open('1'))
  // A gateway's message is taken: its client has looked at it, and it is not signed.
  const told = await mall.raw({
    method: 'POST',
    url: '/v1/bizPay/notify/wechat',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect([400, 401]).toContain(told.statusCode)
  must(await asAnn('pausePart', { kind: 'payments', name: 'alipay', reason: 'both' }))
  expect(await methods()).toEqual([false, false])
  must(await asAnn('resumePart', { kind: 'payments', name: 'wechat' }))
  expect(await methods()).toEqual([true, false])
})

test('a command pauses a queue of a running mall: its jobs wait, books and health know why, and each runs once later', async () => {
  const { db, jobs } = mall.tools
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pgboss.job where name = 'health.forget' and state = 'created'`.execute(
      db,
    )
    return rows[0]!.n
  }
  mall.logged.length = 0
  const done = await command('pause', 'queue', 'health.forget', '--reason', 'the disk is slow')
  expect(done).toMatchObject({ stdout: expect.stringContaining('the disk is slow') })
  await jobs.send(db, 'health.forget', {})
  await sql`update pgboss.job set start_after = now() - interval '10 minutes' where name = 'health.forget'`.execute(
    db,
  )
  await vi.waitFor(
    () => expect(mall.logged.some(({ event }) => event === 'pauses.changed')).toBe(true),
    patience,
  )
  await jobs.drain()
  expect(await waiting()).toBe(1)
  const broken = (await checkBooks(db, { now: new Date() })).find(({ name }) => name === 'jobsRun')!.broken
  expect(broken.filter(({ detail }) => detail.includes('health.forget created'))).toEqual([])
  const { faults, queues } = must(await asAnn('queryHealth', { period: 'hour' }))
  const note = `the disk is slow · ${whoRuns()}`
  expect(faults).toContainEqual(
    expect.objectContaining({ kind: 'pausedQueue', subject: 'health.forget', note }),
  )
  expect(faults).not.toContainEqual(expect.objectContaining({ kind: 'jobsLate', subject: 'health.forget' }))
  expect(queues).toContainEqual(
    expect.objectContaining({ name: 'health.forget', isPaused: true, waiting: 1 }),
  )
  expect((await acts())[0]).toMatchObject({
    act: 'pausePart',
    name: whoRuns(),
    userId: null,
    subject: { part: '任务队列 health.forget', reason: 'the disk is slow' },
  })
  expect(await command('resume', 'queue', 'health.forget')).toMatchObject({
    stdout: expect.stringContaining('Nothing is paused'),
  })
  await vi.waitFor(async () => {
    await jobs.drain()
    expect(await waiting()).toBe(0)
  }, patience)
  expect((await acts())[0]).toMatchObject({ act: 'resumePart', userId: null })
})

test('with the check of the books its second look waits, and with the queue of refunds those of each gateway', async () => {
  const { db, jobs } = mall.tools
  const again = { since: '2000-01-01T00:00:00.000Z' }
  const left = async () => {
    await jobs.drain()
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pgboss.job where name = 'books.check-again' and state = 'created'`.execute(
      db,
    )
    return rows[0]!.n
  }
  const refundsPaused = async () =>
    must(await mall.send('GET /sysConfig/queryPublic', {})).refundsPaused as string[]
  expect(
    (await asAnn('pausePart', { kind: 'queue', name: 'books.check-again', reason: 'test' })).body.data,
  ).toMatchObject({ reason: 'pauses/unknownPart' })
  must(await asAnn('pausePart', { kind: 'queue', name: 'books.check', reason: 'the database is slow' }))
  await jobs.send(db, 'books.check-again', again)
  await sql`update pgboss.job set start_after = now() - interval '10 minutes' where name = 'books.check-again'`.execute(
    db,
  )
  expect(await left()).toBe(1)
  expect((await paused()).pauses).toMatchObject([{ name: 'books.check', waiting: 1 }])
  const broken = (await checkBooks(db, { now: new Date() })).find(({ name }) => name === 'jobsRun')!.broken
  expect(broken.filter(({ detail }) => detail.includes('books.check-again'))).toEqual([])
  expect(must(await asAnn('queryHealth', { period: 'hour' })).faults).not.toContainEqual(
    expect.objectContaining({ kind: 'jobsLate' }),
  )
  must(await asAnn('resumePart', { kind: 'queue', name: 'books.check' }))
  await vi.waitFor(async () => expect(await left()).toBe(0), patience)
  expect(await refundsPaused()).toEqual([])
  must(await asAnn('pausePart', { kind: 'refunds', name: 'alipay', reason: 'test' }))
  expect(await refundsPaused()).toEqual(['alipay'])
  must(await asAnn('pausePart', { kind: 'queue', name: 'payments.refund', reason: 'test' }))
  expect((await refundsPaused()).toSorted()).toEqual(['alipay', 'wechat'])
})

test('a command that names no reason, or nothing that is known, changes nothing and says so', async () => {
  expect(await command('pause', 'queue', 'health.forget')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--reason'),
  })
  expect(await command('pause', 'queue', 'no.such', '--reason', 'test')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no.such'),
  })
  expect(await command('resume', 'everything')).toMatchObject({ code: 1 })
  expect((await paused()).pauses).toEqual([])
})

test('an operator closes the mall with a message, still signs in, and opens it; both ways are in the log', async () => {
  const messages = { 'zh-CN': '搬机房 <b>', 'en-US': 'We move house', 'ko-KR': '' }
  must(await asAnn('setMode', { mode: 'closed', minutes: 30, messages }))
  const page = await mall.raw({ method: 'GET', url: '/', headers: { 'accept-language': 'zh-CN' } })
  expect(page.statusCode).toBe(503)
  expect(page.text).toContain('搬机房 &lt;b&gt;。预计')
  // Before it is asked who somebody is, and what they have sent.
  for (const pass of [world.lin.pass, {}, { authorization: 'no-such-session' }])
    expect((await mall.send('POST /bizOrder/confirmOrder', { wrong: true }, pass)).body).toMatchObject({
      code: '50301',
      data: { reason: 'http/closed' },
    })
  expect((await mall.send('POST /bizConsole/queryOrders', {}, world.mei.pass)).statusCode).toBe(503)
  // An operator whose session has ended learns that, and finds the way in.
  expect((await mall.send('POST /sysConsole/queryPauses', {}, {})).statusCode).toBe(401)
  expect((await mall.raw({ method: 'GET', url: '/business/login' })).statusCode).toBe(200)
  const wrong = { account: 'nobody', password: 'nothing-at-all-9' }
  expect(
    (await mall.send('POST /staff/login', wrong, { origin: 'http://localhost:3000' })).body.data,
  ).toMatchObject({ reason: 'accounts/passwordWrong' })
  expect(await paused()).toMatchObject({ mode: { name: 'closed', messages: { 'en-US': 'We move house' } } })
  expect(must(await asAnn('queryHealth', { period: 'hour' })).faults).toContainEqual(
    expect.objectContaining({ kind: 'notOpen', subject: 'closed' }),
  )
  must(await asAnn('setMode', { mode: 'open' }))
  expect((await mall.raw({ method: 'GET', url: '/' })).statusCode).toBe(200)
  await command('maintenance', 'read-only', '--until', '2099-01-01T00:00Z')
  await vi.waitFor(async () => {
    expect((await mall.send('POST /bizOrder/confirmOrder', {}, world.lin.pass)).statusCode).toBe(503)
  }, patience)
  expect((await paused()).mode).toMatchObject({ name: 'readOnly', changedBy: whoRuns() })
  const logged = (await acts()).filter(({ act }) => act === 'setMode')
  expect(logged.slice(0, 3).map(({ userId, subject }) => [userId === null, subject['mode']])).toEqual([
    [true, 'readOnly'],
    [false, 'open'],
    [false, 'closed'],
  ])
})

test('a command that names another time leaves what an operator tells people, until the mall is open', async () => {
  const messages = { 'ko-KR': '데이터베이스를 옮기고 있어요' }
  must(await asAnn('setMode', { mode: 'readOnly', messages }))
  await command('maintenance', 'read-only', '--until', '2099-01-01T00:00Z')
  expect((await paused()).mode).toMatchObject({ name: 'readOnly', messages, changedBy: whoRuns() })
  await command('maintenance', 'off')
  expect((await paused()).mode).toMatchObject({ name: 'open', messages: {} })
})
