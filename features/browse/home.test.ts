import { putCategories } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { movableClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { testApi } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { browseRoutes } from './index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
beforeEach(async () => {
  ;({ db, drop } = await aDatabase())
  const options = {
    ...{ csPhone: '400-000-0000', merchantUrl: '/business', simulatorUrl: null, versionAgeMs: 0 },
    serviceHours: { days: 'all' as const, fromMinute: 540, untilMinute: 1_260 },
  }
  api = testApi(browseRoutes({ db, clock: movableClock(1_760_000_000_000) }, options))
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
  expect(await floors()).toEqual({ ranking: [], halls: [], floors: [], shops: [] })
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
    merchantUrl: '/business',
    simulatorUrl: null,
    demoStaff: null,
    locales: ['zh-CN', 'en-US', 'ko-KR'],
    languageSwitch: true,
    tagCloseConfirm: false,
    translates: false,
    errorStore: 'off',
    serverTime: 1_760_000_000_000,
  })
})
