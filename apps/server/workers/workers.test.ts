import { readFileSync } from 'node:fs'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { newId } from '@hojip/platform/ids'
import { sharedSites } from '@hojip/platform/testing/sites'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aServedMall, type ServedMall } from '../testing/served-mall.ts'

/** Two workers that answer requests, and a machine of the same mall that runs the jobs. */
let mall: ServedMall
let jobs: ServedMall
beforeAll(async () => {
  const buildDir = await sharedSites()
  mall = await aServedMall(buildDir, { WORKERS: '2', ROLE: 'web', LOG_LEVEL: 'info', DRAIN_SECONDS: '3' })
  jobs = await aServedMall(buildDir, { ROLE: 'jobs', DATABASE_URL: mall.databaseUrl })
  expect([await mall.outcome, await jobs.outcome], mall.said() + jobs.said()).toEqual(['open', 'open'])
  await mall.says('workers.open', 2)
}, 120_000)
afterAll(async () => {
  await jobs.close()
  await mall.close()
})

const patience = { timeout: 60_000, interval: 50 }

function workers(): number[] {
  const text = readFileSync(`/proc/${mall.pid}/task/${mall.pid}/children`, 'utf8').trim()
  return text === '' ? [] : text.split(' ').map(Number)
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

interface Asked {
  agent?: Agent
  method?: string
  headers?: Record<string, string>
  body?: object
  at?: ServedMall
}

function ask(path: string, { agent = new Agent(), method = 'GET', headers, body, at = mall }: Asked = {}) {
  return new Promise<Answer>((done, failed) => {
    const type = body
      ? { 'content-type': 'application/json', 'idempotency-key': newId(), origin: at.url }
      : {}
    const options = { agent, method, headers: { ...type, ...headers } }
    const call = request(`${at.url}${path}`, options, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      answer.on('error', failed)
    })
    call.on('error', failed).end(body && JSON.stringify(body))
  })
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

test('a worker that is killed comes back, and meanwhile the other one answers', async () => {
  const [victim, other] = workers()
  process.kill(victim!, 'SIGKILL')
  await mall.says('workers.ended')
  expect((await ask('/')).status).toBe(200)
  await mall.says('workers.open', 3)
  expect(workers()).toHaveLength(2)
  expect(workers()).toContain(other)
})

/**
 * Callers that ask without a pause until the work is done, or until they are told that an answer is the last one of its
 * connection, with `isPatient` only the former. @returns what they were answered, refused ones by their limit included
 */
async function underLoad(isPatient: boolean, work: () => Promise<unknown>): Promise<Set<number>> {
  const statuses = new Set<number>()
  let isOver = false
  const callers = ['/', '/v1/loginMethods', '/health', '/health'].map(async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      const { status, headers } = await ask(path, { agent })
      statuses.add(status)
      if (!isPatient && headers.connection === 'close') break
    }
    agent.destroy()
  })
  const done = work().finally(() => (isOver = true))
  await Promise.all([done, ...callers])
  return statuses
}

function failed(statuses: Set<number>) {
  return [...statuses].filter((status) => status !== 200 && status !== 429)
}

test('SIGHUP replaces the workers without a failed request', async () => {
  const before = workers()
  const statuses = await underLoad(true, () => {
    mall.signal('SIGHUP')
    return mall.says('workers.replaced')
  })
  expect(statuses).toContain(200)
  expect(failed(statuses)).toEqual([])
  expect(workers().filter((pid) => before.includes(pid))).toEqual([])
})

test('after SIGTERM requests are answered while /ready says no, and none is cut', async () => {
  const statuses = await underLoad(false, async () => {
    mall.signal('SIGTERM')
    await vi.waitUntil(async () => (await ask('/ready')).status === 503, { ...patience, interval: 5 })
    const { status, headers } = await ask('/health')
    expect([status, headers.connection]).toEqual([200, 'close'])
  })
  expect(failed(statuses)).toEqual([])
  expect(await mall.ended).toBe(0)
})
