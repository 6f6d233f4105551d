import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { aPicture } from '@hojip/pictures/testing'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { createLog } from '@hojip/platform/log'
import { isRefusal } from '@hojip/platform/refusal'
import { testApi } from '@hojip/platform/testing'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropUploads } from './actions/drop-uploads.ts'
import type { Scene } from './contract.ts'
import {
  claimUploads,
  registerUploads,
  forgetSender,
  releaseUploads,
  s3Objects,
  uploadsRoutes,
} from './index.ts'
import { anUpload } from './testing.ts'
import { anUploadsRoom, type UploadsRoom } from './testing/room.ts'
import { anS3Store } from './testing/s3-store.ts'

let room: UploadsRoom
let tools: UploadsRoom['tools']
beforeAll(async () => {
  room = await anUploadsRoom()
  ;({ tools } = room)
})
afterAll(() => room.close())

function aShopper() {
  return room.aShopper()
}

function aFreshOne(as: Viewer, scene: Scene = 'comment') {
  return anUpload(tools.db, as.userId, scene)
}

function claim(as: Viewer, urls: string[], scene: Scene = 'comment', options = {}) {
  return inTransaction(tools.db, (tx) => claimUploads(tx, as.userId, urls, scene, 5, options))
}

describe('claiming', () => {
  const picture = (url: string) => ({ url, width: 600, height: 400 })
  const gone = (number: number) => ({
    kind: { reason: 'uploads/pictureGone' },
    params: { number },
    data: { fields: [{ field: 'files' }] },
  })

  test('marks pictures as used, in the order of the form, and once', async () => {
    const lin = await aShopper()
    const urls = [await aFreshOne(lin), await aFreshOne(lin)]
    expect(await claim(lin, urls.toReversed())).toEqual(urls.toReversed().map(picture))
    expect(await claim(lin, urls)).toMatchObject(gone(1))
    expect(await claim(lin, [])).toEqual([])
  })

  test('refuses pictures of others, of another scene, and made-up ones', async () => {
    const [lin, mei] = [await aShopper(), await aShopper()]
    const mine = await aFreshOne(lin)
    expect(await claim(lin, [mine, await aFreshOne(mei)])).toMatchObject(gone(2))
    expect(await claim(lin, [mine, await aFreshOne(lin, 'refund')])).toMatchObject(gone(2))
    const other = await aFreshOne(lin, 'refund')
    expect(await claim(lin, [other.replace('refund', 'comment')])).toMatchObject(gone(1))
    for (const url of [
      '',
      'https://evil.example/a.png',
      '/pictures/kimchi',
      `${mine}-400.webp`,
      `${mine}/..`,
    ])
      expect(await claim(lin, [url]), url).toMatchObject(gone(1))
    expect(await claim(lin, [mine, mine])).toMatchObject(gone(2))
    // Refused as a whole: the first one is still unclaimed.
    expect(await claim(lin, [mine])).toEqual([picture(mine)])
  })

  test('takes as many as the form allows, and names its field', async () => {
    const lin = await aShopper()
    const urls = await Promise.all(Array.from({ length: 6 }, () => aFreshOne(lin)))
    expect(await claim(lin, urls, 'comment', { field: 'evidence' })).toMatchObject({
      kind: { reason: 'uploads/tooManyPictures' },
      params: { max: 5 },
      data: { fields: [{ field: 'evidence' }] },
    })
  })

  test('of one picture by two forms at once succeeds once', async () => {
    const lin = await aShopper()
    const urls = [await aFreshOne(lin), await aFreshOne(lin)]
    const both = await Promise.all([claim(lin, urls), claim(lin, urls.toReversed())])
    expect(both.filter((one) => isRefusal(one))).toHaveLength(1)
  })

  test('again for a changed object: it keeps its pictures', async () => {
    const lin = await aShopper()
    const [old, added] = [await aFreshOne(lin), await aFreshOne(lin)]
    await claim(lin, [old])
    expect(await claim(lin, [added, old], 'comment', { alreadyClaimed: [old] })).toEqual(
      [added, old].map(picture),
    )
    expect(await claim(lin, [old], 'comment', { alreadyClaimed: [added] })).toMatchObject(gone(1))
  })
})

describe('unused pictures are deleted, files and row', () => {
  const hoursPass = (hours: number) =>
    sql`update upload set drop_at = drop_at - make_interval(hours => ${hours}::int) where drop_at > '-infinity'`.execute(
      tools.db,
    )
  const filesOf = async (url: string) =>
    (await readdir(room.dir, { recursive: true })).filter((name) => name.includes(url.slice(-32))).length
  const send = async (as: Viewer) => (await room.upload(as, await aPicture(900, 600))).data.url

  test('a day after the upload, unless a form has claimed it', async () => {
    const lin = await aShopper()
    const [left, used] = [await send(lin), await send(lin)]
    await claim(lin, [used])
    await hoursPass(23)
    await tools.jobs.drain()
    expect([await filesOf(left), await filesOf(used)]).toEqual([4, 4])
    await hoursPass(2)
    await tools.jobs.drain({ early: true })
    expect([await filesOf(left), await filesOf(used)]).toEqual([0, 4])
    expect((await room.get(left)).statusCode).toBe(404)
    expect(await room.uploadsOf(lin)).toBe(1)
  })

  test('and after that day no form may claim it, even before the job has run', async () => {
    const lin = await aShopper()
    const left = await send(lin)
    await hoursPass(25)
    expect(await claim(lin, [left])).toMatchObject({ isRefusal: true })
    await tools.jobs.drain({ early: true })
  })

  test('when its sender’s account is closed, unless something has claimed it', async () => {
    const [lin, mei] = [await aShopper(), await aShopper()]
    const [left, used, hers] = [await send(lin), await send(lin), await send(mei)]
    await claim(lin, [used])
    for (let i = 0; i < 2; i++) await forgetSender(tools, lin)
    for (let i = 0; i < 2; i++) await tools.jobs.drain()
    expect([await filesOf(left), await filesOf(used), await filesOf(hers)]).toEqual([0, 4, 4])
    expect([await room.uploadsOf(lin), await room.uploadsOf(mei)]).toEqual([1, 1])
  })

  test('when its comment is deleted', async () => {
    const lin = await aShopper()
    const url = await send(lin)
    await claim(lin, [url])
    await inTransaction(tools.db, (tx) => releaseUploads(tools, tx, [url, '/pictures/kimchi', '']))
    expect(await claim(lin, [url], 'comment', { alreadyClaimed: [url] })).toMatchObject({ isRefusal: true })
    await tools.jobs.drain()
    expect([await filesOf(url), await room.uploadsOf(lin)]).toEqual([0, 0])
  })
})

test.skipIf(!hasExtraPackages())('in a store that speaks S3, also while that fails', async () => {
  const store = await anS3Store()
  const errors: string[] = []
  const log = { ...createLog('silent'), error: (event: string) => void errors.push(event) }
  const uploadsTools = { ...tools, log, objects: s3Objects(store.options) }
  const far = testApi(uploadsRoutes(uploadsTools))
  registerUploads(far.app, uploadsTools)
  const lin = await aShopper()
  const file = { name: 'a.png', bytes: await aPicture(500, 400) }
  const send = () => far.send('POST /fileUpload/upload', { file, scene: 'comment' }, { as: lin })
  const { data } = await send()
  const shown = await far.app.inject({ url: data.url })
  expect([shown.statusCode, shown.rawPayload.length]).toEqual([200, data.size])
  expect(createHash('sha256').update(shown.rawPayload).digest('hex')).toBe(data.hash)

  store.fail(true)
  expect(await send()).toMatchObject({ statusCode: 503, data: { reason: 'uploads/busy' } })
  expect((await far.app.inject({ url: data.url })).statusCode).toBe(503)
  expect(errors).toEqual(['uploads.not-stored', 'uploads.not-read'])
  // The row of the failed deletion is marked, so nobody can claim it.
  store.fail(false)
  const lost = await tools.db.selectFrom('upload').select('id').where('drop_at', '<', new Date(0)).execute()
  for (const { id } of lost) await dropUploads(uploadsTools, { ids: [id] })
  expect(await room.uploadsOf(lin)).toBe(1)
  expect((await far.app.inject({ url: data.url })).statusCode).toBe(200)
  await far.close()
  await store.stop()
})
