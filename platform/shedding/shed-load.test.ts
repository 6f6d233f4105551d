import { connect } from 'node:net'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { openGate, shedLoad, type Urgency } from './index.ts'

let app: FastifyInstance
afterEach(() => {
  app.server.closeAllConnections()
  return app.close()
})

/** A server with room for four requests, whose slow ones wait until the test lets them go. */
async function aServer() {
  app = Fastify()
  const shed: Urgency[] = []
  const gate = openGate({ mostPlaces: 4 })
  const end = shedLoad(app, {
    gate,
    whenFull: (_request, reply) => reply.code(503).send('full'),
    onShed: (urgency) => shed.push(urgency),
  })
  app.addHook('onClose', async () => end())
  let arrived = 0
  app.addHook('onRequest', async () => void (arrived += 1))
  let letGo = () => {}
  const gone = new Promise<void>((done) => (letGo = done))
  app.get('/slow', { config: { urgency: 'account' } }, async () => gone.then(() => 'slow'))
  app.get('/list', { config: { urgency: 'extra' } }, async () => 'list')
  app.get('/large', { config: { urgency: 'account' } }, async (_request, reply) =>
    reply.send(Readable.from(Array(200).fill('x'.repeat(100_000)))),
  )
  app.post('/pay', { config: { urgency: 'vital' } }, async () => 'paid')
  let written = 0
  app.post('/write', { config: { urgency: 'account' } }, async () => {
    written += 1
    return 'written'
  })
  app.get('/health', async () => 'well')
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    gate,
    shed,
    letGo,
    arrived: () => arrived,
    written: () => written,
    port: Number(new URL(url).port),
  }
}

async function textOf(url: string, method = 'GET') {
  const response = await fetch(url, { method })
  return `${response.status} ${await response.text()}`
}

test('who finds no place is refused, while payments and probes are answered', async () => {
  const { url, gate, shed, letGo } = await aServer()
  const slow = Array.from({ length: 4 }, () => textOf(`${url}/slow`))
  await expect.poll(() => gate.state().underWay).toBe(4)
  const list = await fetch(`${url}/list`)
  expect(list.status).toBe(503)
  expect(Number(list.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(shed).toEqual(['extra'])
  expect(await textOf(`${url}/pay`, 'POST')).toBe('200 paid')
  expect(await textOf(`${url}/health`)).toBe('200 well')
  letGo()
  expect(await Promise.all(slow)).toEqual(Array(4).fill('200 slow'))
  expect(await textOf(`${url}/list`)).toBe('200 list')
})

test('neither a slow body nor a reader that stops holds a place', async () => {
  const { url, gate, arrived, port } = await aServer()
  const sockets = Array.from({ length: 8 }, (_, i) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const head = 'HTTP/1.1\r\nhost: mall\r\ncontent-type: text/plain\r\n'
    if (i < 4) socket.write(`POST /write ${head}content-length: 100\r\n\r\nx`)
    else socket.write(`GET /large ${head}\r\n`)
    return socket.pause()
  })
  onTestFinished(() => void sockets.map((socket) => socket.destroy()))
  await expect.poll(arrived).toBe(8)
  await expect.poll(() => gate.state().underWay).toBe(0)
  expect(await textOf(`${url}/list`)).toBe('200 list')
})

test('a request whose sender has left while it waited does no work', async () => {
  const { url, gate, shed, letGo, arrived, written } = await aServer()
  const slow = Array.from({ length: 4 }, () => textOf(`${url}/slow`))
  await expect.poll(() => gate.state().underWay).toBe(4)
  const ending = new AbortController()
  const left = fetch(`${url}/write`, { method: 'POST', signal: ending.signal }).catch(() => 'left')
  await expect.poll(arrived).toBe(5)
  await expect.poll(() => gate.state().waiting).toBe(1)
  ending.abort()
  expect(await left).toBe('left')
  await expect.poll(() => gate.state().waiting).toBe(0)
  letGo()
  await Promise.all(slow)
  expect(written()).toBe(0)
  expect(shed).toEqual(['account'])
})
