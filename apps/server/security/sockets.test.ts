import { randomBytes } from 'node:crypto'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { newToken } from '@hojip/platform/ids'
import { aSocket, type TestSocket } from '@hojip/platform/realtime/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aGuardedMall, home, type GuardedMall } from './testing/guarded-mall.ts'
import { browser, signInByPhone, type SignedIn } from './testing/people.ts'

let mall: GuardedMall
let port: number
let lin: SignedIn
let mei: SignedIn
beforeAll(async () => {
  mall = await aGuardedMall()
  await mall.app.listen({ host: '127.0.0.1', port: 0 })
  ;({ port } = mall.app.server.address() as AddressInfo)
  lin = await signInByPhone(mall, '13800180001', browser)
  mei = await signInByPhone(mall, '13800180002', browser)
})
afterAll(() => mall.close())

/** Sends raw bytes; returns the socket and what has arrived when its first line is there. */
function spoken(text: string): Promise<{ socket: Socket; received: string }> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.on('error', fail)
    socket.once('data', (bytes) => done({ socket, received: bytes.toString('latin1') }))
  })
}

interface Handshake {
  method?: string
  path: string
  headers?: Record<string, string | undefined>
}

const usual: Record<string, string> = {
  host: 'localhost',
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': randomBytes(16).toString('base64'),
  origin: home,
}

/** The status of the answer to a handshake. */
async function answered({ method = 'GET', path, headers = {} }: Handshake): Promise<number> {
  const lines = Object.entries({ ...usual, ...headers })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
  const { socket, received } = await spoken(
    `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`,
  )
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1])
}

function open({ token, cookie }: Pick<SignedIn, 'token' | 'cookie'>): Promise<TestSocket> {
  return aSocket(`ws://127.0.0.1:${port}/WSServer/${token}`, { origin: home, cookie })
}

describe('a handshake', () => {
  const own = () => ({ path: `/WSServer/${lin.token}`, headers: { cookie: lin.cookie } })
  const withHeaders = (headers: Record<string, string | undefined>) => () => ({
    ...own(),
    headers: { ...own().headers, ...headers },
  })
  test.each<[string, () => Handshake, number]>([
    ['as a page makes it', own, 101],
    ['without a token', () => ({ path: '/WSServer/' }), 404],
    ['without a path', () => ({ path: '/' }), 404],
    ['of another path', () => ({ path: `/wsserver/${lin.token}` }), 404],
    ['with something after the token', () => ({ path: `/WSServer/${lin.token}/x` }), 404],
    ['with a query', () => ({ path: `/WSServer/${lin.token}?a=1` }), 404],
    ['with the token in a query', () => ({ path: `/WSServer?token=${lin.token}` }), 404],
    ['with a token of other letters', () => ({ path: `/WSServer/${'*'.repeat(43)}` }), 404],
    ['with a token that is too short', () => ({ path: `/WSServer/${lin.token.slice(1)}` }), 404],
    ['with a token of ten thousand letters', () => ({ path: `/WSServer/${'a'.repeat(10_000)}` }), 404],
    ['with an encoded slash', () => ({ path: `/WSServer/%2e%2e%2f${lin.token}` }), 404],
    ['from a page of another site', withHeaders({ origin: 'https://evil.example' }), 403],
    ['from a page of no site', withHeaders({ origin: 'null' }), 403],
    ['from our site over another scheme', withHeaders({ origin: home.replace('http', 'ftp') }), 403],
    ['from a name that begins like ours', withHeaders({ origin: `${home}.evil.example` }), 403],
    ['by a program, of a browser’s session', withHeaders({ origin: undefined }), 403],
    ['by POST', () => ({ ...own(), method: 'POST' }), 400],
    ['of an old version', withHeaders({ 'sec-websocket-version': '8' }), 426],
    ['of no version', withHeaders({ 'sec-websocket-version': undefined }), 426],
    ['to another protocol', withHeaders({ upgrade: 'h2c' }), 400],
    ['without a key', withHeaders({ 'sec-websocket-key': undefined }), 400],
    ['with a key of words', withHeaders({ 'sec-websocket-key': 'words' }), 400],
  ])('%s', async (_name, make, status) => {
    expect(await answered(make())).toBe(status)
  })
})

describe('closed with 4401, so that a page learns that its session has ended:', () => {
  const person = async (phone: string, change: (userId: string) => Promise<unknown>) => {
    const one = await signInByPhone(mall, phone, browser)
    await change(one.userId)
    // Sessions are cached for a second.
    await new Promise((done) => setTimeout(done, 1_100))
    return one
  }
  const db = () => mall.tools.db
  test.each<[string, () => Promise<Pick<SignedIn, 'token' | 'cookie'>>]>([
    ['an unknown token', async () => ({ token: newToken(), cookie: lin.cookie })],
    ['a session without its cookie', async () => ({ token: lin.token, cookie: 'a=b' })],
    ['a session with the cookie of another', async () => ({ token: lin.token, cookie: mei.cookie })],
    [
      'an expired session',
      () =>
        person('13800180003', (id) =>
          sql`update account_session set expires_at = now() where user_id = ${id}`.execute(db()),
        ),
    ],
    [
      'a session that was idle for too long',
      () =>
        person('13800180004', (id) =>
          sql`update account_session set last_seen_at = now() - interval '1 year' where user_id = ${id}`.execute(
            db(),
          ),
        ),
    ],
    [
      'a revoked session',
      () =>
        person('13800180005', (id) => sql`delete from account_session where user_id = ${id}`.execute(db())),
    ],
    [
      'a session of a closed account',
      () =>
        person('13800180006', (id) =>
          sql`update account set closed_at = now() where id = ${id}`.execute(db()),
        ),
    ],
  ])('%s', async (_name, who) => {
    const socket = await open(await who())
    expect(await socket.closed).toBe(4401)
    expect(socket.frames).toEqual([])
  })
})

/** A frame as it is on the wire, masked unless it must not be. */
function onWire(first: number, payload: Buffer, isMasked = true): Buffer {
  const head = Buffer.from([first, (isMasked ? 0x80 : 0) | payload.length])
  return Buffer.concat([head, ...(isMasked ? [Buffer.alloc(4)] : []), payload])
}

describe('a message closes the socket:', () => {
  const ping = Buffer.from('{"event":"ping"}')
  const text = (value: unknown) => (socket: TestSocket) => socket.send(JSON.stringify(value))
  const wire = (bytes: Buffer) => (socket: TestSocket) =>
    void (socket.ws as unknown as { _socket: Socket })._socket.write(bytes)
  test.each<[string, (socket: TestSocket) => void, number]>([
    ['binary', (socket) => socket.send(ping), 1008],
    ['no JSON', (socket) => socket.send('hello'), 1008],
    ['half of it', (socket) => socket.send('{"event":'), 1008],
    ['an array', text([{ event: 'ping' }]), 1008],
    ['null', text(null), 1008],
    ['an unknown event', text({ event: 'shutdown' }), 1008],
    ['the name of a property of every object', text({ event: 'constructor' }), 1008],
    ['an event that is no word', text({ event: { toString: 1 } }), 1008],
    ['an unknown field', text({ event: 'ping', isAdmin: true }), 1008],
    ['__proto__', (socket) => socket.send('{"event":"ping","__proto__":{"a":1}}'), 1008],
    ['a field of another type', text({ event: 'resume', after: '1' }), 1008],
    ['a number below zero', text({ event: 'resume', after: -1 }), 1008],
    ['more channels than fit', text({ event: 'watch', channels: Array(51).fill('product:x') }), 1008],
    ['a chat message without its fields', text({ data: '{"type":1,"text":"a"}' }), 1008],
    ['16 KiB and one byte', (socket) => socket.send(`"${'x'.repeat(16 * 1024)}`), 1009],
    ['a header that announces a gigabyte', wire(Buffer.from('81ff00000000400000000000000000', 'hex')), 1009],
    ['bytes that are no UTF-8', wire(onWire(0x81, Buffer.from([0xff, 0xfe]))), 1007],
    ['a frame without a mask', wire(onWire(0x81, ping, false)), 1002],
    ['an unknown kind of frame', wire(onWire(0x83, ping)), 1002],
    ['reserved bits', wire(onWire(0xf1, ping)), 1002],
    ['the rest of a message that never began', wire(onWire(0x80, ping)), 1002],
  ])('%s', async (_name, send, code) => {
    const socket = await open(lin)
    await socket.next('hello')
    send(socket)
    expect(await socket.closed).toBe(code)
  })

  test('too many at once; the client gets an error before', async () => {
    const socket = await open(lin)
    const beganMs = performance.now()
    for (let i = 0; i < 60; i += 1) socket.send({ event: 'ping' })
    expect(await socket.closed).toBe(4429)
    // Twenty at once, and two more for each second that passes meanwhile.
    const most = 22 + (2 * (performance.now() - beganMs)) / 1_000
    expect(socket.frames.filter(({ event }) => event === 'beat').length).toBeLessThanOrEqual(most)
    expect(socket.frames.some(({ event }) => event === 'slowDown')).toBe(true)
  })
})

test('channels of others are watched by nobody', async () => {
  const socket = await open(lin)
  socket.send({ event: 'watch', channels: [`user:${mei.userId}`, 'mall', 'shop:1', `session:${mei.userId}`] })
  socket.send({ event: 'ping' })
  await socket.next('beat')
  await sql`insert into push_event (channel, event, frame) values
    (${`user:${mei.userId}`}, 'notice', '{"data":1}'), ('mall', 'notice', '{"data":2}'),
    (${`user:${lin.userId}`}, 'notice', '{"data":3}')`.execute(mall.tools.db)
  expect(await socket.next('notice')).toMatchObject({ data: 3 })
  expect(socket.frames.filter(({ event }) => event === 'notice')).toHaveLength(1)
  socket.close()
})

test('of eleven sockets of a shopper the first is closed with 4409', async () => {
  const tao = await signInByPhone(mall, '13800180007', browser)
  const sockets: TestSocket[] = []
  for (let i = 0; i < 11; i += 1) {
    const socket = await open(tao)
    await socket.next('hello')
    sockets.push(socket)
  }
  expect(await sockets[0]!.closed).toBe(4409)
  for (const socket of sockets.slice(1)) {
    socket.send({ event: 'ping' })
    await socket.next('beat')
    socket.close()
  }
})

test('after a burst of handshakes from one address the next ones are refused with 429', async () => {
  const limited = await aGuardedMall({ RATE_LIMITS: 'on' })
  const address = await limited.app.listen({ host: '127.0.0.1', port: 0 })
  const before = port
  port = Number(new URL(address).port)
  const path = () => `/WSServer/${newToken()}`
  const statuses: number[] = []
  for (let i = 0; i < 230; i += 10)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => answered({ path: path() })))))
  expect(statuses.slice(0, 200).every((status) => status === 101)).toBe(true)
  expect(statuses.slice(-10)).toContain(429)
  // A malformed handshake costs nothing and is refused as such.
  expect(await answered({ path: '/WSServer/x' })).toBe(404)
  port = before
  await limited.close()
})
