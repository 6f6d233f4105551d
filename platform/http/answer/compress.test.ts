import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { compressAnswers } from './compress.ts'

const long = JSON.stringify({ list: Array.from({ length: 400 }, (_, i) => ({ name: `泡菜 ${i}` })) })
const app = Fastify()
compressAnswers(app)
app.get('/long', (_request, reply) =>
  reply.type('application/json; charset=utf-8').header('vary', 'Cookie').send(long),
)
app.get('/huge', (_request, reply) => reply.type('application/json').send(long.repeat(60)))
app.get('/short', (_request, reply) => reply.type('application/json').send('{"a":1}'))
app.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5_000)))
app.get('/cookie', (_request, reply) => reply.header('set-cookie', 'a=b').type('application/json').send(long))
app.get('/token', { config: { holdsSecret: true } }, (_request, reply) =>
  reply.type('application/json').send(long),
)
afterAll(() => app.close())

function get(url: string, encodings?: string) {
  return app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } })
}

test.each(['/long', '/huge'])('%s is compressed in an encoding the browser accepts', async (url) => {
  const plain = await get(url)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const br = await get(url, 'gzip, deflate, br')
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  const gz = await get(url, 'gzip, br;q=0')
  expect(gz.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gz.rawPayload).equals(plain.rawPayload)).toBe(true)
  for (const answer of [plain, br, gz]) expect(answer.headers['vary']).toContain('Accept-Encoding')
})

test('a browser that takes it gets the quickest encoding, except of what would block others', async () => {
  const quick = await get('/long', 'gzip, deflate, br, zstd')
  expect(quick.headers['content-encoding']).toBe('zstd')
  expect(zstdDecompressSync(quick.rawPayload).toString()).toBe(long)
  expect((await get('/huge', 'gzip, deflate, br, zstd')).headers['content-encoding']).toBe('br')
})

test('`Vary` names everything that an answer depends on', async () => {
  expect((await get('/long', 'br')).headers['vary']).toBe('Cookie, Accept-Encoding')
})

test.each(['/short', '/picture', '/cookie', '/token'])('%s is sent uncompressed', async (url) => {
  const answer = await get(url, 'br, gzip')
  expect(answer.headers['content-encoding']).toBeUndefined()
})
