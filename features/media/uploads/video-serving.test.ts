import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { createLog } from '@hojip/platform/log'
import { isRefusal } from '@hojip/platform/refusal'
import { testApi } from '@hojip/platform/testing'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { sql } from 'kysely'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropUploads } from './actions/drop-uploads.ts'
import {
  claimVideo,
  forgetSender,
  registerUploads,
  releaseUploads,
  s3Objects,
  uploadsRoutes,
} from './index.ts'
import { anUpload, aVideo } from './testing.ts'
import { anUploadsRoom, type UploadsRoom } from './testing/room.ts'
import { anS3Store } from './testing/s3-store.ts'
import { aRecording } from './testing/videos.ts'

let room: UploadsRoom
let tools: UploadsRoom['tools']
beforeAll(async () => {
  room = await anUploadsRoom()
  ;({ tools } = room)
})
afterAll(() => room.close())

const recording = aRecording('phone.mp4')
async function send(as: Viewer): Promise<string> {
  const { data } = await room.upload(as, recording, 'phone.mp4', 'chat')
  return data.url
}

describe('a video is sent', () => {
  let url: string
  let etag: string
  let whole: Buffer
  beforeAll(async () => {
    url = await send(await room.aShopper())
    const answer = await room.get(url)
    etag = String(answer.headers['etag'])
    whole = answer.rawPayload
  })
  const size = recording.length

  test('whole, as what it is, to nobody’s shared cache', async () => {
    const answer = await room.get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(size),
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `inline; filename="${url.split('/').at(-1)!}"`,
    })
  })

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, size - 1],
    ['bytes=5000-6000', 5_000, 6_000],
    ['bytes=-500', size - 500, size - 1],
    ['bytes=12000-99999999', 12_000, size - 1],
  ])('in the range %s', async (range, first, last) => {
    for (const condition of [{}, { 'if-range': etag }] as Record<string, string>[]) {
      const answer = await room.get(url, { range, ...condition })
      expect(answer.statusCode).toBe(206)
      expect(answer.headers).toMatchObject({
        'content-range': `bytes ${first}-${last}/${size}`,
        'content-length': String(last - first + 1),
        'content-type': 'video/mp4',
      })
      expect(answer.rawPayload.equals(whole.subarray(first, last + 1))).toBe(true)
    }
  })

  test('not beyond its end', async () => {
    for (const range of [`bytes=${size}-`, 'bytes=-0']) {
      const answer = await room.get(url, { range })
      expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([
        416,
        `bytes */${size}`,
        '',
      ])
    }
  })

  test('whole to a reader whose copy is another, or who asks for several ranges', async () => {
    for (const headers of [
      { range: 'bytes=0-1', 'if-range': '"other"' },
      { range: 'bytes=0-1', 'if-range': 'Mon, 23 Nov 2026 00:00:00 GMT' },
      { range: 'bytes=0-1,5-6' },
      { range: 'lines=0-1' },
    ] as Record<string, string>[]) {
      const answer = await room.get(url, headers)
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, size])
    }
  })

  test('not again, and without its bytes to HEAD', async () => {
    expect((await room.get(url, { 'if-none-match': etag })).statusCode).toBe(304)
    const head = await room.api.app.inject({ method: 'HEAD', url, headers: { range: 'bytes=0-1' } })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(size),
      0,
    ])
  })

  test('under no other address', async () => {
    for (const other of [
      url.replace('.mp4', '.webm'),
      url.replace('.mp4', ''),
      url.replace('.mp4', '-400.webp'),
      url.replace('.mp4', '.mp4.html'),
      url.replace('chat', 'comment'),
      `/uploads/chat/${'0'.repeat(32)}.mp4`,
      '/uploads/chat/..%2f..%2fsecret.mp4',
    ])
      expect((await room.get(other)).statusCode, other).toBe(404)
  })
})

describe('a message takes a video and its poster', () => {
  const claim = (as: Viewer, url: string, posterUrl?: string) =>
    inTransaction(tools.db, (tx) => claimVideo(tx, as.userId, { url, posterUrl, field: 'data' }))
  const poster = (as: Viewer) => anUpload(tools.db, as.userId, 'chat')

  test('once', async () => {
    const lin = await room.aShopper()
    const [url, posterUrl] = [await aVideo(tools.db, lin.userId), await poster(lin)]
    expect(await claim(lin, url, posterUrl)).toEqual({
      url,
      width: 640,
      height: 360,
      durationMs: 2_000,
      size: 200_000,
      poster: { url: posterUrl, width: 600, height: 400 },
    })
    expect(await claim(lin, await aVideo(tools.db, lin.userId))).not.toHaveProperty('poster')
    expect(await claim(lin, url, await poster(lin))).toMatchObject({ kind: { reason: 'uploads/videoGone' } })
  })

  test('once, also when two messages take it at once', async () => {
    const lin = await room.aShopper()
    const url = await aVideo(tools.db, lin.userId)
    const posters = [await poster(lin), await poster(lin)]
    const both = await Promise.all(posters.map((one) => claim(lin, url, one)))
    expect(both.filter((one) => isRefusal(one))).toHaveLength(1)
  })

  test('not those of others, and neither for the other', async () => {
    const [lin, mei] = [await room.aShopper(), await room.aShopper()]
    const [url, posterUrl] = [await aVideo(tools.db, lin.userId), await poster(lin)]
    const gone = { kind: { reason: 'uploads/videoGone' } }
    const pictureGone = { kind: { reason: 'uploads/pictureGone' }, data: { fields: [{ field: 'data' }] } }
    expect(await claim(mei, url, await poster(mei))).toMatchObject(gone)
    expect(await claim(lin, url, await poster(mei))).toMatchObject(pictureGone)
    for (const other of [
      posterUrl,
      `${posterUrl}.mp4`,
      url.replace('.mp4', '.webm'),
      'https://evil.example/a.mp4',
    ])
      expect(await claim(lin, other, posterUrl), other).toMatchObject(gone)
    for (const other of [url, url.replace('.mp4', ''), await anUpload(tools.db, lin.userId, 'comment')])
      expect(await claim(lin, url, other), other).toMatchObject(pictureGone)
    // Refused as a whole: both are still unclaimed.
    expect(await claim(lin, url, posterUrl)).toMatchObject({ url })
  })
})

describe('an unused video is deleted, file and row', () => {
  const isThere = async (url: string) =>
    (await readdir(room.dir, { recursive: true })).some((name) => name.endsWith(url.split('/').at(-1)!))

  test('a day after the upload', async () => {
    const lin = await room.aShopper()
    const url = await send(lin)
    await sql`update upload set drop_at = drop_at - interval '25 hours' where user_id = ${lin.userId}`.execute(
      tools.db,
    )
    expect(await isThere(url)).toBe(true)
    await tools.jobs.drain({ early: true })
    expect([await isThere(url), await room.uploadsOf(lin), (await room.get(url)).statusCode]).toEqual([
      false,
      0,
      404,
    ])
  })

  test('when its message is deleted, or its sender’s account is closed', async () => {
    const [lin, mei] = [await room.aShopper(), await room.aShopper()]
    const urls = [await send(lin), await send(mei)]
    await inTransaction(tools.db, (tx) => releaseUploads(tools, tx, [urls[0]!]))
    await forgetSender(tools, mei)
    for (let i = 0; i < 2; i += 1) await tools.jobs.drain()
    expect([await isThere(urls[0]!), await isThere(urls[1]!)]).toEqual([false, false])
    expect([await room.uploadsOf(lin), await room.uploadsOf(mei)]).toEqual([0, 0])
  })
})

test.skipIf(!hasExtraPackages())('in a store that speaks S3, also while that fails', async () => {
  const store = await anS3Store()
  const unfinished = await mkdtemp(join(tmpdir(), 'unfinished-'))
  const errors: string[] = []
  const log = { ...createLog('silent'), error: (event: string) => void errors.push(event) }
  const uploadsTools = { ...tools, log, objects: s3Objects(store.options) }
  const far = testApi(uploadsRoutes(uploadsTools), undefined, unfinished)
  registerUploads(far.app, uploadsTools)
  const lin = await room.aShopper()
  const file = { name: 'phone.mp4', bytes: recording }
  const upload = () => far.send('POST /fileUpload/upload', { file, scene: 'chat' }, { as: lin })
  const { data } = await upload()
  const get = (range: string) => far.app.inject({ url: data.url, headers: { range } })
  const whole = await far.app.inject({ url: data.url })
  expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, data.size])
  const part = await get('bytes=-100')
  expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(-100))]).toEqual([206, true])
  expect((await get(`bytes=${data.size}-`)).statusCode).toBe(416)
  expect((await far.app.inject({ url: data.url.replace('.mp4', '.webm') })).statusCode).toBe(404)

  store.fail(true)
  expect(await upload()).toMatchObject({ statusCode: 503, data: { reason: 'uploads/videoBusy' } })
  expect((await get('bytes=0-1')).statusCode).toBe(503)
  expect(errors).toEqual(['uploads.not-stored', 'uploads.not-read'])
  store.fail(false)
  // The row of the failed upload is marked, so nobody can claim it.
  const lost = await tools.db.selectFrom('upload').select('id').where('drop_at', '<', new Date(0)).execute()
  for (const { id } of lost) await dropUploads(uploadsTools, { ids: [id] })
  expect([await room.uploadsOf(lin), await readdir(unfinished)]).toEqual([1, []])
  await far.close()
  await store.stop()
  await rm(unfinished, { recursive: true })
})
