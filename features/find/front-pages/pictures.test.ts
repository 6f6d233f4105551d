import { aRoom, aShopper } from '@hojip/inventory/testing'
import type { Viewer } from '@hojip/platform/http'
import { uploadsJobs } from '@hojip/uploads'
import { anUpload } from '@hojip/uploads/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FrontPage, PageName } from './contract.ts'
import { frontPagesRoutes, liveDocument } from './index.ts'

let room: Awaited<ReturnType<typeof aRoom>>
let tao: Viewer
let yun: Viewer
beforeAll(async () => {
  const objects = { put: async () => {}, get: async () => undefined, remove: async () => {} }
  room = await aRoom((tools) => {
    uploadsJobs({ ...tools, objects })
    return frontPagesRoutes({ ...tools, tryHref: async () => true })
  })
  const operator = async (name: string) => ({ ...(await aShopper(room.db, name)), role: 'operator' as const })
  ;[tao, yun] = [await operator('tao'), await operator('yun')]
})
afterAll(() => room.stop())

function upload(as: Viewer, scene: 'banner' | 'shop' = 'banner') {
  return anUpload(room.db, as.userId, scene)
}

const word = { 'zh-CN': '字', 'en-US': 'words', 'ko-KR': '글' }

/** A page of banners with these pictures. */
function pageOf(...pictures: string[]): FrontPage {
  const pieces = pictures.map((picture, at) => ({
    kind: 'banner' as const,
    id: `banner-${at}`,
    isOn: true,
    from: null,
    until: 2_000_000_000_000,
    picture,
    eyebrow: word,
    title: word,
    text: word,
    action: word,
    href: '/koreaShop',
  }))
  return { pieces: [...pieces, body] }
}

const none = { 'zh-CN': '', 'en-US': '', 'ko-KR': '' }
const always = { isOn: true as const, from: null, until: null }
const body = { kind: 'body' as const, id: 'body', ...always, heading: none, intro: none, stops: [] }

function save(page: PageName, document: FrontPage, revision: number, as = tao) {
  const draft = { page, document, revision, base: 0 }
  return room.api.send('POST /sysConsole/saveFrontPageDraft', draft, { as })
}

function publish(page: PageName, document: FrontPage, base: number, as = tao) {
  return room.api.send('POST /sysConsole/publishFrontPage', { page, document, base }, { as })
}

async function stateOf(url: string): Promise<string | undefined> {
  const { rows } = await sql<{ is: string }>`
    select case when claimed_at is null then 'fresh' when drop_at is null then 'held' else 'dropped' end as is
    from upload where id = ${url.slice(-32)}`.execute(room.db)
  return rows[0]?.is
}

test('an uploaded picture is the mall’s from the draft on', async () => {
  const [mine, theirs, next] = [await upload(tao), await upload(yun), await upload(tao)]
  await save('imported', pageOf(mine), 0)
  expect(await stateOf(mine)).toBe('held')
  // A colleague goes on with the draft, and keeps its picture.
  expect((await save('imported', pageOf(mine, theirs), 1, yun)).code).toBe('10000')
  expect([await stateOf(mine), await stateOf(theirs)]).toEqual(['held', 'held'])

  await save('imported', pageOf(next), 2)
  expect([await stateOf(mine), await stateOf(theirs)]).toEqual(['dropped', 'dropped'])
  expect((await save('imported', pageOf(mine), 3)).data).toMatchObject({
    reason: 'uploads/pictureGone',
    fields: [{ field: 'document' }],
  })
  // The refusal changed nothing.
  expect(await stateOf(next)).toBe('held')
})

test('a version keeps its pictures, so that it can be published again', async () => {
  const [shown, dropped] = [await upload(tao), await upload(tao)]
  await save('korea', pageOf(shown, dropped), 0)
  await publish('korea', pageOf(shown), 0)
  expect([await stateOf(shown), await stateOf(dropped)]).toEqual(['held', 'dropped'])
  await publish('korea', pageOf(), 1, yun)
  expect(await stateOf(shown)).toBe('held')
  await room.api.send(
    'POST /sysConsole/restoreFrontPage',
    { page: 'korea', version: 1, base: 2 },
    { as: yun },
  )
  expect((await liveDocument(room.db, 'korea'))!.pieces).toMatchObject([{ picture: shown }, {}])
})

test('a draft that is given up leaves alone what another page shows', async () => {
  const both = await upload(tao)
  await publish('rankings', pageOf(both), 0)
  expect((await save('home', pageOf(both), 0)).code).toBe('10000')
  expect((await publish('home', { pieces: [] }, 0)).code).toBe('10000')
  expect(await stateOf(both)).toBe('held')
})

test('a picture that another uploaded, or for something else, is refused', async () => {
  for (const picture of [await upload(yun), await upload(tao, 'shop')]) {
    const { statusCode, data } = await publish('rankings', pageOf(picture), 1)
    expect([statusCode, data]).toMatchObject([400, { reason: 'uploads/pictureGone' }])
  }
  expect((await publish('rankings', pageOf('https://elsewhere.example/a.png'), 1)).statusCode).toBe(400)
})
