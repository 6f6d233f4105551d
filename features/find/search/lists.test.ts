import { plenty } from '@hojip/inventory/rules'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import { newId } from '@hojip/platform/ids'
import { inTransaction } from '@hojip/platform/db'
import { testApi } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCategoryPath, aProduct } from '@hojip/catalog/testing'
import { countComments, countSales, openCatalogCache, putCategories } from '@hojip/catalog'
import { searchRoutes } from './index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let tea: string
let shopId: string
const products: Record<string, string> = {}

beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  api = testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))
  const name = { 'zh-CN': '茶叶', 'en-US': 'Tea', 'ko-KR': '차' }
  tea = (await inTransaction(db, (tx) => putCategories(tx, [{ code: 'tea', name }]))).get('tea')!
  shopId = await aShop(db, { freeShippingFromFen: 3000 })
  const brand = (text: string) => ({ 'zh-CN': text, 'en-US': `${text} brand`, 'ko-KR': `${text} 브랜드` })
  const make = async (key: string, given: Parameters<typeof aProduct>[1]) => {
    products[key] = (await aProduct(db, { shopId, name: key, ...given })).goodsId
  }
  await make('cheap', { prices: [900], salesCount: 5, brand: brand('山里') })
  await make('dear', { prices: [90_000, 99_000], salesCount: 50, brand: brand('山里') })
  await make('loved', { prices: [3000], salesCount: 20, brand: brand('海边') })
  await make('sold-out', { prices: [2000], salesCount: 30, stock: 0 })
  await make('elsewhere', { prices: [4000], salesCount: 40, shopId: await aShop(db), categoryIds: [tea] })
  await make('off-sale', { prices: [100], salesCount: 99, isOnSale: false })
  await inTransaction(db, (tx) =>
    countComments(tx, [
      { goodsId: products['loved']!, count: 9, ratedCount: 4, scoreSum: 19 },
      { goodsId: products['cheap']!, count: 30, ratedCount: 0, scoreSum: 0 },
    ]),
  )
})
afterAll(async () => {
  await api.close()
  await drop()
})

type Asked = Record<string, unknown>
async function find(asked: Asked = {}) {
  return (await api.send('POST /bizGoods/findAll', asked)).data
}

async function named(asked: Asked = {}) {
  const keys = new Map(Object.entries(products).map(([key, id]) => [id, key]))
  return (await find(asked)).list.map((card) => keys.get(card.pkId))
}

describe('order', () => {
  test.each([
    ['0', 'dear elsewhere loved cheap sold-out'],
    ['1', 'dear elsewhere sold-out loved cheap'],
    ['2', 'elsewhere sold-out loved dear cheap'],
    ['3', 'cheap sold-out loved elsewhere dear'],
    ['4', 'dear elsewhere loved sold-out cheap'],
    ['5', 'loved elsewhere sold-out dear cheap'],
  ])('%s is %s', async (sort, keys) => {
    expect((await named({ sort })).join(' ')).toBe(keys)
  })
})

describe('filters', () => {
  test.each([
    ['category 1', async () => ({ category1Id: tea }), 'elsewhere'],
    ['category 3', async () => ({ category3Id: (await aCategoryPath(db))[2] }), 'dear loved cheap sold-out'],
    ['shop', async () => ({ shopId }), 'dear loved cheap sold-out'],
    ['price', async () => ({ minPrice: '20', maxPrice: '40.00' }), 'elsewhere loved sold-out'],
    ['stock', async () => ({ inStock: true }), 'dear elsewhere loved cheap'],
    ['free delivery', async () => ({ freeShipping: true }), 'dear loved'],
    ['brand', async () => ({ brands: ['山里'] }), 'dear cheap'],
    [
      'brands in another language',
      async () => ({ brands: ['山里 brand', '海边 브랜드'] }),
      'dear loved cheap',
    ],
    ['a brand nobody has', async () => ({ brands: ['山'] }), ''],
    ['everything', async () => ({ shopId, inStock: true, maxPrice: '100', brands: ['山里'] }), 'cheap'],
    ['an unknown category', async () => ({ category1Id: newId() }), ''],
  ])('by %s', async (_what, asked, keys) => {
    expect((await named(await asked())).join(' ')).toBe(keys)
  })

  test.each([
    [{ category1Id: 'x' }, 'category1Id'],
    [{ minPrice: '-1' }, 'minPrice'],
    [{ sort: '9' }, 'sort'],
    [{ pageSize: 1000 }, 'pageSize'],
  ])('%o is refused, and the refusal names the field', async (asked, field) => {
    const answer = await api.send('POST /bizGoods/findAll', asked)
    expect([answer.statusCode, answer.code, answer.data.fields?.[0]?.field]).toEqual([400, '40001', field])
  })
})

test('a card has all data needed to buy', async () => {
  const { list } = (await api.send('POST /bizGoods/findAll', { shopId }, { locale: 'en-US' })).data
  const dear = list.find((card) => card.pkId === products['dear'])!
  expect(dear).toMatchObject({
    goodsBrand: '山里 brand',
    goodsPic: '/pictures/kimchi',
    price: '900.00',
    shopName: 'Mei Kimchi House',
    salesNum: 50,
    stock: 200,
    specText: '1kg',
    hasChoice: true,
    isFreeShipping: true,
  })
  expect(list.find((card) => card.pkId === products['loved'])).toMatchObject({
    score: '4.8',
    commentNum: 9,
    hasChoice: false,
  })
  const cheap = list.find((card) => card.pkId === products['cheap'])!
  expect(cheap).toMatchObject({ commentNum: 30 })
  expect(cheap).not.toHaveProperty('score')
})

test('pages neither overlap nor skip, even while sales change the order', async () => {
  const other = await aShop(db)
  for (let i = 0; i < 7; i++) await aProduct(db, { shopId: other, salesCount: i })
  const page = (pageNum: number) => find({ shopId: other, pageNum, pageSize: 3 })
  const first = await page(1)
  expect(first).toMatchObject({ total: 7, pages: 3, pageNum: 1, pageSize: 3 })
  const slow = first.list.at(-1)!.pkId
  await inTransaction(db, (tx) =>
    countSales(tx, [{ orderId: newId(), lines: [{ goodsId: slow, quantity: 100 }] }]),
  )
  const ids = [...first.list, ...(await page(2)).list, ...(await page(3)).list].map((card) => card.pkId)
  expect(new Set(ids).size).toBe(7)
  expect((await page(4)).list).toEqual([])
})

test('a change of the catalogue shows at once', async () => {
  const other = await aShop(db)
  expect((await find({ shopId: other })).total).toBe(0)
  await aProduct(db, { shopId: other })
  expect((await find({ shopId: other })).total).toBe(1)
})

test('products without counted stock are among those in stock', async () => {
  const uncounted = { options: [], skus: [{ choice: [], priceFen: 100, stock: 'uncounted' as const }] }
  const { goodsId } = await aProduct(db, { shopId: await aShop(db), ...uncounted })
  const { list } = await find({ inStock: true, pageSize: 60 })
  expect(list.find(({ pkId }) => pkId === goodsId)?.stock).toBe(plenty)
})

describe('filters of a list', () => {
  const filters = async (asked: Asked) => (await api.send('GET /sysCategory/queryFilters', asked)).data
  test('count brands, prices and the categories below', async () => {
    const found = await filters({ shopId })
    expect(found.brands).toEqual([
      { name: '山里', count: 2 },
      { name: '海边', count: 1 },
    ])
    expect(found.priceRanges.reduce((sum, one) => sum + one.count, 0)).toBe(4)
    expect(found.priceRanges.at(-1)!.to).toBeNull()
    expect(found.categories).toMatchObject([
      { categoryName: '食品', level: 1, count: 4, pic: '/pictures/kimchi' },
    ])
  })
  test('have price ranges with as many products as they count', async () => {
    for (const { from, to, count } of (await filters({ shopId })).priceRanges)
      expect(await find({ shopId, minPrice: from, ...(to && { maxPrice: to }) })).toMatchObject({
        total: count,
      })
  })
  test('list third-level categories below a second-level one, and none below those', async () => {
    const [, second, third] = await aCategoryPath(db)
    expect((await filters({ category2Id: second, shopId })).categories.map((c) => c.pkId)).toEqual([third])
    expect((await filters({ category3Id: third })).categories).toEqual([])
  })
  test('by words', async () => {
    expect((await filters({ keyword: 'dear' })).priceRanges).toMatchObject([{ count: 1 }])
    expect(await filters({ keyword: '!!' })).toEqual({
      path: [],
      brands: [],
      priceRanges: [],
      categories: [],
      unfiltered: 0,
      freeShipping: 0,
      reduced: 0,
      inStock: 0,
    })
  })
})

describe('calls by other names', () => {
  test('the products of a category, in pages', async () => {
    const asked = { level: '1', categoryId: tea, pageNum: 1, pageSize: 10 }
    const { data } = await api.send('GET /sysCategory/queryByCategory', asked)
    const { list, total } = await find({ category1Id: tea })
    expect(list).toHaveLength(1)
    expect(data).toMatchObject({ list, total, pageNum: 1, pages: 1 })
    const wrong = await api.send('GET /sysCategory/queryByCategory', { ...asked, level: '4' })
    expect(wrong.statusCode).toBe(400)
  })

  test('the categories in which a shop sells', async () => {
    const { data } = await api.send('GET /bizShop/queryShopCategory', { shopId })
    const filters = await api.send('GET /sysCategory/queryFilters', { shopId })
    expect(data.list).toEqual(filters.data.categories)
    expect((await api.send('GET /bizShop/queryShopCategory', { shopId: newId() })).data.list).toEqual([])
  })
})
