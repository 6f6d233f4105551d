import { connect, type AddressInfo } from 'node:net'
import fc from 'fast-check'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { collectingLog } from '../../testing/logs/collecting-log.ts'
import { formOf } from '../../testing/form.ts'
import { bind, call, createApi, shapes as s, type Viewer } from '../index.ts'

const mostBytes = 1024 * 1024
const calls = {
  'POST /fileUpload/upload': call({
    summary: 'Takes a file',
    auth: 'user',
    owner: 'self',
    rate: 'upload',
    cache: 'none',
    file: { field: 'file', mostBytes },
    input: z.object({ file: s.file, scene: z.enum(['avatar', 'comment']) }),
    output: z.object({ name: z.string(), size: z.int(), sum: z.int() }),
  }),
  'POST /say': call({
    summary: 'Takes words',
    auth: 'user',
    owner: 'self',
    rate: 'write',
    cache: 'none',
    input: z.object({ scene: z.string().optional() }),
    output: z.object({}),
  }),
}

const lin: Viewer = { userId: 'lin', role: 'shopper', sessionId: '1' }
function sumOf(bytes: Buffer) {
  return bytes.reduce((sum, byte) => (sum + byte) % 65_536, 0)
}

const app = Fastify({ bodyLimit: 64 * 1024 })
const { log, errors } = collectingLog()
createApi({
  calls: bind(calls, {
    'POST /fileUpload/upload': async ({ file: { name, bytes } }) => ({
      name,
      size: bytes.length,
      sum: sumOf(bytes),
    }),
    'POST /say': async () => ({}),
  }),
  log,
  authenticate: async (headers) => (headers['authorization'] === 'lin' ? lin : null),
  origins: () => ['http://localhost:3000'],
  checkOutput: true,
}).register(app)

let port = 0
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = app.server.address() as AddressInfo)
})
afterAll(() => app.close())

interface Sending {
  url?: string
  headers?: Record<string, string>
}
async function post(body: Buffer, contentType: string, { url, headers }: Sending = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/v1${url ?? '/fileUpload/upload'}`, {
    method: 'POST',
    headers: { authorization: 'lin', 'content-type': contentType, 'accept-language': 'en-US', ...headers },
    body: new Uint8Array(body),
  })
  const { data, msg } = (await answer.json()) as {
    msg: string
    data: { reason?: string; fields?: { field: string }[]; [name: string]: unknown } | null
  }
  return { status: answer.status, msg, reason: data?.reason, data }
}

function send(fields: Record<string, unknown>, sending?: Sending) {
  const { body, contentType } = formOf(fields)
  return post(body, contentType, sending)
}

function file(length: number, name = 'kimchi.png') {
  return { name, bytes: Buffer.from(Array.from({ length }, (_, i) => (i * 31) % 251)) }
}

describe('a form with a file', () => {
  test.each([0, 1, 700, 70_000, mostBytes])('of %d bytes arrives as it was sent', async (length) => {
    const one = file(length)
    const { status, data } = await send({ scene: 'comment', file: one })
    expect([status, data]).toEqual([200, { name: 'kimchi.png', size: length, sum: sumOf(one.bytes) }])
  })

  test("one byte too many is refused with the field's name", async () => {
    const { status, reason, data, msg } = await send({ scene: 'comment', file: file(mostBytes + 1) })
    expect([status, reason, data!.fields]).toEqual([
      400,
      'http/fileTooLarge',
      [{ field: 'file', problem: msg }],
    ])
    expect(msg).toBe('The file is larger than 1 MB. Make it smaller or choose another')
  })

  test('much more is refused before it is read', async () => {
    const { reason } = await send({ scene: 'comment', file: file(8 * mostBytes) })
    expect(reason).toBe('http/fileTooLarge')
  })

  test('the file name is what follows the last slash', async () => {
    expect((await send({ scene: 'comment', file: file(9, '../../etc/x.png') })).data!['name']).toBe('x.png')
    expect((await send({ scene: 'comment', file: file(9, 'C:\\a\\x.png') })).data!['name']).toBe('x.png')
    expect((await send({ scene: 'comment', file: file(9, '泡菜 김치.png') })).data!['name']).toBe(
      '泡菜 김치.png',
    )
  })
})

describe('refused', () => {
  const one = file(20)
  test.each<[string, Record<string, unknown>, string]>([
    ['no file', { scene: 'comment' }, 'http/invalid'],
    ['a file under another name', { scene: 'comment', picture: one }, 'http/malformed'],
    ['words in the place of the file', { scene: 'comment', file: 'words' }, 'http/malformed'],
    ['two files', { scene: 'comment', file: one, more: one }, 'http/malformed'],
    ['a scene that is none', { scene: 'nowhere', file: one }, 'http/invalid'],
    ['NUL in the name', { scene: 'comment', file: file(9, 'a\0.png') }, 'http/malformed'],
    ['NUL in a field', { scene: 'com\0ment', file: one }, 'http/malformed'],
    ['a field of five thousand letters', { scene: 'c'.repeat(5_000), file: one }, 'http/malformed'],
    [
      '__proto__',
      JSON.parse('{"__proto__":"x","scene":"comment"}') as object as Record<string, unknown>,
      'http/malformed',
    ],
    [
      'thirty fields',
      Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, 'x'])),
      'http/malformed',
    ],
  ])('%s', async (_name, fields, reason) => {
    expect(await send(fields)).toMatchObject({ status: 400, reason })
  })

  test('a repeated field or file', async () => {
    const { body, contentType } = formOf({ scene: 'comment', file: one })
    const end = body.indexOf('\r\n--', 4) + 2
    const twice = Buffer.concat([body.subarray(0, end), body])
    expect((await post(twice, contentType)).reason).toBe('http/malformed')
  })

  test.each([
    ['JSON', 'application/json', '{"scene":"comment"}', 'http/notForm'],
    ['a form of words', 'application/x-www-form-urlencoded', 'scene=comment', 'http/notForm'],
    ['a form without a boundary', 'multipart/form-data', 'x', 'http/malformed'],
    ['a form that is none', 'multipart/form-data; boundary=x', 'hello', 'http/malformed'],
  ])('%s', async (_name, type, body, reason) => {
    expect(await post(Buffer.from(body), type)).toMatchObject({ status: 400, reason })
  })

  test('a form that breaks off', async () => {
    const { body, contentType } = formOf({ scene: 'comment', file: file(5_000) })
    for (const length of [1, 60, 200, 3_000, body.length - 8])
      expect((await post(body.subarray(0, length), contentType)).reason, String(length)).toBe(
        'http/malformed',
      )
  })

  test('a form where JSON is wanted', async () => {
    expect(await send({ scene: 'x' }, { url: '/say' })).toMatchObject({ status: 400, reason: 'http/notJson' })
  })

  test('a visitor’s or another site’s form, refused before it is read', async () => {
    const fields = { scene: 'comment', file: file(mostBytes) }
    expect((await send(fields, { headers: { authorization: '1' } })).status).toBe(401)
    expect((await send(fields, { headers: { origin: 'https://evil.example' } })).reason).toBe(
      'http/foreignOrigin',
    )
    expect((await send(fields, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  })
})

test('a form of any bytes gets an answer that is not a bug', async () => {
  const { body, contentType } = formOf({ scene: 'comment', file: file(300) })
  const piece = fc.oneof(
    fc.constantFrom(
      '\r\n',
      '--',
      '------hojip-form-of-a-test',
      '"',
      ';',
      '\0',
      'filename=',
      'name="file"',
      'Content-Type: x',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  const spoiled = fc
    .array(fc.tuple(fc.nat(body.length), fc.nat(40), piece), { minLength: 1, maxLength: 6 })
    .map((changes) =>
      changes.reduce((bytes, [at, cut, text]) => {
        const end = Math.min(bytes.length, at + cut)
        return Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(end)])
      }, body),
    )
  await fc.assert(
    fc.asyncProperty(spoiled, async (bytes) => {
      expect([200, 400]).toContain((await post(bytes, contentType)).status)
    }),
    { numRuns: 400 },
  )
  expect(errors).toEqual([])
})

test('a sender of one byte at a time is cut', async () => {
  const received = await new Promise<string>((done, fail) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'POST /v1/fileUpload/upload HTTP/1.1\r\nHost: localhost\r\nAuthorization: lin\r\n' +
          'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 500000\r\n\r\n--x\r\n',
      ),
    )
    const drip = setInterval(() => socket.write('c'), 200)
    socket.setEncoding('utf8')
    socket.on('data', (data: string) => (text += data))
    socket.on('error', fail)
    socket.on('close', () => {
      clearInterval(drip)
      done(text)
    })
  })
  expect(received).toMatch(/^HTTP\/1\.1 400 /)
  expect(received).toContain('http/tooSlow')
})
