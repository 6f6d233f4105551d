import { openCatalogCache, putCategories } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import type { Locale } from '@hojip/platform/i18n'
import { testApi } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWords, searchRoutes } from './index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let ids: Map<string, string>

function text(zh: string, en: string, ko: string) {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  api = testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))
  ids = await inTransaction(db, (tx) =>
    putCategories(tx, [
      {
        code: 'food',
        name: text('食品', 'Food', '식품'),
        children: [
          { code: 'kimchi', name: text('泡菜', 'Kimchi', '김치') },
          { code: 'dumplings', name: text('水饺', 'Dumplings', '만두') },
        ],
      },
    ]),
  )
  const shopId = await aShop(db, { name: text('阿妈妮泡菜坊', 'Amani Kimchi House', '아마니 김치집') })
  const brand = text('长白泡菜厂', 'Changbai Kimchi', '장백 김치')
  const of = (code: string) => [ids.get('food')!, ids.get(code)!] as [string, string]
  for (let i = 0; i < 12; i++)
    await aProduct(db, {
      shopId,
      brand,
      categoryIds: of(i < 3 ? 'dumplings' : 'kimchi'),
      salesCount: i,
      name: text(`泡菜${i}号`, `Kimchi ${i}`, `김치 ${i}호`),
    })
  const gone = { brand: text('泡菜旧厂', 'Kimchi of old', '옛 김치'), isOnSale: false }
  await aProduct(db, { ...gone, shopId, categoryIds: of('kimchi'), name: text('旧', 'Old', '옛') })
  await countWords(db)
})
afterAll(async () => {
  await api.close()
  await drop()
})

async function suggested(goodsName: string, locale: Locale = 'zh-CN') {
  return (await api.send('GET /bizGoods/likeGoodsName', { goodsName }, { locale })).data.list
}

async function shown(goodsName: string, locale?: Locale) {
  const list = await suggested(goodsName, locale)
  return list.map((one) =>
    [one.kind, one.text, ...(one.kind === 'scope' ? [one.categoryName, one.count] : [])].join(' '),
  )
}

test('ten suggestions of every kind; a brand without a product on sale is none of them', async () => {
  const list = await shown('泡菜')
  expect(list).toHaveLength(10)
  expect(list.slice(0, 5)).toEqual([
    'category 泡菜',
    'scope 泡菜 水饺 3',
    'brand 长白泡菜厂',
    'shop 阿妈妮泡菜坊',
    'goods 泡菜11号',
  ])
  expect((await shown('Kimchi', 'en-US')).slice(0, 4)).toEqual([
    'category Kimchi',
    'scope Kimchi Dumplings 3',
    'brand Changbai Kimchi',
    'shop Amani Kimchi House',
  ])
})

test('the number beside a category is what a search in it finds, and a brand’s text filters a list', async () => {
  const scope = (await suggested('김치', 'ko-KR')).find((one) => one.kind === 'scope')
  const [category1Id, category2Id] = scope!.categoryPath
  const found = await api.send('POST /bizGoods/findAll', { goodsName: '김치', category1Id, category2Id })
  expect([scope!.categoryName, scope!.count]).toEqual(['만두', found.data.total])
  const ofBrand = await api.send(
    'POST /bizGoods/findAll',
    { brands: ['장백 김치'], pageSize: 1 },
    { locale: 'ko-KR' },
  )
  expect(ofBrand.data.total).toBe(12)
})

test('an unfinished Latin word and one character name neither scope, brand nor shop', async () => {
  expect((await suggested('kimc', 'en-US')).map(({ kind }) => kind)).not.toContain('scope')
  const kinds = (await suggested('泡')).map(({ kind }) => kind)
  for (const kind of ['brand', 'shop', 'help'] as const) expect(kinds).not.toContain(kind)
})

test.each<[string, Locale, string]>([
  ['退换', 'zh-CN', '退换货政策'],
  ['returns', 'en-US', 'Returns and exchanges'],
  ['배송비', 'ko-KR', '배송비'],
  ['退款几天', 'zh-CN', '退款几天到账？'],
])('%s suggests a help article in %s', async (typed, locale, title) => {
  const found = (await suggested(typed, locale)).find(({ kind }) => kind === 'help')
  expect(found).toMatchObject({ text: title, helpId: expect.stringMatching(/^10/) as string })
})

test('a misspelling suggests the right word and its shop before products', async () => {
  expect((await shown('kimhci', 'en-US')).slice(0, 3)).toEqual([
    'word kimchi',
    'shop Amani Kimchi House',
    'goods Kimchi 11',
  ])
  expect((await shown('김취', 'ko-KR')).slice(0, 2)).toEqual(['word 김치', 'shop 아마니 김치집'])
  expect((await shown('kimchi', 'en-US')).filter((one) => one.startsWith('word'))).toEqual([])
})

test('marks in the text are only text', async () => {
  for (const typed of ["' | 'x", '%_\\', '泡菜 & !', '🍲🍲'])
    expect((await api.send('GET /bizGoods/likeGoodsName', { goodsName: typed })).statusCode).toBe(200)
})

test.each([
  ['泡菜店', 'zh-CN', '阿妈妮泡菜坊'],
  ['泡菜店铺', 'zh-CN', '阿妈妮泡菜坊'],
  ['김치 가게', 'ko-KR', '아마니 김치집'],
  ['kimchi shop', 'en-US', 'Amani Kimchi House'],
  ['가게', 'ko-KR', '아마니 김치집'],
  ['店铺', 'zh-CN', '阿妈妮泡菜坊'],
  ['shop', 'en-US', 'Amani Kimchi House'],
] as const)('“%s” asks for shops, by the other words of the query', async (typed, locale, name) => {
  expect(await shown(typed, locale)).toContain(`shop ${name}`)
})

test.each(['냉면 가게', 'tea shop', '饭店', 'workshop'])('“%s” names no shop that is here', async (typed) => {
  expect((await shown(typed, 'zh-CN')).filter((one) => one.startsWith('shop '))).toEqual([])
})
