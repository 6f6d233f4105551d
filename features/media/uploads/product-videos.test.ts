import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { inTransaction } from '@hojip/platform/db'
import { createLog } from '@hojip/platform/log'
import { accepted } from '@hojip/platform/refusal'
import { collectingLog } from '@hojip/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropVideos } from './actions/product-videos/drop-videos.ts'
import { putProductVideos, registerProductVideos, storeProductVideo } from './index.ts'
import { folderObjects, type ObjectStore } from './objects.ts'
import { aRecording, withNumber } from './testing/videos.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let folder: string
let objects: ObjectStore
let app: FastifyInstance
const recording = aRecording('phone.mp4')

beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  folder = await mkdtemp(join(tmpdir(), 'product-videos-'))
  objects = folderObjects(join(folder, 'objects'))
  app = Fastify()
  registerProductVideos(app, { objects, log: createLog('error') })
})
afterAll(async () => {
  await app.close()
  await drop()
  await rm(folder, { recursive: true })
})

/** Stores a recording that differs from the others by its number. */
async function aVideo(number: number): Promise<string> {
  await writeFile(join(folder, 'one.mp4'), withNumber(recording, 'stts', 16, number))
  return accepted(await storeProductVideo({ db, objects, folder }, 'one.mp4')).id
}

function get(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return app.inject({ method, url: path, headers })
}

function put(goodsId: string, id: string | null) {
  return inTransaction(db, (tx) =>
    putProductVideos(tx, [{ goodsId, video: id === null ? null : { id, poster: null } }]),
  )
}

async function letPass() {
  await sql`update product_video_file set kept_until = now() - interval '1 second'`.execute(db)
}

test('a video is sent whole, to shared caches too, and nothing in it is executed', async () => {
  const id = await aVideo(1_024)
  const answer = await get(`/product-videos/${id}.mp4`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(recording.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: `"${id}"`,
  })
  expect(answer.rawPayload).toHaveLength(recording.length)
})

test('ranges, HEAD and known copies are answered as players need them', async () => {
  const path = `/product-videos/${await aVideo(1_024)}.mp4`
  const part = await get(path, { range: 'bytes=100-199' })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 100-199/${recording.length}`)
  expect(part.rawPayload).toHaveLength(100)
  const head = await get(path, {}, 'HEAD')
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
    200,
    String(recording.length),
    0,
  ])
  const beyond = await get(path, { range: `bytes=${recording.length}-` })
  expect(beyond.statusCode).toBe(416)
  expect(beyond.headers).toMatchObject({
    'content-range': `bytes */${recording.length}`,
    'cache-control': 'no-store',
  })
  expect((await get(path, { 'if-none-match': String(part.headers['etag']) })).statusCode).toBe(304)
})

test.each(['none.mp4', '..%2f..%2fpackage.json', `${'0'.repeat(32)}.mp4`, `${'0'.repeat(32)}.svg`])(
  'there is no video %s',
  async (name) => expect((await get(`/product-videos/${name}`)).statusCode).toBe(404),
)

test('a reader who leaves in the middle of a video is no fault', async () => {
  const stopped = new PassThrough()
  const endless = { size: 1_000_000, stream: async () => stopped, close: async () => undefined }
  const { log, errors } = collectingLog()
  const server = Fastify()
  server.setErrorHandler((error) => log.error('http.bug', { error }))
  registerProductVideos(server, { objects: { ...objects, open: async () => endless }, log })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const reader = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  reader.write(`GET /product-videos/${'0'.repeat(32)}.mp4 HTTP/1.1\r\nHost: a\r\n\r\n`)
  stopped.write('begun')
  await once(reader, 'data')
  reader.destroy()
  await once(stopped, 'close')
  await server.close()
  expect(errors).toEqual([])
})

test('a file goes a day after its last product has let go of it, not before', async () => {
  const [first, second] = [await aProduct(db), await aProduct(db)]
  const id = await aVideo(900)
  await put(first.goodsId, id)
  await put(second.goodsId, id)
  await letPass()
  await put(first.goodsId, null)
  await letPass()
  await dropVideos({ db, objects })
  expect((await get(`/product-videos/${id}.mp4`)).statusCode).toBe(200)
  await put(second.goodsId, null)
  await dropVideos({ db, objects })
  expect((await get(`/product-videos/${id}.mp4`)).statusCode).toBe(200)
  await letPass()
  await dropVideos({ db, objects })
  expect((await get(`/product-videos/${id}.mp4`)).statusCode).toBe(404)
})

test('a video that comes back while it is deleted stays', async () => {
  const product = await aProduct(db)
  for (let round = 0; round < 5; round++) {
    const id = await aVideo(800)
    await put(product.goodsId, null)
    await letPass()
    await Promise.all([dropVideos({ db, objects }), aVideo(800).then((again) => put(product.goodsId, again))])
    expect((await get(`/product-videos/${id}.mp4`)).statusCode).toBe(200)
  }
})
