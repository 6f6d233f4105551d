import { openDatabase, inTransaction, type Database } from '@hojip/platform/db'
import { newToken } from '@hojip/platform/ids'
import { createLog } from '@hojip/platform/log'
import { localSignals, type Signals } from '@hojip/platform/signals'
import { freshDatabase } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openRealtime, push, restartSessions, tidyPushes, type Realtime } from './index.ts'
import { closeCodes } from './limits.ts'
import type { RealtimeOptions } from './options.ts'
import { aSocket, type TestSocket } from './testing/index.ts'

type Person = { name: string }

let database: Awaited<ReturnType<typeof freshDatabase>>
let mall: Database<unknown>
const people = new Map<string, { name: string; bound: boolean }>()
const running: { stop: () => Promise<void> }[] = []

beforeAll(async () => {
  database = await freshDatabase()
  mall = openDatabase({ url: database.url })
})
afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop()
})
afterAll(async () => {
  await mall.close()
  await database.drop()
})

/** Tells nothing: events are read by hints alone. */
const still = { onMove: () => () => undefined, count: () => 0, stop: async () => undefined }

interface Process {
  url: string
  realtime: Realtime
  connect(token: string, headers?: Record<string, string>): Promise<TestSocket>
}

/** A server process; without signals in common, processes know nothing of each other. */
async function aProcess(
  options: Partial<RealtimeOptions<Person>> & { signals?: Signals } = {},
): Promise<Process> {
  const http: Server = createServer((_request, response) => response.end())
  const realtime = await openRealtime<Person>({
    db: mall.db,
    signals: localSignals(),
    log: createLog('silent'),
    origins: () => ['http://mall.test'],
    isProxy: () => false,
    authenticate: async (token) => {
      const person = people.get(token)
      return person && { viewer: person, sessionId: token, userId: person.name, bound: person.bound }
    },
    channelsOf: ({ name }) => [`user:${name}`],
    mayWatch: (channel) => channel.startsWith('public:'),
    frames: {
      chat: {
        schema: z.strictObject({ text: z.string() }),
        handle: ({ text }: { text: string }, from) =>
          from.send({ event: 'ack', text, by: from.owner.viewer.name }),
      },
    },
    ...options,
  })
  realtime.attach(http)
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const { port } = http.address() as AddressInfo
  running.push({
    stop: async () => {
      await realtime.stop()
      http.closeAllConnections()
      await new Promise((done) => http.close(done))
    },
  })
  const url = `ws://127.0.0.1:${port}/WSServer/`
  return { url, realtime, connect: (token, headers) => aSocket(url + token, headers) }
}

function aPerson(name: string, bound = false): string {
  const token = newToken()
  people.set(token, { name, bound })
  return token
}

function tell(channel: string, data: object, event = 'changed') {
  return inTransaction(mall.db, (tx) => push(tx, [{ channel, event, data }]))
}

test('an event reaches the sockets of its channel on every process, and nobody else', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  const [lin, linElsewhere, tao] = [
    await one.connect(aPerson('lin')),
    await other.connect(aPerson('lin')),
    await one.connect(aPerson('tao')),
  ]
  await tell('user:lin', { thing: '1' })
  await tell('user:tao', { thing: '2' })
  for (const socket of [lin, linElsewhere])
    expect(await socket.next('changed')).toMatchObject({ data: { thing: '1' } })
  await tao.next('changed')
  expect(tao.frames.filter(({ event }) => event === 'changed').map(({ data }) => data)).toEqual([
    { thing: '2' },
  ])
})

test('an event of a transaction that rolls back is not delivered', async () => {
  const { connect } = await aProcess()
  const socket = await connect(aPerson('mei'))
  await inTransaction(mall.db, async (tx) => {
    await push(tx, [{ channel: 'user:mei', event: 'changed', data: { thing: 'no' } }])
    throw new Error('rolled back')
  }).catch(() => undefined)
  await tell('user:mei', { thing: 'yes' })
  expect((await socket.next('changed'))['data']).toEqual({ thing: 'yes' })
})

test('a transaction that commits after later ones is not missed, also by a client that resumes', async () => {
  const { connect } = await aProcess()
  const token = aPerson('late')
  const socket = await connect(token)
  let finish: () => void = () => undefined
  let begun: () => void = () => undefined
  const hasBegun = new Promise<void>((done) => (begun = done))
  const slow = inTransaction(mall.db, async (tx) => {
    await push(tx, [{ channel: 'user:late', event: 'changed', data: { thing: 'slow' } }])
    // The statement travels with the next one.
    await push(tx, [{ channel: 'user:nobody', event: 'changed', data: {} }])
    const { sql } = await import('kysely')
    await sql`select 1`.execute(tx)
    begun()
    await new Promise<void>((done) => (finish = done))
  })
  await hasBegun
  await tell('user:late', { thing: 'quick' })
  const quick = await socket.next('changed')
  expect(quick['data']).toEqual({ thing: 'quick' })
  finish()
  await slow
  expect((await socket.next('changed'))['data']).toEqual({ thing: 'slow' })
  const again = await connect(token)
  again.send({ event: 'resume', after: quick.after })
  const missed = [await again.next('changed'), await again.next('changed')].map(({ data }) => data)
  expect(missed).toContainEqual({ thing: 'slow' })
  await again.next('resumed')
})

test('events that one read cannot return all are delivered by the next ones, each once', async () => {
  const { connect } = await aProcess({ mostAtOnce: 2, movement: still })
  const socket = await connect(aPerson('many'))
  await socket.next('hello')
  // Without a hint they are read only when their transaction is over, and all before it.
  const elsewhere = openDatabase({ url: database.url })
  const events = Array.from({ length: 7 }, (_, n) => ({
    channel: 'user:many',
    event: 'changed',
    data: { thing: n },
  }))
  await inTransaction(elsewhere.db, (tx) => push(tx, events))
  await elsewhere.close()
  await earlierTransactionsOver()
  await tell('user:many', {}, 'hint')
  await socket.next('changed')
  await tell('user:many', {}, 'last')
  await socket.next('last')
  const things = socket.frames.filter(({ event }) => event === 'changed').map(({ data }) => data)
  expect(things).toEqual(events.map(({ data }) => data))
})

test('a client that was away for too long, or knows a later number than the server, reads anew', async () => {
  const { connect } = await aProcess()
  const socket = await connect(aPerson('old'))
  socket.send({ event: 'resume', after: 1 })
  await socket.next('resync')
  socket.send({ event: 'resume', after: 2 ** 52 })
  await socket.next('resync')
  expect(socket.frames.map(({ event }) => event)).toEqual(['hello', 'resync', 'resync'])
})

/** Transactions of other databases of the cluster, too, count as running: those of tests that run at the same time. */
async function earlierTransactionsOver() {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ over: boolean }>`
        select max(xid) < pg_snapshot_xmin(pg_current_snapshot()) as over from push_event`.execute(mall.db)
        return rows[0]?.over
      },
      { timeout: 60_000 },
    )
    .toBe(true)
}

test('a process that starts later resumes clients of the one before', async () => {
  await tidyPushes(mall.db)
  await earlierTransactionsOver()
  const token = aPerson('lin2')
  const before = await aProcess()
  const socket = await before.connect(token)
  const { after } = await socket.next('hello')
  await running.pop()!.stop()
  await tell('user:lin2', { thing: 'meanwhile' })
  const now = await aProcess()
  const again = await now.connect(token)
  again.send({ event: 'resume', after })
  expect((await again.next('changed'))['data']).toEqual({ thing: 'meanwhile' })
})

test('sockets watch public channels only', async () => {
  const { connect } = await aProcess()
  const socket = await connect(aPerson('watcher'))
  socket.send({ event: 'watch', channels: ['public:1', 'user:lin'] })
  socket.send({ event: 'ping' })
  await socket.next('beat')
  await tell('user:lin', { thing: 'not yours' })
  await tell('public:1', { thing: '1' }, 'stock')
  await socket.next('stock')
  socket.send({ event: 'watch', channels: [] })
  socket.send({ event: 'ping' })
  await socket.next('beat')
  await tell('public:1', { thing: '2' }, 'stock')
  await tell('user:watcher', { thing: 'end' })
  await socket.next('changed')
  expect(socket.frames.filter(({ event }) => event === 'stock')).toHaveLength(1)
  expect(socket.frames.filter(({ event }) => event === 'changed')).toHaveLength(1)
})

test('a message of a client is handled and answered', async () => {
  const { connect } = await aProcess()
  const socket = await connect(aPerson('lin'))
  socket.send({ text: 'hello' })
  expect(await socket.next('ack')).toMatchObject({ text: 'hello', by: 'lin' })
})

test('a message that arrives after the session has ended is not handled', async () => {
  const received: string[] = []
  const chat = {
    schema: z.strictObject({ text: z.string() }),
    handle: ({ text }: { text: string }) => void received.push(text),
  }
  const { connect, realtime } = await aProcess({ frames: { chat } })
  const token = aPerson('lin')
  const socket = await connect(token)
  await socket.next('hello')
  realtime.endSessions([token])
  socket.send({ text: 'too late' })
  expect(await socket.closed).toBe(closeCodes.signedOut)
  expect(received).toEqual([])
})

test.each([
  ['no JSON', 'not json'],
  ['a list', '[]'],
  ['a number', '7'],
  ['null', 'null'],
  ['an unknown event', '{"event":"refund"}'],
  ['a name of every object', '{"event":"__proto__"}'],
  ['an event that is no text', '{"event":{"a":1}}'],
  ['an unknown field', '{"text":"a","admin":true}'],
  ['a wrong type', '{"text":1}'],
])('%s closes the socket with 1008', async (_what, text) => {
  const { connect } = await aProcess()
  const socket = await connect(aPerson('lin'))
  socket.send(text)
  expect(await socket.closed).toBe(closeCodes.badMessage)
})

test('binary messages close with 1008, messages beyond 16 KiB with 1009', async () => {
  const { connect } = await aProcess()
  const binary = await connect(aPerson('lin'))
  binary.send(Buffer.from('{"text":"a"}'))
  expect(await binary.closed).toBe(closeCodes.badMessage)
  const big = await connect(aPerson('lin'))
  big.send({ text: 'x'.repeat(17 * 1024) })
  expect(await big.closed).toBe(1009)
})

test('messages beyond the rate are not handled, and the client gets an error; going on closes with 4429', async () => {
  const { connect } = await aProcess({ nowMs: () => 0 })
  const socket = await connect(aPerson('fast'))
  for (let count = 0; count < 25; count++) socket.send({ text: `${count}` })
  await socket.next('slowDown')
  expect(socket.frames.filter(({ event }) => event === 'ack')).toHaveLength(20)
  for (let count = 0; count < 25; count++) socket.send({ text: 'more' })
  expect(await socket.closed).toBe(closeCodes.tooFast)
})

test('an unknown token is accepted and closed with 4401, so that a browser learns of it', async () => {
  const { connect } = await aProcess()
  const socket = await connect(newToken())
  expect(await socket.closed).toBe(closeCodes.signedOut)
  expect(socket.frames).toEqual([])
})

test.each([
  ['a short token', 'abc', {}, 404],
  ['a query', `${'a'.repeat(43)}?x=1`, {}, 404],
  ['a foreign origin', '', { origin: 'http://evil.test' }, 403],
  ['an origin that is null', '', { origin: 'null' }, 403],
])('%s is refused by HTTP', async (_what, path, headers, status) => {
  const { connect } = await aProcess()
  await expect(connect(path || aPerson('lin'), headers)).rejects.toThrow(`answered ${status}`)
})

test('a session opened in a browser needs an origin of ours', async () => {
  const { connect } = await aProcess()
  const token = aPerson('bound', true)
  await expect(connect(token)).rejects.toThrow('answered 403')
  const socket = await connect(token, { origin: 'http://mall.test' })
  await socket.next('hello')
})

test('handshakes are limited by address', async () => {
  const { connect } = await aProcess({ limitHandshake: () => 9 })
  await expect(connect(aPerson('lin'))).rejects.toThrow('answered 429')
})

test('an ended session closes its sockets, and no others', async () => {
  const { connect, realtime } = await aProcess()
  const [ended, other] = [aPerson('lin'), aPerson('lin')]
  const sockets = [await connect(ended), await connect(other)]
  realtime.endSessions([ended])
  expect(await sockets[0]!.closed).toBe(closeCodes.signedOut)
  await tell('user:lin', {})
  await sockets[1]!.next('changed')
})

test('a session whose rights have changed connects again, and no other', async () => {
  const { connect } = await aProcess()
  const [changed, other] = [aPerson('lin'), aPerson('lin')]
  const sockets = [await connect(changed), await connect(other)]
  await inTransaction(mall.db, (tx) => restartSessions(tx, [changed]))
  expect(await sockets[0]!.closed).toBe(closeCodes.restart)
  await tell('user:lin', {})
  await sockets[1]!.next('changed')
})

test('of eleven sockets of a user the oldest is closed', async () => {
  const { connect, realtime } = await aProcess()
  const sockets: TestSocket[] = []
  for (let count = 0; count < 11; count++) sockets.push(await connect(aPerson('many')))
  expect(await sockets[0]!.closed).toBe(closeCodes.replaced)
  await sockets[10]!.next('hello')
  expect(realtime.size()).toBe(10)
})

test('a process that stops closes its sockets with 1012', async () => {
  const { connect } = await aProcess()
  const socket = await connect(aPerson('lin'))
  await running.pop()!.stop()
  expect(await socket.closed).toBe(1012)
})
