import { putCategories } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { frontPagesRoutes, putFrontPage } from '@hojip/front-pages'
import type { FrontPage, Piece } from '@hojip/front-pages/contract'
import { aDatabase } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { testApi } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { browseRoutes } from './index.ts'
import { plainSite } from './testing.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
const clock = movableClock(1_760_000_000_000)
beforeEach(async () => {
  ;({ db, drop } = await aDatabase())
  const jobs = createJobs({ db, log: createLog('error') })
  const routes = [
    ...browseRoutes({ db, clock }, plainSite),
    ...frontPagesRoutes({ db, jobs, tryHref: async () => true }),
  ]
  api = testApi(routes)
})
afterEach(async () => {
  await api.close()
  await drop()
})

const always = { isOn: true, from: null, until: null }

function words(zh: string) {
  return { 'zh-CN': zh, 'en-US': `${zh} en`, 'ko-KR': `${zh} ko` }
}

const none = { 'zh-CN': '', 'en-US': '', 'ko-KR': '' }

function body(heading = none): Piece {
  return { kind: 'body', id: 'body', isOn: true, from: null, until: null, heading, intro: none, stops: [] }
}

function banner(id: string, until: number): Piece {
  return {
    kind: 'banner',
    id,
    ...always,
    until,
    picture: 'tea',
    href: '/goods',
    eyebrow: words('小'),
    title: words('一\n二'),
    text: words('句'),
    action: words('去'),
  }
}

async function pieces(page: 'korea' | 'imported' | 'rankings') {
  return (await api.send('GET /appHome/queryPieces', { page }, { locale: 'ko-KR' })).data
}

test('a page that nobody has published has its own content alone', async () => {
  expect(await pieces('rankings')).toEqual({
    slides: [],
    floors: [],
    sections: [{ kind: 'body', slug: 'body', pieceId: 'body' }],
  })
})

test('a page has the pieces of operators around its own content, and no other page has', async () => {
  const ids = await inTransaction(db, (tx) => putCategories(tx, [{ code: 'food', name: words('食品') }]))
  const { goodsId } = await aProduct(db, { categoryIds: [ids.get('food')!] })
  const soon = clock.nowMs() + 60_000
  const floor = (id: string, categories: string[]): Piece => ({
    kind: 'floor',
    id,
    ...always,
    name: words('楼'),
    intro: none,
    categories,
  })
  const products: Piece = {
    kind: 'products',
    id: 'hand',
    ...always,
    name: words('手选'),
    intro: none,
    productIds: [goodsId],
  }
  const document: FrontPage = {
    pieces: [
      banner('now', soon),
      products,
      body(words('秋天')),
      floor('floor-eat', ['food']),
      // Its category sells nothing.
      floor('floor-none', ['gone']),
    ],
  }
  await inTransaction(db, (tx) => putFrontPage(tx, 'imported', document))
  // `putFrontPage` tells no cache: it is for the demo, before the mall opens.
  clock.advance(30_001)
  const shown = await pieces('imported')
  expect(shown).toMatchObject({ heading: '秋天 ko', slides: [{ key: 'now', title: ['一', '二 ko'] }] })
  expect(shown).not.toHaveProperty('intro')
  expect(shown.sections.map(({ kind, pieceId }) => [kind, pieceId])).toEqual([
    ['floor', 'hand'],
    ['body', 'body'],
    ['floor', 'floor-eat'],
  ])
  expect(
    shown.floors.map((one) => [one.name, (one.goods ?? one.tabs[0]!.goods).map((card) => card.pkId)]),
  ).toEqual([
    ['手选 ko', [goodsId]],
    ['楼 ko', [goodsId]],
  ])
  expect((await pieces('korea')).sections).toHaveLength(1)
  // A banner ends by itself.
  clock.advance(60_000)
  expect((await pieces('imported')).slides).toEqual([])
})

test('a preview is of its own page, and ends with its token', async () => {
  const userId = newId()
  const account = { id: userId, name: 'tao', phone: null, role: 'operator' as const, login: 'tao' }
  await db.insertInto('account').values(account).execute()
  const as = { userId, role: 'operator' as const, sessionId: newId() }
  const document = { pieces: [body(words('预'))] }
  const input = { page: 'korea' as const, document }
  const { preview } = (await api.send('POST /sysConsole/previewFrontPage', input, { as })).data
  const see = (page: 'korea' | 'rankings') => api.send('GET /appHome/previewPieces', { page, preview })
  expect((await see('korea')).data.heading).toBe('预')
  expect((await see('rankings')).code).toBe('40004')
  expect(await pieces('korea')).not.toHaveProperty('heading')
  await sql`update front_page_preview set expires_at = now()`.execute(db)
  expect((await see('korea')).code).toBe('40004')
})
