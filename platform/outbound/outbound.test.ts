import { startReceiver } from '@hojip/platform/testing'
import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ask, asked } from './index.ts'

const named = { gateway: 'tea', act: 'order' }

test('an answer has its status, headers and bytes', async () => {
  const server = await startReceiver(() => ({ status: 418, contentType: 'text/plain', body: '茶' }))
  const answer = await ask({ url: server.url, method: 'POST', named, body: 'x' })
  expect(answer.status).toBe(418)
  expect(answer.headers.get('content-type')).toBe('text/plain')
  expect(answer.bytes.toString('utf8')).toBe('茶')
  await server.close()
})

test('redirects are not followed, long answers are cut, closed ports fail at once', async () => {
  const server = await startReceiver(({ path }) =>
    path === '/away' ? { status: 302, body: '' } : { status: 200, body: 'x'.repeat(2000) },
  )
  await expect(ask({ url: `${server.url}/away`, method: 'GET', named })).rejects.toMatchObject({
    reason: 'redirect',
  })
  const long = ask({ url: server.url, method: 'GET', named, longestAnswer: 1999 })
  await expect(long).rejects.toMatchObject({ name: 'NoAnswer', reason: 'too large' })
  await server.close()
  await expect(ask({ url: server.url, method: 'GET', named })).rejects.toMatchObject({ reason: 'connection' })
})

test('a server that accepts and never answers ends in a timeout', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  await expect(ask({ url, method: 'GET', named, timeoutMs: 50 })).rejects.toMatchObject({ reason: 'timeout' })
  silent.close()
})

test('an answer that breaks off is a failure', async () => {
  const broken = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf'))
  })
  broken.listen(0, '127.0.0.1')
  await once(broken, 'listening')
  const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
  await expect(ask({ url, method: 'GET', named })).rejects.toMatchObject({ reason: 'connection' })
  broken.close()
})

test('whoever listens hears of each call by its name, how it ended and how long it took, and of no address', async () => {
  const told: unknown[] = []
  const stop = asked.listen((fact) => told.push(fact))
  let status = 200
  const server = await startReceiver(() => ({ status, body: '' }))
  const url = `${server.url}/pot?key=secret`
  for (status of [200, 404, 503]) await ask({ url, method: 'GET', named })
  await server.close()
  await expect(ask({ url, method: 'GET', named })).rejects.toMatchObject({ reason: 'connection' })
  stop()
  const outcomes = ['good', 'refused', 'fault', 'fault']
  expect(told).toEqual(
    outcomes.map((outcome) => ({ gateway: 'tea', act: 'order', outcome, ms: expect.any(Number) as number })),
  )
})
