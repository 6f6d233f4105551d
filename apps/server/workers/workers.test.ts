import { Agent, type IncomingHttpHeaders } from 'node:http'
import { freePort } from '@hojip/platform/testing'
import { sharedSites } from '@hojip/platform/testing/sites'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask as askOf, failed, underLoad, workersOf } from '../testing/load.ts'
import { aServedMall, type ServedMall } from '../testing/served-mall.ts'

/** Two workers that answer requests, and a machine of the same mall that runs the jobs. */
let mall: ServedMall
let jobs: ServedMall
let metricsPort: number
beforeAll(async () => {
  const buildDir = await sharedSites()
  metricsPort = await freePort()
  mall = await aServedMall(buildDir, {
    WORKERS: '2',
    ROLE: 'web',
    LOG_LEVEL: 'info',
    DRAIN_SECONDS: '3',
    METRICS_PORT: String(metricsPort),
  })
  jobs = await aServedMall(buildDir, { ROLE: 'jobs', DATABASE_URL: mall.databaseUrl })
  for (const one of [mall, jobs]) if ((await one.outcome) !== 'open') throw new Error(one.said())
  await mall.says('workers.open', 2)
}, 120_000)
afterAll(async () => {
  await jobs.close()
  await mall.close()
})

const patience = { timeout: 60_000, interval: 50 }

type Asked = Parameters<typeof askOf>[2]

function ask(path: string, { at = mall, ...asked }: Asked & { at?: ServedMall } = {}) {
  return askOf(at, path, asked)
}

function workers(): number[] {
  return workersOf(mall)
}

async function isReady(at: ServedMall) {
  await expect.poll(async () => (await ask('/ready', { at })).status, patience).toBe(200)
  return JSON.parse((await ask('/ready', { at })).text).parts.jobs as string
}

/** A connection to each worker: new ones go to them by turns. */
function aConnectionEach(): Agent[] {
  return [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
}

test('a role says what a process does: the one answers requests, the other runs jobs and tells how it is', async () => {
  expect([await isReady(mall), await isReady(jobs)]).toEqual(['elsewhere', 'ok'])
  expect((await ask('/')).status).toBe(200)
  for (const path of ['/', '/v1/loginMethods', '/business'])
    expect((await ask(path, { at: jobs })).status).toBe(404)
  expect((await ask('/health', { at: jobs })).status).toBe(200)
})

test('a session that ends in one worker is refused by the other one at once', async () => {
  const phone = '13800180031'
  const { headers } = await ask('/v1/sendSms', { method: 'POST', body: { phone } })
  const codes = `${mall.simulatorUrl}/sms/messages?phone=${phone}`
  const message = await vi.waitUntil(async () => (await (await fetch(codes)).json())[0], patience)
  const login = { phone, smscode: message.code, agreed: true, agreeVersion: '2026-11' }
  const cookie = (of: IncomingHttpHeaders) =>
    (of['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
  const sent = { method: 'POST', body: login, headers: { cookie: cookie(headers) } }
  const signedIn = await ask('/v1/sms/login', sent)
  const { token } = JSON.parse(signedIn.text).data as { token: string }
  const pass = { authorization: token, cookie: cookie(signedIn.headers), origin: mall.url }
  const [one, other] = aConnectionEach()
  const devices = (agent: Agent) =>
    ask('/v1/appUser/queryDevices', { agent, method: 'POST', body: {}, headers: pass })
  for (const agent of [one!, other!]) expect((await devices(agent)).status).toBe(200)
  expect((await ask('/v1/logout', { agent: one!, method: 'POST', body: {}, headers: pass })).status).toBe(200)
  expect((await devices(other!)).status).toBe(401)
})

test('a caller has one limit for all workers', async () => {
  const statuses: number[] = []
  const login = { phone: 'none', smscode: '0', agreed: true, agreeVersion: '' }
  while (statuses.length < 60) {
    const all = aConnectionEach().map((agent) => ask('/v1/sms/login', { agent, method: 'POST', body: login }))
    for (const { status } of await Promise.all(all)) statuses.push(status)
  }
  const passed = statuses.filter((status) => status !== 429).length
  // Of 30 two are spent, and one comes back in three seconds. Two workers that count by themselves let all 60 pass.
  expect(passed).toBeGreaterThan(20)
  expect(passed).toBeLessThan(45)
})

/** How many requests both workers have answered, as Prometheus reads it. */
async function counted(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
    signal: AbortSignal.timeout(4_000),
  })
  expect(answer.status).toBe(200)
  const counts = (await answer.text()).matchAll(/^hojip_\w+_seconds_count\{(?:call|page|file)=.* (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

test('a worker that is killed comes back, and meanwhile the other one answers', async () => {
  const before = await counted()
  expect(before).toBeGreaterThan(60)
  const [victim, other] = workers()
  process.kill(victim!, 'SIGKILL')
  await mall.says('workers.ended')
  expect((await ask('/')).status).toBe(200)
  // While the next one loads it does not answer, and what the dead one has counted is not lost.
  expect(await counted()).toBeGreaterThan(before)
  await mall.says('workers.open', 3)
  expect(await counted()).toBeGreaterThan(before)
  expect(workers()).toHaveLength(2)
  expect(workers()).toContain(other)
})

test('SIGHUP replaces the workers without a failed request', async () => {
  const before = workers()
  const statuses = await underLoad(mall, true, () => {
    mall.signal('SIGHUP')
    return mall.says('workers.replaced')
  })
  expect(statuses).toContain(200)
  expect(failed(statuses)).toEqual([])
  expect(workers().filter((pid) => before.includes(pid))).toEqual([])
})

test('after SIGTERM requests are answered while /ready says no, and none is cut', async () => {
  const statuses = await underLoad(mall, false, async () => {
    mall.signal('SIGTERM')
    await vi.waitUntil(async () => (await ask('/ready')).status === 503, { ...patience, interval: 5 })
    const { status, headers } = await ask('/health')
    expect([status, headers.connection]).toEqual([200, 'close'])
  })
  expect(failed(statuses)).toEqual([])
  expect(await mall.ended).toBe(0)
})
