import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { isRefusal } from '../../refusal/index.ts'
import { formOf } from '../../testing/form.ts'
import { collectingLog } from '../../testing/logs/collecting-log.ts'
import { failingLog } from '../../testing/logs/failing-log.ts'
import { bind, call, createApi, isLargeFile, shapes as s, type Viewer } from '../index.ts'
import { createDiskRoom, type DiskPlace } from './disk-room.ts'
import { createHolding } from './held.ts'
import { readMultipart } from './multipart.ts'

const megabyte = 2 ** 20
const onDisk = {
  mostBytes: 8 * megabyte,
  takes: (first: Uint8Array, fields: Readonly<Record<string, unknown>>) =>
    fields['scene'] !== 'small' && Buffer.from(first).toString('latin1').startsWith('LARGE'),
}
const form = { field: 'file', mostBytes: megabyte, onDisk }
const calls = {
  'POST /fileUpload/upload': call({
    summary: 'Takes a file',
    auth: 'user',
    owner: 'self',
    rate: 'upload',
    cache: 'none',
    file: form,
    input: z.object({ file: s.largeFile, scene: z.string() }),
    output: z.object({ size: z.int(), where: z.string(), same: z.boolean() }),
  }),
}

const dir = await mkdtemp(join(tmpdir(), 'large-files-'))
const viewers: Record<string, Viewer> = {
  lin: { userId: 'lin', role: 'shopper', sessionId: '1' },
  mei: { userId: 'mei', role: 'shopper', sessionId: '2' },
}
function large(length: number) {
  return Buffer.concat([Buffer.from('LARGE'), Buffer.alloc(length - 5, 7)])
}

const app = Fastify()
createApi({
  calls: bind(calls, {
    'POST /fileUpload/upload': async ({ file }) => {
      if (!isLargeFile(file)) return { size: file.bytes.length, where: 'memory', same: true }
      const same = (await readFile(file.path)).equals(large(file.size))
      return { size: file.size, where: 'disk', same }
    },
  }),
  log: failingLog(),
  authenticate: async (headers) => viewers[headers['authorization'] ?? ''] ?? null,
  origins: () => [],
  checkOutput: true,
  unfinishedDir: dir,
}).register(app)

let port = 0
const sockets: Socket[] = []
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = app.server.address() as AddressInfo)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
  await rm(dir, { recursive: true })
})

async function post(bytes: Buffer, scene = 'chat') {
  const { body, contentType } = formOf({ scene, file: { name: 'a', bytes } })
  const answer = await fetch(`http://127.0.0.1:${port}/v1/fileUpload/upload`, {
    method: 'POST',
    headers: { authorization: 'lin', 'content-type': contentType },
    body: new Uint8Array(body),
  })
  const { data } = (await answer.json()) as { data: Record<string, unknown> | null }
  return { status: answer.status, ...data }
}

/** Begins a form of five megabytes and sends one of them. */
async function unfinished(as: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
  const lines = ['POST /v1/fileUpload/upload HTTP/1.1', 'Host: a', `Authorization: ${as}`]
  const type = ['Content-Type: multipart/form-data; boundary=x', `Content-Length: ${5 * megabyte}`]
  socket.write(`${[...lines, ...type].join('\r\n')}\r\n\r\n${head}`)
  await new Promise<void>((resolve) => socket.write(large(megabyte), () => resolve()))
  return socket
}

async function filesAre(count: number) {
  await expect.poll(async () => (await readdir(dir)).length).toBe(count)
}

test.each([5, 12, 70_000, megabyte, 8 * megabyte])(
  'a large file of %d bytes arrives as it was sent',
  async (length) => {
    expect(await post(large(length))).toMatchObject({ status: 200, size: length, where: 'disk', same: true })
    await filesAre(0)
  },
)

test('the first bytes and the fields before the file decide; other files stay in memory, with their limit', async () => {
  expect(await post(Buffer.alloc(3))).toMatchObject({ status: 200, where: 'memory' })
  expect(await post(large(2_000), 'small')).toMatchObject({ status: 200, where: 'memory' })
  expect(await post(Buffer.alloc(megabyte + 1))).toMatchObject({ status: 400, reason: 'http/fileTooLarge' })
  expect(await post(large(megabyte + 1), 'small')).toMatchObject({ status: 400, reason: 'http/fileTooLarge' })
})

test('one byte too many is refused, and nothing of it stays', async () => {
  expect(await post(large(8 * megabyte + 1))).toMatchObject({ status: 400, reason: 'http/fileTooLarge' })
  await filesAre(0)
})

test('a caller sends two at a time, and a form that breaks off leaves nothing', async () => {
  const [first] = await Promise.all([unfinished('lin'), unfinished('lin')])
  await filesAre(2)
  const modes = (await readdir(dir)).map(async (name) => (await stat(join(dir, name))).mode & 0o777)
  expect(await Promise.all(modes)).toEqual([0o600, 0o600])
  expect(await post(large(20))).toMatchObject({ status: 503, reason: 'http/unavailable' })
  first.destroy()
  await filesAre(1)
  expect((await post(large(20))).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await filesAre(0)
})

test('a full disk is answered, and logged', async () => {
  const { log, errors } = collectingLog()
  const { body, contentType } = formOf({ file: { name: 'a', bytes: large(500_000) } })
  const full: DiskPlace = { take: () => createWriteStream('/dev/full'), letGo: async () => undefined }
  const stream = new PassThrough()
  const read = readMultipart({ stream, headers: { 'content-type': contentType } }, form, {
    held: createHolding(megabyte)(),
    disk: full,
    log,
  })
  stream.end(body)
  const refused = await read
  expect(isRefusal(refused) && refused.kind.reason).toBe('http/unavailable')
  expect(errors.map(({ event, fields }) => [event, (fields!['error'] as { code?: string }).code])).toEqual([
    ['http.not-received', 'ENOSPC'],
  ])
})

test('files that a killed process left are deleted at the start, those of another process are not', async () => {
  for (const name of ['left', 'going-on']) await writeFile(join(dir, name), 'LARGE')
  const long = new Date(Date.now() - 2 * 60 * 60_000)
  await utimes(join(dir, 'left'), long, long)
  createDiskRoom(dir)
  await filesAre(1)
  expect(await readdir(dir)).toEqual(['going-on'])
  await rm(join(dir, 'going-on'))
})
