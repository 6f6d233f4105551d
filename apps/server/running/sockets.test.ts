import { createAuthenticator } from '@hojip/accounts'
import { aSocket, type TestSocket } from '@hojip/platform/realtime/testing'
import { localSignals } from '@hojip/platform/signals'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { aGuardedMall, home, type GuardedMall } from '../security/testing/guarded-mall.ts'
import { browser, signInByPhone, type SignedIn } from '../security/testing/people.ts'
import { openSockets } from './sockets.ts'

let mall: GuardedMall
let here: string
let elsewhere: string
const closing: (() => Promise<unknown>)[] = []

/** A second process on the same database, which gets no hint from the first. */
async function anotherProcess(mostSockets?: number): Promise<string> {
  const read = readConfig('demo', { RATE_LIMITS: 'off', DATA_DIR: '.' })
  if ('faults' in read) throw new Error(read.faults.join('; '))
  const signals = localSignals()
  const authenticator = createAuthenticator(mall.tools, { secure: true }, signals)
  const limiter = { limit: () => 0 }
  const sockets = await openSockets({
    tools: mall.tools,
    config: read.value,
    authenticator,
    signals,
    limiter,
    origins: [home],
    ...(mostSockets === undefined ? {} : { mostSockets }),
  })
  const server = createServer((_request, response) => response.end())
  sockets.attach(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(async () => {
    await sockets.stop()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  mall = await aGuardedMall()
  const address = await mall.app.listen({ port: 0, host: '127.0.0.1' })
  here = address.replace('http', 'ws')
  elsewhere = await anotherProcess()
})
afterAll(async () => {
  for (const close of closing) await close()
  await mall.close()
})

const signedOut = 4401

function open(base: string, { token, cookie }: Pick<SignedIn, 'token' | 'cookie'>): Promise<TestSocket> {
  return aSocket(`${base}/WSServer/${token}`, { origin: home, cookie })
}

async function openOnBoth(person: SignedIn): Promise<TestSocket[]> {
  const sockets = [await open(here, person), await open(elsewhere, person)]
  for (const socket of sockets) await socket.next('hello')
  return sockets
}

function codesOf(sockets: readonly TestSocket[]) {
  return Promise.all(sockets.map(({ closed }) => closed))
}

let phones = 0
function aPhone(): string {
  phones += 1
  return `1380017${String(phones).padStart(4, '0')}`
}

/** A browser, and what it sends with each call. */
async function aBrowserOf(phone: string) {
  const person = await signInByPhone(mall, phone, browser)
  return { person, headers: { ...browser, cookie: person.cookie, authorization: person.token } }
}

test('signing out closes the sockets of the session on every process, and not those of another device', async () => {
  const phone = aPhone()
  const { person, headers } = await aBrowserOf(phone)
  const other = await aBrowserOf(phone)
  const sockets = await openOnBoth(person)
  const others = await openOnBoth(other.person)
  expect((await mall.send('POST /logout', {}, headers)).body.code).toBe('10000')
  expect(await codesOf(sockets)).toEqual([signedOut, signedOut])
  others[1]!.send({ event: 'ping' })
  await others[1]!.next('beat')
  for (const socket of others) socket.close()
})

test('a device that is signed out from another one loses its sockets', async () => {
  const phone = aPhone()
  const lost = await aBrowserOf(phone)
  const { headers } = await aBrowserOf(phone)
  const sockets = await openOnBoth(lost.person)
  const { list } = (await mall.send('POST /appUser/queryDevices', {}, headers)).body.data as {
    list: { pkId: string; isCurrent: boolean }[]
  }
  const device = list.find((one) => !one.isCurrent)!
  const answer = await mall.send('POST /appUser/deleteDevice/{pkId}', { pkId: device.pkId }, headers)
  expect(answer.body.code).toBe('10000')
  expect(await codesOf(sockets)).toEqual([signedOut, signedOut])
})

test('whatever deletes a session closes its sockets', async () => {
  const { person } = await aBrowserOf(aPhone())
  const sockets = await openOnBoth(person)
  await mall.tools.db.deleteFrom('account_session').where('user_id', '=', person.userId).execute()
  expect(await codesOf(sockets)).toEqual([signedOut, signedOut])
})

test('the token of a browser’s session opens nothing without its cookie', async () => {
  const { person } = await aBrowserOf(aPhone())
  const socket = await open(here, { token: person.token, cookie: 'a=b' })
  expect(await socket.closed).toBe(signedOut)
})

test('a full process refuses a handshake with 503, and takes one again when a socket has closed', async () => {
  const full = await anotherProcess(2)
  const { person } = await aBrowserOf(aPhone())
  const sockets = [await open(full, person), await open(full, person)]
  for (const socket of sockets) await socket.next('hello')
  await expect(open(full, person)).rejects.toThrow('503')
  sockets[0]!.close()
  await sockets[0]!.closed
  const next = await vi.waitFor(() => open(full, person), { timeout: 60_000 })
  await next.next('hello')
  // A socket of another process has its own place.
  const elsewhereToo = await open(elsewhere, person)
  await elsewhereToo.next('hello')
  for (const socket of [sockets[1]!, next, elsewhereToo]) socket.close()
})

test.each([
  ['the language chosen on the site', 'locale=ko-KR', { 'accept-language': 'en-US' }, '요청 형식이'],
  ['the language of the pages', '', { 'accept-language': 'en-US,en' }, 'The request could'],
  ['Chinese', '', {}, '请求格式有误'],
])('a refused message gets the reason in %s', async (_name, cookie, headers, sentence) => {
  const { person } = await aBrowserOf(aPhone())
  const all = { origin: home, cookie: `${person.cookie}; ${cookie}`, ...headers }
  const socket = await aSocket(`${here}/WSServer/${person.token}`, all)
  await socket.next('hello')
  const localId = 'local-id-1'
  socket.send({ data: '{', localId, conversationId: '01900000-0000-7000-8000-000000000000' })
  const nack = await socket.next('nack')
  expect(nack).toMatchObject({ localId, code: '40001' })
  expect(nack['msg']).toContain(sentence)
  socket.close()
})

test('a mall that stops closes its sockets, and tells clients to come back', async () => {
  const other = await aGuardedMall()
  const base = (await other.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws')
  const person = await signInByPhone(other, aPhone(), browser)
  const socket = await open(base, person)
  await socket.next('hello')
  await other.close()
  expect(await socket.closed).toBe(1012)
})
