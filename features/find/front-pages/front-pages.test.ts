import { aDatabase } from '@hojip/inventory/testing'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { testApi } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FrontPage, Piece } from './contract.ts'
import { frontPagesRoutes, liveDocument, previewedDocument, putFrontPage } from './index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let tao: Viewer
let yun: Viewer
let tried: string[]

async function anOperator(name: string): Promise<Viewer> {
  const userId = newId()
  await db
    .insertInto('account')
    .values({ id: userId, name, phone: null, role: 'operator', login: name })
    .execute()
  return { userId, role: 'operator', sessionId: newId() }
}

beforeEach(async () => {
  ;({ db, drop } = await aDatabase())
  tried = []
  const tryHref = async (href: string) => {
    tried.push(href)
    return href === '/koreaShop'
  }
  api = testApi(frontPagesRoutes({ db, jobs: createJobs({ db, log: createLog('error') }), tryHref }))
  ;[tao, yun] = [await anOperator('tao'), await anOperator('yun')]
})
afterEach(async () => {
  await api.close()
  await drop()
})

const page = 'home' as const
const always = { isOn: true, from: null, until: null }

function written(text: string) {
  return { 'zh-CN': text, 'en-US': `${text} en`, 'ko-KR': `${text} ko` }
}

function banner(more: Partial<Extract<Piece, { kind: 'banner' }>> = {}): Piece {
  return {
    kind: 'banner',
    id: 'banner-1',
    ...always,
    until: 2_000_000_000_000,
    picture: 'korea',
    eyebrow: written('小'),
    title: written('一\n二'),
    text: written('句'),
    action: written('去'),
    href: '/koreaShop',
    ...more,
  }
}

function pageOf(...pieces: Piece[]): FrontPage {
  return { pieces }
}

function publish(document: FrontPage, base: number, as = tao) {
  return api.send('POST /sysConsole/publishFrontPage', { page, document, base }, { as })
}

function save(document: FrontPage, revision: number, as = tao) {
  return api.send('POST /sysConsole/saveFrontPageDraft', { page, document, revision, base: 0 }, { as })
}

async function edited() {
  return (await api.send('POST /sysConsole/queryFrontPage', { page }, { as: tao })).data
}

test('a page that nobody has published begins with its usual parts, and publishing makes a version', async () => {
  const first = await edited()
  expect(first.live).toBeNull()
  expect(first.draft).toMatchObject({ revision: 0, base: 0 })
  expect(first.draft.document.pieces.map(({ id }) => id)).toEqual([
    'scene-korea',
    'scene-tea',
    'scene-home',
    'deals',
    'halls',
    'shops',
  ])
  const { data } = await publish(pageOf(banner()), 0)
  expect(data).toMatchObject({ version: 1, authorName: 'tao' })
  expect(await liveDocument(db, page)).toEqual(pageOf(banner()))
  expect(tried).toEqual(['/koreaShop'])
})

test('publishing ends the cache of every server and the draft', async () => {
  const version = async () =>
    (await sql<{ version: string }>`select version from catalog_version`.execute(db)).rows[0]!.version
  const before = await version()
  await save(pageOf(banner()), 0)
  expect(await version()).toBe(before)
  expect(await liveDocument(db, page)).toBeUndefined()
  await publish(pageOf(banner()), 0)
  expect(await version()).not.toBe(before)
  expect((await edited()).draft).toMatchObject({ revision: 0, base: 1 })
})

test('of two who publish at once one is refused, and there is one version', async () => {
  const answers = await Promise.all([publish(pageOf(banner()), 0), publish(pageOf(), 0, yun)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { data } = await api.send('POST /sysConsole/queryFrontPageVersions', { page }, { as: tao })
  expect(data.total).toBe(1)
  expect((await publish(pageOf(), 0)).data).toMatchObject({ reason: 'frontPages/pageChanged' })
})

test('who saves a draft after somebody else gets both, and may save over it knowingly', async () => {
  const [mine, theirs] = [pageOf(banner()), pageOf(banner({ action: written('看') }))]
  const both = await Promise.all([save(mine, 0), save(theirs, 0, yun)])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const refused = both.find(({ statusCode }) => statusCode === 409)!
  const now = (await edited()).draft
  expect(refused.data).toMatchObject({ reason: 'frontPages/draftChanged', now })
  expect((await save(mine, now.revision)).data).toMatchObject({ revision: 2, document: mine })
})

test('an earlier version is published again as a new one', async () => {
  await inTransaction(db, (tx) => putFrontPage(tx, page, pageOf(banner())))
  await publish(pageOf(), 1)
  const restore = (version: number, base: number) =>
    api.send('POST /sysConsole/restoreFrontPage', { page, version, base }, { as: yun })
  expect((await restore(9, 2)).data).toMatchObject({ reason: 'frontPages/versionGone' })
  expect((await restore(1, 1)).data).toMatchObject({ reason: 'frontPages/pageChanged' })
  expect((await restore(1, 2)).data).toMatchObject({ version: 3, authorName: 'yun' })
  expect(await liveDocument(db, page)).toEqual(pageOf(banner()))
})

test.each([
  ['without an end', { until: null }],
  ['without a language', { text: { ...written('句'), 'ko-KR': ' ' } }],
  ['of three lines', { title: written('一\n二\n三') }],
  ['too long', { action: written('一二三四五六七八九') }],
  ['that leads nowhere', { href: '' }],
  ['that leads to a page that is not there', { href: '/none' }],
])('a banner %s is not published, but may be a draft', async (_what, more) => {
  const document = pageOf(banner(more))
  expect((await save(document, 0)).statusCode).toBe(200)
  expect((await publish(document, 0)).statusCode).toBe(400)
  expect(await liveDocument(db, page)).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/a b',
  `/${'a'.repeat(300)}`,
])('a draft cannot lead to %s', async (href) => {
  const { statusCode } = await save(pageOf(banner({ href })), 0)
  expect(statusCode).toBe(400)
  const { data } = await api.send(
    'POST /sysConsole/tryFrontPageHref',
    { href: href.slice(0, 300) },
    { as: tao },
  )
  expect(data.isOpen).toBe(false)
})

test('a document has known pieces only, and no more than thirty', async () => {
  const many = Array.from({ length: 31 }, (_, at) => banner({ id: `banner-${at}` }))
  expect((await save(pageOf(...many), 0)).statusCode).toBe(400)
  const unknown = { kind: 'script', id: 'x', ...always } as unknown as Piece
  expect((await save(pageOf(unknown), 0)).statusCode).toBe(400)
  expect((await save(pageOf({ ...banner(), html: '<b>' } as unknown as Piece), 0)).statusCode).toBe(400)
})

test('a preview is read by its newest token, for a while', async () => {
  const preview = async (document: FrontPage) =>
    (await api.send('POST /sysConsole/previewFrontPage', { page, document }, { as: tao })).data.preview
  const first = await preview(pageOf())
  const second = await preview(pageOf(banner()))
  expect(await previewedDocument(db, page, second)).toEqual(pageOf(banner()))
  expect(await previewedDocument(db, page, first)).toBeUndefined()
  await sql`update front_page_preview set expires_at = now()`.execute(db)
  expect(await previewedDocument(db, page, second)).toBeUndefined()
  expect(await liveDocument(db, page)).toBeUndefined()
})
