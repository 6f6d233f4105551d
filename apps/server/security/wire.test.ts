import Fastify from 'fastify'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenRequest, cutSlowBodies } from '../guard.ts'
import { aGuardedMall, type GuardedMall } from './testing/guarded-mall.ts'

let mall: GuardedMall
let port: number
beforeAll(async () => {
  mall = await aGuardedMall({ RATE_LIMITS: 'on' })
  await mall.app.listen({ host: '127.0.0.1', port: 0 })
  ;({ port } = mall.app.server.address() as AddressInfo)
})
afterAll(() => mall.close())

/** Sends raw bytes; returns everything received until the server closes. */
function spoken(bytes: string, at = { port }): Promise<string> {
  return new Promise((done, fail) => {
    let received = ''
    const socket = connect(at.port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => (received += text))
    socket.on('error', fail)
    socket.on('close', () => done(received))
  })
}

function request(lines: string[], body = '', end = '\r\n') {
  return [...lines, '', body].join(end)
}

const post = ['POST /v1/sysCategory/findTree HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
const hidden = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Expects the headers of every answer, also outside routes. */
function expectGuarded(received: string) {
  expect(received).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
  expect(received).toMatch(/\r\ncache-control: no-store\r\n/i)
  expect(received).toMatch(/\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n/i)
}

test('a valid request is answered', async () => {
  const received = await spoken(request([...post, 'Content-Length: 2', 'Connection: close'], '{}'))
  expect(received).toMatch(/^HTTP\/1\.1 200 /)
})

test.each<[string, string]>([
  [
    'both Content-Length and Transfer-Encoding',
    request([...post, 'Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
  ],
  [
    'the other way round',
    request([...post, 'Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${hidden}`),
  ],
  ['two Content-Lengths', request([...post, 'Content-Length: 2', 'Content-Length: 40'], `{}${hidden}`)],
  ['a Content-Length with a sign', request([...post, 'Content-Length: +2'], '{}')],
  ['a Content-Length of words', request([...post, 'Content-Length: 2, 2'], '{}')],
  ['an unknown Transfer-Encoding', request([...post, 'Transfer-Encoding: xchunked'], `{}${hidden}`)],
  [
    'chunked, but not as the last',
    request([...post, 'Transfer-Encoding: chunked, identity'], `0\r\n\r\n${hidden}`),
  ],
  [
    'a chunk whose length is not a number',
    request([...post, 'Transfer-Encoding: chunked'], `-2\r\n{}\r\n0\r\n\r\n`),
  ],
  ['lines that end in LF alone', request([...post, 'Content-Length: 2'], '{}', '\n')],
  ['a header that ends in LF alone', request([...post, 'Content-Length: 2\nX-A: b'], '{}')],
  ['a space before the colon', request([...post, 'Content-Length : 2'], '{}')],
  ['a header over two lines', request([...post, 'X-A: b', ' c', 'Content-Length: 2'], '{}')],
  ['NUL in a header', request([...post, 'X-A: b\0c', 'Content-Length: 2'], '{}')],
  ['a request without Host', request(['GET /health HTTP/1.1'])],
  ['another protocol', request(['GET /health HTTP/9.9', 'Host: localhost'])],
])('%s is refused, and a request smuggled behind it is not answered', async (_name, bytes) => {
  const received = await spoken(bytes)
  expect(received).toMatch(/^HTTP\/1\.1 400 /)
  expect(received).not.toContain('"ok":true')
  expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expectGuarded(received)
})

test('endless headers are refused', async () => {
  const received = await spoken(
    request(['GET /health HTTP/1.1', 'Host: localhost', `X-A: ${'x'.repeat(40_000)}`]),
  )
  expect(received).toMatch(/^HTTP\/1\.1 431 /)
  expectGuarded(received)
})

test('a request that does not end is answered and cut', async () => {
  const impatient = Fastify({
    requestTimeout: 100,
    clientErrorHandler: brokenRequest({ isHttps: true }),
    http: { connectionsCheckingInterval: 20 },
  })
  await impatient.listen({ host: '127.0.0.1', port: 0 })
  const received = await spoken('GET / HTTP/1.1\r\nHost: a\r\n', impatient.server.address() as AddressInfo)
  await impatient.close()
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
  expect(received).toMatch(/\r\nstrict-transport-security: max-age/)
  expectGuarded(received)
})

test('a body that does not end is answered and cut', async () => {
  const impatient = Fastify()
  cutSlowBodies(impatient, { isHttps: true }, 100)
  impatient.post('/', async () => ({ ok: true }))
  await impatient.listen({ host: '127.0.0.1', port: 0 })
  const lines = ['POST / HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 40']
  const received = await spoken(
    `${lines.join('\r\n')}\r\n\r\n{"a":`,
    impatient.server.address() as AddressInfo,
  )
  await impatient.close()
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
  expectGuarded(received)
})

async function tell(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`http://127.0.0.1:${port}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

function borrowed(n: number) {
  return {
    'x-forwarded-for': `203.0.113.${n}`,
    'x-real-ip': `203.0.113.${n}`,
    forwarded: `for=203.0.113.${n};host=evil.example;proto=https`,
    'x-forwarded-host': 'evil.example',
    'cf-connecting-ip': `203.0.113.${n}`,
  }
}

test('the caller is the peer, whatever the headers: the record', async () => {
  expect((await tell('/sendSms', { phone: '13987650001' }, borrowed(1))).status).toBe(200)
  const rows = await mall.tools.db.selectFrom('account_sms_code').select('ip').execute()
  expect(rows).toEqual([{ ip: '127.0.0.1' }])
})

test('the caller is the peer, whatever the headers: the limit', async () => {
  const guess = { phone: '13987650001', smscode: '000000', agreed: true }
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => (await tell('/sms/login', guess, borrowed(n))).status),
  )
  expect(statuses).toContain(429)
})

test('no answer contains a host from a request header', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/me/address`, {
    headers: borrowed(1),
    redirect: 'manual',
  })
  expect(answer.headers.get('location')).toBe('/login?redirect=%2Fme%2Faddress')
})
