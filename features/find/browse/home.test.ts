import { putCategories } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { dayMs, movableClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { testApi } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putFrontPage } from '@hojip/front-pages'
import type { FrontPage, Piece } from '@hojip/front-pages/contract'
import { putHotWords, type HotWordInputs } from '@hojip/search'
import { browseRoutes } from './index.ts'
import { plainSite } from './testing.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
const clock = movableClock(1_760_000_000_000)
beforeEach(async () => {
  ;({ db, drop } = await aDatabase())
  api = testApi(browseRoutes({ db, clock }, plainSite))
})
afterEach(async () => {
  await api.close()
  await drop()
})

async function floors(locale: Locale = 'zh-CN') {
  return (await api.send('GET /appHome/queryFloors', {}, { locale })).data
}

function name(zh: string) {
  return { 'zh-CN': zh, 'en-US': `${zh} en`, 'ko-KR': `${zh} ko` }
}

function categories(nodes: Parameters<typeof putCategories>[1]) {
  return inTransaction(db, (tx) => putCategories(tx, nodes))
}

test('an empty mall has an empty home page', async () => {
  await aShop(db)
  expect(await floors()).toMatchObject({ ranking: [], deals: null, halls: [], floors: [], shops: [] })
})

test('the home page has themes, halls, a ranking and shops of products on sale', async () => {
  const ids = await categories([
    { code: 'food', name: name('食品'), children: [{ code: 'korean-kitchen', name: name('朝鲜族风味') }] },
    { code: 'tea', name: name('茶叶') },
    { code: 'toys', name: name('玩具') },
    { code: 'wine', name: name('酒类') },
  ])
  const shopId = await aShop(db)
  const put = async (salesCount: number, ...codes: [string, string?]) => {
    const categoryIds = codes.map((code) => ids.get(code!)!) as [string]
    return (await aProduct(db, { shopId, salesCount, categoryIds })).goodsId
  }
  const kimchi = await put(10, 'food', 'korean-kitchen')
  const rice = await put(30, 'food')
  const tea = await put(20, 'tea')
  await aProduct(db, { shopId, categoryIds: [ids.get('toys')!], isOnSale: false })
  const home = await floors('en-US')
  expect(home.ranking.map((card) => card.pkId)).toEqual([rice, tea, kimchi])
  expect(home.halls.map(({ slug, goods: products }) => [slug, products.map((card) => card.pkId)])).toEqual([
    ['korea', [kimchi]],
    ['tea', [tea]],
  ])
  expect(home.floors).toHaveLength(1)
  expect(home.floors[0]!.slug).toBe('eat')
  expect(home.floors[0]!.tabs.map((tab) => [tab.name, tab.goods.map((card) => card.pkId)])).toEqual([
    ['食品 en', [rice, kimchi]],
    ['茶叶 en', [tea]],
  ])
  expect(home.shops.map(({ shop, goods: products }) => [shop.pkId, products.length])).toEqual([[shopId, 3]])
})

const always = { isOn: true, from: null, until: null }

function floor(slug: string, categories: string[], times: Partial<Piece> = {}): Piece {
  const texts = { name: name(slug), intro: name('说明') }
  return { kind: 'floor', id: `floor-${slug}`, categories, ...texts, ...always, ...times } as Piece
}

function plan(pieces: FrontPage['pieces']) {
  clock.advance(60_000)
  return inTransaction(db, (tx) => putFrontPage(tx, 'home', { pieces }))
}

function offer(words: HotWordInputs) {
  return inTransaction(db, (tx) => putHotWords(tx, words))
}

test('what operators have planned for now is the home page, in their order and words', async () => {
  const ids = await categories([
    { code: 'food', name: name('食品') },
    { code: 'tea', name: name('茶叶') },
    { code: 'toys', name: name('玩具') },
  ])
  for (const code of ['food', 'tea']) await aProduct(db, { categoryIds: [ids.get(code)!] })
  const nowMs = clock.nowMs()
  await plan([
    floor('night', ['tea', 'food']),
    {
      kind: 'halls',
      id: 'halls',
      ...always,
      halls: [
        { id: 'korea', categories: ['food'], name: name('馆'), intro: name('说明'), href: '/koreaShop' },
      ],
    },
    // Nothing is sold there, not yet, no longer, and switched off.
    floor('empty', ['toys']),
    floor('later', ['tea'], { from: nowMs + dayMs }),
    floor('over', ['tea'], { from: nowMs - 2 * dayMs, until: nowMs - dayMs }),
    floor('off', ['tea'], { isOn: false }),
    floor('day', ['food'], { from: nowMs - dayMs, until: nowMs + dayMs }),
  ])
  const home = await floors('ko-KR')
  expect(
    home.floors.map(({ slug, name: title, tabs }) => [slug, title, tabs.map((tab) => tab.name)]),
  ).toEqual([
    ['night', 'night ko', ['茶叶 ko', '食品 ko']],
    ['day', 'day ko', ['食品 ko']],
  ])
  expect(home.halls).toMatchObject([{ slug: 'korea', href: '/koreaShop', intro: '说明 ko' }])
  expect(home.sections.map(({ slug }) => slug)).toEqual(['night', 'halls', 'day'])
  // No job and no restart: the page follows the times.
  clock.advance(dayMs)
  expect((await floors()).floors.map(({ slug }) => slug)).toEqual(['night', 'later'])
})

test('banners of operators come before scenes of the house; of products chosen by hand those off the shelf are absent', async () => {
  const shown = await aProduct(db)
  const hidden = await aProduct(db, { isOnSale: false })
  const texts = { eyebrow: name('小'), title: name('一\n二'), text: name('句'), action: name('去') }
  await plan([
    { kind: 'scene', id: 'scene-tea', scene: 'tea', ...always },
    { kind: 'banner', id: 'banner-1', picture: 'home', href: '/goods', ...texts, ...always },
    {
      kind: 'products',
      id: 'floor-hand',
      name: name('手选'),
      intro: name(''),
      ...always,
      productIds: [hidden.goodsId, shown.goodsId],
    },
  ])
  const home = await floors()
  expect(home.slides.map((slide) => [slide.key, 'title' in slide && slide.title])).toEqual([
    ['scene-tea', false],
    ['banner-1', ['一', '二']],
  ])
  expect(home.floors.map(({ goods: products }) => products!.map((card) => card.pkId))).toEqual([
    [shown.goodsId],
  ])
})

/** Products that cost a tenth less now, each of its own shop. */
async function reduced(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let i = 0; i < count; i++) {
    const { goodsId } = await aProduct(db, { shopId: await aShop(db) })
    await db
      .updateTable('sku')
      .set({ price_fen: 90 - i })
      .where('goods_id', '=', goodsId)
      .execute()
    await db
      .updateTable('goods')
      .set({ price_fen: 90 - i })
      .where('id', '=', goodsId)
      .execute()
    ids.unshift(goodsId)
  }
  return ids
}

test('deals are products whose price really fell, the largest share first, and none with fewer than four', async () => {
  await aProduct(db)
  const three = await reduced(3)
  expect((await floors()).deals).toBeNull()
  const one = await aProduct(db, { shopId: await aShop(db) })
  await db.updateTable('sku').set({ price_fen: 1 }).where('goods_id', '=', one.goodsId).execute()
  await db.updateTable('goods').set({ price_fen: 1 }).where('id', '=', one.goodsId).execute()
  clock.advance(60_000)
  const { deals } = await floors()
  expect(deals!.list.map(({ goods: card }) => card.pkId)).toEqual([one.goodsId, ...three])
  for (const { goods: card } of deals!.list)
    expect(Number(card.linePrice)).toBeGreaterThan(Number(card.price))
  // Raised again: no deal, and too few are left.
  await db.updateTable('sku').set({ price_fen: 900_000 }).where('goods_id', '=', one.goodsId).execute()
  clock.advance(60_000)
  expect((await floors()).deals).toBeNull()
})

test('a plan names the deals, or leaves them out', async () => {
  await reduced(4)
  await plan([{ kind: 'deals', id: 'deals', name: name('day'), intro: name('说明'), ...always }])
  expect((await floors('ko-KR')).deals).toMatchObject({ name: 'day ko', intro: '说明 ko' })
  await plan([floor('day', ['food'])])
  clock.advance(60_000)
  expect((await floors('ko-KR')).deals).toBeNull()
})

test('the header offers the words of the plan', async () => {
  const words = async (locale: Locale) =>
    (await api.send('POST /appUserSearch/queryHistory', {}, { locale })).data
  expect(await words('zh-CN')).toEqual({ list: [], hot: [], defaultWord: null })
  await offer([
    { word: name('冷面'), isDefault: false },
    { word: name('泡菜'), isDefault: true },
    {
      word: name('月饼'),
      isDefault: true,
      until: new Date(Date.now() + dayMs),
      from: new Date(Date.now() + dayMs / 2),
    },
  ])
  clock.advance(60_000)
  expect(await words('en-US')).toEqual({ list: [], hot: ['冷面 en', '泡菜 en'], defaultWord: '泡菜 en' })
})

test('an imported mall has its own categories as floors, and a change is visible at once', async () => {
  const ids = await categories([
    {
      code: '居家',
      name: { 'zh-CN': '居家' },
      children: [{ code: '居家/床品', name: { 'zh-CN': '床品件套' } }],
    },
  ])
  const path: [string, string] = [ids.get('居家')!, ids.get('居家/床品')!]
  await aProduct(db, { categoryIds: path })
  expect((await floors('ko-KR')).floors.map(({ slug, tabs }) => [slug, tabs.map((tab) => tab.name)])).toEqual(
    [['居家', ['居家', '床品件套']]],
  )
  await aProduct(db, { categoryIds: path })
  expect((await floors('ko-KR')).ranking).toHaveLength(2)
})

test('public settings', async () => {
  const { data } = await api.send('GET /sysConfig/queryPublic', {})
  expect(data).toEqual({
    csPhone: '400-000-0000',
    csHours: '9:00–21:00',
    csDays: 'all',
    off: [],
    refundsPaused: [],
    queues: [],
    merchantUrl: '/business',
    simulatorUrl: null,
    demoStaff: null,
    locales: ['zh-CN', 'en-US', 'ko-KR'],
    languageSwitch: true,
    tagCloseConfirm: false,
    translates: false,
    errorStore: 'off',
    announced: [],
    serverTime: clock.nowMs(),
  })
})

test('the home page in one entry has the banners, pages, categories and best sellers of its floors', async () => {
  const ids = await categories([
    { code: 'tea', name: name('茶叶'), children: [{ code: 'green', name: name('绿茶') }] },
  ])
  await aProduct(db, { salesCount: 3, categoryIds: [ids.get('tea')!, ids.get('green')!] })
  const { slides, ranking } = await floors('ko-KR')
  const { data } = await api.send('GET /appBanner/queryBannerAndAll', {}, { locale: 'ko-KR' })
  expect(data.list).toHaveLength(1)
  const [home] = data.list
  expect(home!.banners.map(({ pkId }) => pkId)).toEqual(slides.map(({ key }) => key))
  expect(home!.homeNavigation.map(({ gotoContent }) => gotoContent)).toEqual([
    '/koreaShop',
    '/importedGoods',
    '/chartsGoods',
  ])
  expect(home!.categorys).toMatchObject([{ pkId: ids.get('tea'), categoryName: '茶叶 ko' }])
  expect(ranking).toHaveLength(1)
  expect(home!.goods.list).toEqual(ranking)
})
