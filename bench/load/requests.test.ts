import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadRequests } from './requests.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url!)
  response.writeHead(200, { 'content-length': 2 }).end('ok')
})
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

test('requests that are sent once end when each has been sent', async () => {
  const paths = Array.from({ length: 23 }, (_, i) => `/${i}`)
  const requests = paths.map((path) => ({ method: 'GET', path }) as const)
  const { port } = server.address() as AddressInfo
  const { count } = await loadRequests({ port, requests, connections: 10, ms: 600_000, isOnce: true })
  expect(count).toBe(paths.length)
  expect(asked.toSorted()).toEqual(paths.toSorted())
})
