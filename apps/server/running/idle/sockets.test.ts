import { createAuthenticator } from '@hojip/accounts'
import { chatFrames } from '@hojip/chat'
import { aSocket, type TestSocket } from '@hojip/platform/realtime/testing'
import { localSignals } from '@hojip/platform/signals'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { chatTools } from '../../rooms.ts'
import { aGuardedMall, home, type GuardedMall } from '../../security/testing/guarded-mall.ts'
import { aStaffMember, browser, signInByPhone } from '../../security/testing/people.ts'
import { openSockets } from '../sockets.ts'

/** Every socket gets a heartbeat in this time. */
const beatMs = 27_000

let mall: GuardedMall
let stop = async () => {}
const sockets: TestSocket[] = []
/** The statements of the process, except those below. */
let statements: string[] = []
/** How often the process has looked for events. It does so for all its sockets together, or without any. */
let looks = 0
/** How often its copies of settings were read: each every two seconds, when other tests have written to the server. */
let copies = 0
const copied = /\bfrom (?:app_setting|calendar_day|mall_pause|mall_setting|migration|sale_queue)\b/

/** The queue of jobs, the reader of events and the copies of settings work by the clock, whatever sockets do. */
function isOfTheClock(text: string): boolean {
  const isLook = text.includes('pg_current_snapshot()')
  const isCopy = !isLook && copied.test(text)
  if (isLook) looks += 1
  if (isCopy) copies += 1
  return isLook || isCopy || text.includes('pgboss.')
}

const { query } = pg.Client.prototype

/** Counts whatever this process sends by the driver, on every connection. */
function countStatements() {
  pg.Client.prototype.query = function counted(this: pg.Client, ...all: unknown[]) {
    const [first] = all as [string | { text?: string }]
    const text = typeof first === 'string' ? first : (first.text ?? '')
    if (!isOfTheClock(text)) statements.push(text.replaceAll(/\s+/g, ' '))
    return Reflect.apply(query, this, all) as unknown
  } as typeof query
}

/** The sockets of a process on the mall's database, whose heartbeat beats when a test wants. */
async function openHere(): Promise<string> {
  const read = readConfig('demo', { RATE_LIMITS: 'off', DATA_DIR: '.' })
  if ('faults' in read) throw new Error(read.faults.join('; '))
  const signals = localSignals()
  const authenticator = createAuthenticator(mall.tools, { secure: true }, signals)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const realtime = await openSockets({
    tools: mall.tools,
    config: read.value,
    authenticator,
    signals,
    limiter: { limit: () => 0 },
    origins: [home],
    frames: chatFrames(chatTools(mall.tools, read.value)),
  })
  const server = createServer((_request, response) => response.end())
  realtime.attach(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  stop = async () => {
    await realtime.stop()
    vi.useRealTimers()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  mall = await aGuardedMall()
  const [lin, mei] = [
    await signInByPhone(mall, '13800170901', browser),
    await signInByPhone(mall, '13800170902', browser),
  ]
  const tao = await aStaffMember(mall, 'tao')
  const url = await openHere()
  const ofPages = [lin, lin, mei].map(({ token, cookie }) => ({ token, sent: { origin: home, cookie } }))
  const { authorization = '', cookie = '' } = tao.pass
  for (const { token, sent } of [...ofPages, { token: authorization, sent: { origin: home, cookie } }])
    sockets.push(await aSocket(`${url}/WSServer/${token}`, sent))
  countStatements()
})
afterAll(async () => {
  pg.Client.prototype.query = query
  for (const socket of sockets) socket.close()
  await stop()
  await mall.close()
})
beforeEach(() => {
  statements = []
  looks = 0
  copies = 0
})

test('signed-in sockets with nothing new cost no SQL, whatever they check', async () => {
  const beganMs = performance.now()
  for (const socket of sockets) {
    const { after } = await socket.next('hello')
    socket.send({ event: 'watch', channels: ['product:0190e0a0-0000-7000-8000-000000000000'] })
    // What a page asks after it was away: has anything come meanwhile?
    for (let times = 0; times < 6; times += 1) {
      socket.send({ event: 'resume', after })
      socket.send({ event: 'ping' })
    }
    for (let times = 0; times < 6; times += 1) {
      await socket.next('resumed')
      await socket.next('beat')
    }
    const { length } = socket.frames
    vi.advanceTimersByTime(beatMs)
    await expect.poll(() => socket.frames.length).toBeGreaterThan(length)
  }
  expect(statements).toEqual([])
  const tookMs = performance.now() - beganMs
  // Checks do not make the process look for events more often than by its clock: whether there are any, and which.
  expect(looks).toBeLessThanOrEqual(2 * (tookMs / 250 + 2))
  // There are six copies, and 48 messages that could have asked.
  expect(copies).toBeLessThanOrEqual(6 * (tookMs / 2_000 + 1))
  expect(sockets.map(({ frames }) => frames.some(({ event }) => event === 'resync'))).not.toContain(true)
})
