import { openDatabase, type Database } from '@hojip/platform/db'
import { createLog } from '@hojip/platform/log'
import { localSignals } from '@hojip/platform/signals'
import { freshDatabase } from '@hojip/platform/testing'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { openRealtime, type Realtime } from './index.ts'
import { closeCodes, socketLimits as limits } from './limits.ts'

const token = 'a'.repeat(43)
const padding = 'x'.repeat(64 * 1024)

let database: Awaited<ReturnType<typeof freshDatabase>>
let mall: Database<unknown>
let http: Server
let realtime: Realtime
let url: string
beforeAll(async () => {
  database = await freshDatabase()
  mall = openDatabase({ url: database.url })
  // Only the heartbeat: the driver and the sockets need the real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  realtime = await openRealtime<string>({
    db: mall.db,
    signals: localSignals(),
    log: createLog('silent'),
    origins: () => [],
    isProxy: () => false,
    authenticate: async () => ({ viewer: 'lin', sessionId: 'lin', userId: 'lin', bound: false }),
    channelsOf: () => [],
    mayWatch: () => false,
    frames: {
      flood: {
        schema: z.strictObject({ event: z.literal('flood'), count: z.int() }),
        handle: ({ count }: { count: number }, from) => {
          for (let i = 0; i < count; i += 1) from.send({ event: 'drop', padding })
        },
      },
    },
  })
  http = createServer()
  realtime.attach(http)
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/WSServer/${token}`
})
afterAll(async () => {
  vi.useRealTimers()
  await realtime.stop()
  http.closeAllConnections()
  await new Promise((done) => http.close(done))
  await mall.close()
  await database.drop()
})

function opened(options: { autoPong?: boolean } = {}): Promise<WebSocket> {
  const ws = new WebSocket(url, options)
  return new Promise((done, fail) => {
    ws.once('message', () => done(ws))
    ws.on('error', fail)
  })
}

function closed(ws: WebSocket): Promise<number> {
  return new Promise((done) => ws.on('close', done))
}

/** Every socket is pinged once, and the answer of this one has been read. */
async function aRound(alive: WebSocket): Promise<void> {
  const pinged = once(alive, 'ping')
  vi.advanceTimersByTime(limits.beatSeconds * 1_000)
  await pinged
  // What is sent after the answer to the ping is read after it.
  const read = new Promise<void>((done) => {
    alive.on('message', (frame: Buffer) => {
      if (frame.includes('"drop"')) done()
    })
  })
  alive.send(JSON.stringify({ event: 'flood', count: 1 }))
  await read
}

test('a socket whose client no longer answers is closed at the second ping, others stay', async () => {
  const [dead, alive] = [await opened({ autoPong: false }), await opened()]
  const ended = closed(dead)
  for (let i = 0; i < 3; i += 1) await aRound(alive)
  expect(await ended).toBe(closeCodes.heartbeatLost)
  expect([alive.readyState, realtime.size()]).toEqual([WebSocket.OPEN, 1])
  alive.close()
  await closed(alive)
})

test('a client that does not read is closed before its frames fill the memory', async () => {
  const ws = await opened()
  const wire = (ws as unknown as { _socket: Socket })._socket
  wire.pause()
  const before = process.memoryUsage().external
  // 256 MB, if they were all stored.
  for (let i = 0; i < 16; i += 1) {
    ws.send(JSON.stringify({ event: 'flood', count: 256 }))
    await new Promise((done) => setTimeout(done, 20))
  }
  expect(process.memoryUsage().external - before).toBeLessThan(64 * 2 ** 20)
  const ended = closed(ws)
  wire.resume()
  expect(await ended).toBe(closeCodes.slowConsumer)
  await expect.poll(realtime.size).toBe(0)
})
