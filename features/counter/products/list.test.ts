import { aCategoryPath, aProduct, putProduct } from '@hojip/catalog/testing'
import { countStock } from '@hojip/inventory'
import { holdStock } from '@hojip/inventory/testing'
import { aPaidOrder, type TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countSales, followStock, rebuildList } from './actions/keep-list.ts'
import type { ShopProduct } from './contract.ts'
import { aProductsMall, aShopWith } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aProductsMall()
})
afterAll(() => mall.stop())

function names(list: ShopProduct[]): string[] {
  return list.map(({ goodsName }) => goodsName)
}

async function aFilledShop() {
  return aShopWith(mall.tools.db, [
    {
      name: { 'zh-CN': '辣白菜', 'ko-KR': '배추김치', 'en-US': 'Kimchi' },
      sn: 'YB-KM-1',
      prices: [1980, 7980],
    },
    { name: '冷面', prices: [2680], stock: 0 },
    { name: '辣椒酱', prices: [1580], stock: 8 },
    { name: '米酒', prices: [4200], stock: 50, isOnSale: false },
  ])
}

test('a shop sees its products in their states, counted', async () => {
  const { mei } = await aFilledShop()
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProducts', { sort: 'price', order: 'asc' })
  expect(data).toMatchObject({
    total: 4,
    counts: { all: 4, onSale: 2, soldOut: 1, warehouse: 1, deleted: 0 },
  })
  expect(names(data.list)).toEqual(['辣椒酱', '辣白菜', '冷面', '米酒'])
  expect(data.list[1]).toMatchObject({
    goodsSn: 'YB-KM-1',
    priceMin: '19.80',
    priceMax: '79.80',
    stock: 200,
    specNum: 2,
    state: 'onSale',
    categories: ['食品', '泡菜', '辣白菜'],
    languages: { 'zh-CN': 'full', 'ko-KR': 'full', 'en-US': 'full' },
  })
  expect(data.list[2]).toMatchObject({
    state: 'soldOut',
    languages: { 'zh-CN': 'full', 'ko-KR': 'missing' },
    onlySpec: { price: '26.80', stock: 0 },
  })
  expect(data.list[3]).toMatchObject({ state: 'warehouse' })
})

test.each<[object, string[]]>([
  [{ state: 'onSale' }, ['辣椒酱', '辣白菜']],
  [{ state: 'warehouse' }, ['米酒']],
  [{ words: '김치' }, ['辣白菜']],
  [{ words: ' yb-km ' }, ['辣白菜']],
  [{ words: '100%' }, []],
  [{ stock: 'none' }, ['冷面']],
  [{ stock: 'low' }, ['辣椒酱']],
  [{ stock: 'uncounted' }, []],
  [{ language: 'ko-KR' }, ['辣椒酱', '冷面', '米酒']],
  [{ language: 'zh-CN' }, []],
  [{ priceFrom: '20.00', priceTo: '42.00' }, ['辣白菜', '冷面', '米酒']],
  [{ priceFrom: '80.00' }, []],
  [{ words: '辣', state: 'soldOut' }, []],
])('filter %j', async (filter, expected) => {
  const { mei } = await aFilledShop()
  const asked = { sort: 'price', order: 'asc', ...filter }
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProducts', asked)
  expect(names(data.list)).toEqual(expected)
  expect(data.total).toBe(expected.length)
})

test('categories of any level narrow the list, and are offered in the order of the tree', async () => {
  const { mei } = await aFilledShop()
  const [food, kimchi, cabbage] = await aCategoryPath(mall.tools.db)
  const { data } = await mall.call(mei, 'GET /bizConsole/queryProductCategories')
  expect(data.list).toEqual([
    { pkId: food, name: '食品', level: 1 },
    { pkId: kimchi, name: '泡菜', level: 2 },
    { pkId: cabbage, name: '辣白菜', level: 3 },
  ])
  for (const [categoryId, total] of [
    [kimchi, 4],
    [newId(), 0],
  ] as const) {
    const found = await mall.call(mei, 'POST /bizConsole/queryProducts', { categoryId })
    expect(found.data.total).toBe(total)
  }
})

test('pages meet without a gap, from either end', async () => {
  const { mei } = await aShopWith(
    mall.tools.db,
    Array.from({ length: 11 }, (_, i) => ({ name: `第 ${i} 件`, prices: [100 + (i % 3)] })),
  )
  for (const asked of [{}, { words: '第' }])
    for (const order of ['asc', 'desc']) {
      const ids: string[] = []
      for (const pageNum of [1, 2, 3, 4]) {
        const given = { ...asked, order, sort: 'price', pageNum, pageSize: 3 }
        const { data } = await mall.call(mei, 'POST /bizConsole/queryProducts', given)
        expect(data).toMatchObject({ total: 11, pages: 4 })
        ids.push(...(data.list as ShopProduct[]).map(({ pkId }) => pkId))
      }
      expect(new Set(ids).size).toBe(11)
      const beyond = { ...asked, order, sort: 'price', pageNum: 5, pageSize: 3 }
      expect((await mall.call(mei, 'POST /bizConsole/queryProducts', beyond)).data.list).toEqual([])
    }
})

test('another shop sees none of it', async () => {
  const { products } = await aFilledShop()
  const { mei } = await aShopWith(mall.tools.db, [])
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProducts')
  expect(data).toMatchObject({ total: 0, list: [], counts: { all: 0 } })
  const specs = await mall.call(mei, 'POST /bizConsole/queryProductSpecs', { goodsId: products[0]!.goodsId })
  expect(specs).toMatchObject({ code: '40004', data: { reason: 'products/productGone' } })
})

test('the SKUs of a product have prices, free units and sales', async () => {
  const { mei, products } = await aFilledShop()
  const [first, second] = products[0]!.skuIds
  await countStock(mall.tools.db, [{ skuId: second!, onHand: null }], { kind: 'import' })
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProductSpecs', {
    goodsId: products[0]!.goodsId,
  })
  expect(data.list).toMatchObject([
    { pkId: first, specText: '1kg', price: '19.80', stock: 100, sold30: 0 },
    { pkId: second, specText: '2kg', price: '79.80', stock: null, sold30: 0 },
  ])
})

test('the list follows orders: what is reserved cannot be sold again', async () => {
  const { db } = mall.tools
  const { mei, products } = await aFilledShop()
  await inTransaction(db, (tx) =>
    holdStock(tx, [{ orderId: newId(), skuId: products[2]!.skuIds[0]!, quantity: 8 }]),
  )
  const soldOut = () => mall.call(mei, 'POST /bizConsole/queryProducts', { state: 'soldOut', sort: 'price' })
  // The row tells the truth at once, its place in the list after the next minute.
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProducts', { words: '辣椒酱' })
  expect(data.list[0]).toMatchObject({ stock: 0, state: 'soldOut' })
  expect((await soldOut()).data.total).toBe(1)
  await followStock(db)
  expect(names((await soldOut()).data.list)).toEqual(['冷面', '辣椒酱'])
  expect((await soldOut()).data.counts).toEqual({ all: 4, onSale: 1, soldOut: 2, warehouse: 1, deleted: 0 })
})

test('what was sold in the last 30 days is counted from paid orders, and forgotten afterwards', async () => {
  const { tools } = mall
  const { stall } = await aPaidOrder(tools, { stall: { prices: [1000, 2000] } })
  await rebuildList(tools.db)
  const sold = async () => {
    const { data } = await mall.call(stall.mei, 'POST /bizConsole/queryProducts', { sort: 'sold' })
    const specs = await mall.call(stall.mei, 'POST /bizConsole/queryProductSpecs', { goodsId: stall.goodsId })
    return [data.list[0].sold30, ...specs.data.list.map((spec: { sold30: number }) => spec.sold30)]
  }
  expect(await sold()).toEqual([0, 0, 0])
  await countSales(tools.db, tools.clock.nowMs())
  const [all, ...each] = await sold()
  expect(all).toBeGreaterThan(0)
  expect(each.reduce((a, b) => a + b, 0)).toBe(all)
  await countSales(tools.db, tools.clock.nowMs() + 31 * 86_400_000)
  expect(await sold()).toEqual([0, 0, 0])
})

test('a changed product changes its row, and a rebuilt list equals the one before', async () => {
  const { db } = mall.tools
  const { shopId, mei } = await aShopWith(db, [])
  const { goodsId } = await aProduct(db, { shopId, handle: 'tea', name: '茶', prices: [500] })
  const [food] = await aCategoryPath(db)
  await inTransaction(db, (tx) =>
    putProduct(tx, {
      shopId,
      handle: 'tea',
      name: { 'zh-CN': '红茶', 'ko-KR': '홍차' },
      gallery: [],
      params: [],
      story: [],
      options: [],
      skus: [{ choice: [], priceFen: 700, stock: 3 }],
      isOnSale: true,
      categoryIds: [food],
    }),
  )
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProducts', { words: '홍차', stock: 'low' })
  expect(data.list).toMatchObject([
    { pkId: goodsId, priceMin: '7.00', languages: { 'ko-KR': 'full', 'en-US': 'missing' } },
  ])
  const all = () => sql<object>`select * from shop_product where shop_id = ${shopId}`.execute(db)
  const before = (await all()).rows
  await sql`delete from shop_product where goods_id = ${goodsId}`.execute(db)
  await rebuildList(db)
  expect((await all()).rows).toEqual(before)
  expect((await mall.call(mei, 'POST /bizConsole/queryProducts')).data.counts.all).toBe(1)
})
