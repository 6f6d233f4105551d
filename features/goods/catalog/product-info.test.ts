import { plenty } from '@hojip/inventory/rules'
import { aRoom, holdStock } from '@hojip/inventory/testing'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogRoutes, countComments, countSales, openCatalogCache } from './index.ts'
import { chosenParams } from './rules/option-params.ts'
import { aCategoryPath, aProduct, putProduct, type InputGiven } from './testing.ts'

let { db, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ db, api, stop } = await aRoom((tools) => catalogRoutes(tools, openCatalogCache(tools, 0))))
})
afterAll(() => stop())

function info(goodsId: string, locale: 'zh-CN' | 'en-US' | 'ko-KR' = 'zh-CN') {
  return api.send('GET /bizGoods/queryGoodsInfo', { goodsId }, { locale })
}

function text(zh: string, en: string, ko: string) {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

const kimchi: Partial<InputGiven> = {
  selling: text('每天现腌', 'Salted every day', '매일 담가요'),
  params: [{ name: text('产地', 'From', '산지'), value: text('延吉', 'Yanji', '연길') }],
  story: [
    {
      title: text('一棵一棵', 'Head by head', '한 포기씩'),
      text: text('手工', 'By hand', '손으로'),
      picture: 'jar',
    },
  ],
  options: [
    {
      name: text('净含量', 'Size', '용량'),
      values: [text('500g', '500 g', '500g'), text('1kg', '1 kg', '1kg')],
    },
    {
      name: text('辣度', 'Heat', '맵기'),
      values: [text('微辣', 'Mild', '순한맛'), text('特辣', 'Hot', '매운맛')],
    },
  ],
  // 1 kg is not made in hot.
  skus: [
    { choice: [0, 0], priceFen: 1980, stock: 3 },
    { choice: [0, 1], priceFen: 2080, stock: 0, picture: 'hot' },
    { choice: [1, 0], priceFen: 2980, stock: 5 },
  ],
}

test('a product with everything, in the caller’s language', async () => {
  const { goodsId, skuIds, shopId } = await aProduct(db, kimchi)
  const { data } = await info(goodsId, 'en-US')
  expect(data.goods).toMatchObject({
    pkId: goodsId,
    goodsName: 'Napa cabbage kimchi',
    selling: 'Salted every day',
    price: '19.80',
    stock: 8,
    specText: '500 g · Mild',
    defaultSpecId: skuIds[0],
    goodsParam: [{ name: 'From', value: 'Yanji' }],
    goodsDetail: [{ title: 'Head by head', text: 'By hand', goodsDetailImg: '/pictures/jar' }],
    bodyHtml: '',
  })
  expect(data.goodsImg).toEqual(['/pictures/kimchi', '/pictures/kimchi-2'])
  expect(data.goodsShop).toMatchObject({ pkId: shopId, shopName: 'Mei Kimchi House', goodsCount: 1 })
  expect(data.specAxes).toEqual([
    { name: 'Size', attribute: 'weight', values: ['500 g', '1 kg'] },
    { name: 'Heat', values: ['Mild', 'Hot'] },
  ])
  expect(data.goods.isFromPrice).toBe(true)
  expect(data.categoryPath.map((one) => one.categoryName)).toEqual(['Food', 'Kimchi', 'Cabbage kimchi'])
  expect((await info(goodsId, 'ko-KR')).data.specs[1]!.specText).toBe('500g · 매운맛')
})

test('parameters follow the option: those it replaces, and the one named like its axis', async () => {
  const [size, heat] = kimchi.options!
  const weight = text('重量', 'Weight', '무게')
  const { goodsId } = await aProduct(db, {
    ...kimchi,
    params: [
      ...kimchi.params!,
      { name: text('净含量', 'Net', '내용량'), value: text('1kg', '1 kg', '1kg') },
    ].concat({ name: weight, value: text('?', '?', '?') }),
    options: [
      {
        ...size!,
        params: ['0.6', '1.2'].map((kg) => [{ name: weight, value: text(`${kg}kg`, `${kg} kg`, `${kg}kg`) }]),
      },
      heat!,
    ],
  })
  const { goods: product, specAxes } = (await info(goodsId, 'en-US')).data
  expect(product.goodsParam).toEqual([
    { name: 'From', value: 'Yanji' },
    { name: 'Net', value: '500 g' },
    { name: 'Weight', value: '0.6 kg' },
  ])
  expect(chosenParams(product.goodsParam, specAxes, [1, undefined]).map(({ value }) => value)).toEqual([
    'Yanji',
    '1 kg',
    '1.2 kg',
  ])
  expect(specAxes[1]).toEqual({ name: 'Heat', values: ['Mild', 'Hot'] })
})

test('choices that are not made are missing, sold-out ones are there', async () => {
  const { goodsId } = await aProduct(db, kimchi)
  const { specs } = (await info(goodsId)).data
  expect(specs.map((spec) => [spec.choice, spec.stock, spec.isDefault])).toEqual([
    [[0, 0], 3, true],
    [[0, 1], 0, false],
    [[1, 0], 5, false],
  ])
  expect(specs[1]!.goodsSpecImg).toBe('/pictures/hot')
  expect(specs[2]).toMatchObject({ price: '29.80' })
})

test('stock, sales and comments are current', async () => {
  const { goodsId, skuIds } = await aProduct(db, kimchi)
  await info(goodsId)
  await inTransaction(db, async (tx) => {
    await holdStock(tx, [{ orderId: newId(), skuId: skuIds[0]!, quantity: 2 }])
    const [twice, other] = [newId(), newId()]
    const lines = [{ goodsId, quantity: 1 }]
    await countSales(tx, [
      { orderId: twice, lines },
      { orderId: other, lines: [...lines, ...lines] },
    ])
    await countSales(tx, [{ orderId: twice, lines }])
    await countComments(tx, [{ goodsId, count: 5, ratedCount: 2, scoreSum: 9 }])
  })
  const { goods: product, specs } = (await info(goodsId)).data
  expect([specs[0]!.stock, product.stock, product.salesNum]).toEqual([1, 6, 3])
  expect(product).toMatchObject({ score: '4.5', commentNum: 5, ratedNum: 2 })
})

test('uncounted products are in plenty, before and after an order', async () => {
  const { goodsId, skuIds } = await aProduct(db, {
    options: [],
    skus: [{ choice: [], priceFen: 100, stock: 'uncounted' }],
  })
  const look = async () => {
    const now = await api.send('POST /bizGoods/queryStockPrice', { goodsSpecIds: skuIds })
    const { goods: product, specs } = (await info(goodsId)).data
    return [product.stock, specs[0]!.stock, now.data.list[0]!.stock]
  }
  expect(await look()).toEqual([plenty, plenty, plenty])
  await inTransaction(db, (tx) => holdStock(tx, [{ orderId: newId(), skuId: skuIds[0]!, quantity: 9 }]))
  expect(await look()).toEqual([plenty, plenty, plenty])
})

test('a change of the product shows at once; a choice no longer made is gone', async () => {
  const { goodsId, shopId } = await aProduct(db, { ...kimchi, handle: 'change' })
  await info(goodsId)
  const change = {
    ...kimchi,
    shopId,
    handle: 'change',
    gallery: [],
    categoryIds: await aCategoryPath(db),
    isOnSale: true,
  }
  const skus = [{ choice: [1, 0], priceFen: 2580, stock: 1 }]
  await inTransaction(db, (tx) => putProduct(tx, { ...change, name: text('新', 'New', '새'), skus }))
  const { goods: product, specs } = (await info(goodsId)).data
  expect([product.goodsName, product.price, product.goodsPic, specs.length, specs[0]!.stock]).toEqual([
    '新',
    '25.80',
    '',
    1,
    1,
  ])
})

test('products off sale are still found; unknown ones are refused', async () => {
  const { goodsId } = await aProduct(db, { isOnSale: false })
  expect((await info(goodsId)).data.goods).toMatchObject({ isOnSale: false, stock: 100 })
  expect(await info(newId(), 'ko-KR')).toMatchObject({
    statusCode: 404,
    code: '40004',
    msg: '판매가 끝났거나 없는 상품이에요',
    data: { reason: 'catalog/goodsGone' },
  })
  expect((await info('1')).data.fields![0]!.field).toBe('goodsId')
})

test('many concurrent callers are all answered', async () => {
  const goodsIds: string[] = []
  for (let i = 0; i < 5; i++) goodsIds.push((await aProduct(db, { prices: [100 + i] })).goodsId)
  const asked = Array.from({ length: 60 }, (_, i) => goodsIds[i % 5]!)
  const answers = await Promise.all(asked.map((id) => info(id)))
  expect(answers.map((answer) => answer.data.goods.pkId)).toEqual(asked)
})
