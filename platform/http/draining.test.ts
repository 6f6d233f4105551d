import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDraining, type Draining } from './draining.ts'

let app: FastifyInstance
let draining: Draining
let port: number
/** Releases the slow answer. */
let go: () => void
/** Settles when the slow call has begun. */
let begun: Promise<void>
let finished: boolean

async function open(options = {}) {
  app = Fastify({ forceCloseConnections: 'idle' })
  draining = createDraining(app, options)
  finished = false
  const gate = new Promise<void>((done) => (go = done))
  begun = new Promise((done) =>
    app.get('/slow', async () => {
      done()
      await gate
      finished = true
      return { ok: true }
    }),
  )
  app.get('/stream', (_request, reply) => {
    // Its headers are on their way, so that they cannot tell any more that it is the last one.
    reply.hijack().raw.writeHead(200, { 'content-length': '2' }).write('o')
    void gate.then(() => reply.raw.end('k'))
  })
  app.get('/quick', async () => ({ draining: draining.isDraining() }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
}

beforeEach(() => open())
afterEach(() => app.close())

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
function get(path: string, through?: Agent) {
  return new Promise<{ status?: number; connection?: string; text: string }>((done, failed) => {
    const call = request({ port, host: '127.0.0.1', path, agent: through ?? new Agent() }, (answer) => {
      let body = ''
      answer.on('data', (part: Buffer) => (body += part.toString()))
      const { statusCode: status, headers } = answer
      answer.on('end', () =>
        done({
          text: body,
          ...(status && { status }),
          ...(headers.connection && { connection: headers.connection }),
        }),
      )
    })
    call.on('error', failed).end()
  })
}

test('requests under way are answered as the last of their connection, and new connections are refused', async () => {
  const slow = get('/slow')
  await begun
  expect(draining.isDraining()).toBe(false)
  const over = draining.drain()
  expect(draining.isDraining()).toBe(true)
  await expect.poll(() => app.server.listening).toBe(false)
  await expect(get('/quick')).rejects.toThrow('ECONNREFUSED')
  go()
  expect(await slow).toEqual({ status: 200, connection: 'close', text: '{"ok":true}' })
  expect(await over).toBe(true)
})

test('a request on its way on a keep-alive connection is answered, not cut', async () => {
  expect((await get('/quick', agent)).connection).toBe('keep-alive')
  const over = draining.drain()
  expect(await get('/quick', agent)).toEqual({ status: 200, connection: 'close', text: '{"draining":true}' })
  expect(await over).toBe(true)
})

test('who has connected when the process stops listening is answered, also when the request comes late', async () => {
  const late = connect(port, '127.0.0.1')
  await once(late, 'connect')
  // The system has accepted it; this process has not yet looked.
  const unseen = connect(port, '127.0.0.1')
  await new Promise<void>((done) => process.nextTick(done))
  const over = draining.drain()
  await sleep(600)
  for (const socket of [late, unseen]) {
    socket.write('GET /quick HTTP/1.1\r\nhost: mall\r\n\r\n')
    expect(await text(socket)).toContain('200 OK')
  }
  expect(await over).toBe(true)
})

test('with a lead, requests are answered for a while, and each asks its caller to connect anew', async () => {
  await get('/quick', agent)
  const over = draining.drain(400)
  for (const through of [agent, undefined])
    expect(await get('/quick', through)).toEqual({
      status: 200,
      connection: 'close',
      text: '{"draining":true}',
    })
  expect(await over).toBe(true)
  await expect(get('/quick')).rejects.toThrow('ECONNREFUSED')
})

test('a caller that was told nothing has its next request answered', async () => {
  const slow = get('/stream', agent)
  await once(app.server, 'request')
  const over = draining.drain()
  go()
  expect((await slow).connection).toBe('keep-alive')
  expect((await get('/quick', agent)).connection).toBe('close')
  expect(await over).toBe(true)
})

test('idle connections, also those that never sent anything, are closed', async () => {
  await get('/quick', agent)
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const closed = once(silent.resume(), 'close')
  expect(await draining.drain()).toBe(true)
  await closed
})

test('the work of a caller who disconnected is waited for', async () => {
  const call = request({ port, host: '127.0.0.1', path: '/slow' }).on('error', () => undefined)
  call.end()
  await begun
  call.destroy()
  const over = draining.drain()
  setTimeout(() => go(), 400)
  expect(await over).toBe(true)
  expect(finished).toBe(true)
})

test('work that does not end in time is cut', async () => {
  await app.close()
  await open({ patienceMs: 50 })
  const slow = get('/slow').catch((error: Error) => error.message)
  await begun
  expect(await draining.drain()).toBe(false)
  expect(await slow).toBe('socket hang up')
  go()
})
