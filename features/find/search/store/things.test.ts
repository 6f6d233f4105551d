import { openCatalogCache, putCategories } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import { testApi } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWords, searchRoutes } from '../index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>

/** The first sells best, so that only its name brings another in front of it. */
const goods = [
  ['牛奶红茶手工皂', 'Tea milk soap', '우유 홍차 비누'],
  ['珍珠奶茶', 'Pearl milk tea', '버블 밀크티'],
  ['全脂牛奶 1L', 'Whole milk 1L', '전지 우유 1L'],
  ['陶瓷咖啡杯', 'Ceramic coffee cup', '도자기 커피 컵'],
  ['意式咖啡豆 500g', 'Espresso coffee beans 500g', '에스프레소 원두 커피 500g'],
  ['苹果汁 1L', 'Apple juice 1L', '사과 주스 1L'],
  ['山东红富士苹果', 'Fuji apples', '부사 사과'],
  ['婴儿洗发水收纳架', 'Rack for baby shampoo', '아기 샴푸 선반'],
  ['婴儿洗发水', 'Baby shampoo, no tears', '아기 샴푸 (눈에 순한)'],
  ['延边阿妈妮 朝鲜族辣白菜 手工腌制整颗泡菜 玻璃罐装', 'Kimchi in a glass jar', '포기김치 유리병'],
  ['泡菜冰箱', 'Kimchi refrigerator', '김치 냉장고'],
] as const

beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  api = testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))
  const name = { 'zh-CN': '百货', 'en-US': 'Things', 'ko-KR': '잡화' }
  const ids = await inTransaction(db, (tx) =>
    putCategories(tx, [{ code: 'all', name, children: [{ code: 'any', name }] }]),
  )
  const shopId = await aShop(db)
  const categoryIds: [string, string] = [ids.get('all')!, ids.get('any')!]
  for (const [i, [zh, en, ko]] of goods.entries())
    await aProduct(db, {
      shopId,
      categoryIds,
      salesCount: 1_000 - i * 80,
      name: { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko },
    })
  await countWords(db)
})
afterAll(async () => {
  await api.close()
  await drop()
})

test.each([
  ['milk tea', 'Pearl milk tea'],
  ['tea', 'Pearl milk tea'],
  ['milk', 'Whole milk 1L'],
  ['우유', 'Whole milk 1L'],
  ['牛奶', 'Whole milk 1L'],
  ['우유 비누', 'Tea milk soap'],
  ['soap', 'Tea milk soap'],
  ['coffee cup', 'Ceramic coffee cup'],
  ['cup', 'Ceramic coffee cup'],
  ['커피', 'Espresso coffee beans 500g'],
  ['apple juice', 'Apple juice 1L'],
  ['apples', 'Fuji apples'],
  ['사과', 'Fuji apples'],
  ['苹果', 'Fuji apples'],
  ['苹果汁', 'Apple juice 1L'],
  ['baby shampoo', 'Baby shampoo, no tears'],
  ['아기 샴푸', 'Baby shampoo, no tears'],
  ['婴儿洗发水', 'Baby shampoo, no tears'],
  ['kimchi', 'Kimchi in a glass jar'],
  ['김치', 'Kimchi in a glass jar'],
  ['泡菜', 'Kimchi in a glass jar'],
  ['泡菜冰箱', 'Kimchi refrigerator'],
])('%s finds first the thing itself: %s', async (goodsName, first) => {
  const { list } = (await api.send('POST /bizGoods/findAll', { goodsName }, { locale: 'en-US' })).data
  expect(list[0]?.goodsName).toBe(first)
})

test('in the order of price, what is cheap stays in the order of price', async () => {
  const asked = { goodsName: 'milk', sort: '3' } as const
  const { list } = (await api.send('POST /bizGoods/findAll', asked, { locale: 'en-US' })).data
  const prices = list.map(({ price }) => Number(price))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test.each([{ inStock: true }, { minPrice: '0.01' }, { freeShipping: true }])(
  'also in a list that is narrowed by %j the thing itself comes first',
  async (narrowed) => {
    const asked = { goodsName: 'milk', ...narrowed }
    const { list } = (await api.send('POST /bizGoods/findAll', asked, { locale: 'en-US' })).data
    const all = (await api.send('POST /bizGoods/findAll', { goodsName: 'milk' }, { locale: 'en-US' })).data
      .list
    const left = new Set(list.map(({ pkId }) => pkId))
    expect(list.map(({ goodsName }) => goodsName)).toEqual(
      all.filter(({ pkId }) => left.has(pkId)).map(({ goodsName }) => goodsName),
    )
    if (list.length > 0) expect(list[0]!.goodsName).toBe('Whole milk 1L')
  },
)
