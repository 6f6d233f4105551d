import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { collectingLog } from '../testing/logs/collecting-log.ts'
import { failingLog } from '../testing/index.ts'
import { createApi } from './api.ts'
import type { Bound } from './bind.ts'
import { call } from './contract.ts'
import { httpRefusals } from './refusals.ts'
import { defineRefusals, refuse } from '../refusal/index.ts'

const base = {
  summary: '',
  auth: 'public',
  owner: 'none',
  rate: 'read',
  cache: 'none',
  output: z.unknown(),
} as const
async function echo(input: unknown) {
  return input
}

let list = { list: [1] }
const calls: Bound[] = [
  {
    key: 'GET /kept',
    call: call({
      ...base,
      cache: 'tagged',
      input: z.object({}),
      output: z.object({ list: z.array(z.int()) }),
    }),
    handler: async () => list,
  },
  { key: 'POST /echo', call: call({ ...base, input: z.looseObject({}) }), handler: echo },
  { key: 'GET /echo', call: call({ ...base, input: z.looseObject({}) }), handler: echo },
  {
    key: 'POST /echo/{id}',
    call: call({ ...base, input: z.looseObject({ id: z.string() }) }),
    handler: echo,
  },
  {
    key: 'POST /told',
    call: call({
      ...base,
      auth: 'callback',
      owner: 'gateway',
      rate: 'callback',
      input: z.unknown(),
      answers: { contentType: 'text/plain', description: 'Heard' },
    }),
    handler: async () => ({ statusCode: 200, contentType: 'text/plain', body: 'ok' }),
  },
]

const { aNo } = defineRefusals('rooms', {
  aNo: { code: '40009', text: { 'zh-CN': '不', 'en-US': 'No', 'ko-KR': '안 돼요' } },
})
async function no() {
  return refuse(aNo)
}

calls.push(
  { key: 'POST /listed', call: call({ ...base, input: z.looseObject({}), refusals: [aNo] }), handler: no },
  { key: 'POST /unlisted', call: call({ ...base, input: z.looseObject({}) }), handler: no },
)

let app: FastifyInstance
beforeAll(() => {
  app = Fastify({ bodyLimit: 50_000 })
  // Some calls break their contract on purpose, and answer 500.
  const { log } = collectingLog()
  const options = { calls, log, authenticate: async () => null, checkOutput: true }
  createApi({ ...options, origins: () => ['http://localhost:3000'] }).register(app)
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json' }
async function post(payload: string | Buffer, headers: Record<string, string> = json, url = '/v1/echo') {
  const answer = await app.inject({ method: 'POST', url, headers, payload })
  return { statusCode: answer.statusCode, data: answer.json<{ data: { reason?: string } }>().data }
}

function refused(kind: keyof typeof httpRefusals) {
  return {
    statusCode: { foreignOrigin: 403, notFound: 404 }[kind as string] ?? 400,
    data: { reason: httpRefusals[kind].reason },
  }
}

test.each<[string, string | Buffer]>([
  ['no JSON', '{"a":'],
  ['no object', '[1]'],
  ['NUL', '{"a":"\\u0000"}'],
  ['half a pair in a key', '{"\\ud800":1}'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['a byte order mark', '\uFEFF{}'],
  ['what is nested twenty thousand deep', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['objects nested forty deep', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
])('%s is refused before the call runs', async (_name, body) => {
  expect(await post(body)).toEqual(refused('malformed'))
})

test("of a repeated key the last one wins, and the path's wins over it", async () => {
  expect((await post('{"a":1,"a":2}')).data).toEqual({ a: 2 })
  expect((await post('{"id":"body"}', json, '/v1/echo/path')).data).toEqual({ id: 'path' })
})

test('a repeated parameter is refused', async () => {
  const answer = await app.inject('/v1/echo?a=1&a=2')
  expect(answer.statusCode).toBe(400)
})

test.each([
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonp',
])('a body sent as "%s" is refused', async (type) =>
  expect(await post('{"a":1}', type ? { 'content-type': type } : {})).toEqual(refused('notJson')),
)

test('JSON may name its charset; an empty body needs no content type; callbacks may send any', async () => {
  expect((await post('{"a":1}', { 'content-type': 'Application/JSON; charset=utf-8' })).data).toEqual({
    a: 1,
  })
  expect((await post('', {})).data).toEqual({})
  const response = await app.inject({
    method: 'POST',
    url: '/v1/told',
    headers: { 'content-type': 'text/xml' },
    payload: '<a/>',
  })
  expect(response.body).toBe('ok')
})

test('a body that is too large is refused in the envelope', async () => {
  expect(await post(JSON.stringify({ a: 'x'.repeat(60_000) }))).toEqual(refused('tooLarge'))
})

test('NUL in the path is refused', async () => {
  expect(await post('{}', json, '/v1/echo/a%00b')).toEqual(refused('malformed'))
})

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
])('%o has no effect here', async (headers) => {
  expect(await post('{}', { ...json, ...headers })).toEqual(refused('foreignOrigin'))
})

test('other methods are refused with those that are taken', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH'] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/v1/echo' })
    expect([statusCode, headers['allow']], method).toEqual([405, 'POST, GET, HEAD, OPTIONS'])
  }
  const options = await app.inject({ method: 'OPTIONS', url: '/v1/echo' })
  expect([options.statusCode, options.body]).toEqual([204, ''])
})

test('a caller whose tag is still valid gets 304', async () => {
  const url = '/v1/kept'
  const first = await app.inject({ url })
  const stored = { 'cache-control': 'private, no-cache', vary: 'Accept-Language, Accept-Encoding' }
  expect(first.headers).toMatchObject(stored)
  const etag = String(first.headers['etag'])
  const again = await app.inject({ url, headers: { 'if-none-match': `"other", ${etag}` } })
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
  expect(again.headers).toMatchObject(stored)
  list = { list: [2] }
  expect((await app.inject({ url, headers: { 'if-none-match': etag } })).json()).toMatchObject({ data: list })
})

test('a refusal that the contract does not list is a bug of the room, where answers are checked', async () => {
  expect(await post('{}', json, '/v1/listed')).toMatchObject({
    statusCode: 409,
    data: { reason: 'rooms/aNo' },
  })
  expect((await post('{}', json, '/v1/unlisted')).statusCode).toBe(500)
})

test('a bug is reported in the caller’s language, without the error', async () => {
  const headers = { ...json, 'accept-language': 'ko-KR' }
  const answer = await app.inject({ method: 'POST', url: '/v1/unlisted', headers, payload: '{}' })
  expect(answer.json()).toMatchObject({
    code: '50000',
    msg: '시스템에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요',
    data: null,
  })
})

const strictCalls: Bound[] = ['GET', 'POST'].map((method) => ({
  key: `${method} /strict`,
  call: call({ ...base, input: z.object({ page: z.string().optional() }) }),
  handler: echo,
}))

test.each([
  ['a program', {}, 400],
  ['a page of the mall', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a page of the mall in an older browser', { origin: 'http://localhost:3000' }, 200],
])('a field that a call does not have, sent by %s: %i', async (_, headers, status) => {
  const mall = Fastify()
  createApi({
    calls: strictCalls,
    log: failingLog(),
    authenticate: async () => null,
    checkOutput: true,
    origins: () => ['http://localhost:3000'],
  }).register(mall)
  const sent = { ...json, ...(headers as Record<string, string>) }
  const inBody = await mall.inject({
    method: 'POST',
    url: '/v1/strict',
    headers: sent,
    payload: '{"pag":"1"}',
  })
  const inQuery = await mall.inject({ url: '/v1/strict?pag=1', headers: sent })
  expect([inBody.statusCode, inQuery.statusCode]).toEqual([status, status])
  await mall.close()
})

test('the line of a fault outside of calls names the route, not the address, which may hold a token', async () => {
  const { log, logged } = collectingLog()
  const own = Fastify()
  createApi({
    calls: [],
    log,
    authenticate: async () => null,
    origins: () => [],
    checkOutput: true,
  }).register(own)
  own.get('/album/:token', () => {
    throw new Error('planted')
  })
  expect((await own.inject('/album/AbCdEfGh?word=lin')).statusCode).toBe(500)
  await own.close()
  expect(logged[0]).toMatchObject({ event: 'http.bug', fields: { route: '/album/:token' } })
  expect(JSON.stringify(logged[0]?.fields)).not.toMatch(/AbCdEfGh|lin"/)
})
