import { aProduct } from '@hojip/catalog/testing'
import { stockOf } from '@hojip/inventory'
import { holdStock } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProductsMall, aShopWith } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aProductsMall()
})
afterAll(() => mall.stop())

async function aKimchiShop() {
  const { mei, products } = await aShopWith(mall.tools.db, [
    { name: '辣白菜', prices: [1980, 7980], stock: 10 },
  ])
  const [{ goodsId, skuIds }] = products as [(typeof products)[number]]
  return { mei, goodsId, small: skuIds[0]!, large: skuIds[1]! }
}

async function productRow(goodsId: string) {
  const { rows } = await sql<{ price_fen: number; version: number; listed: number; found: number }>`
    select g.price_fen, g.version, p.price_min_fen as listed, s.price_fen as found
    from goods g join shop_product p on p.goods_id = g.id join search_goods s on s.goods_id = g.id
    where g.id = ${goodsId}`.execute(mall.tools.db)
  return rows[0]!
}

async function catalogVersion(): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from catalog_version`.execute(mall.tools.db)
  return rows[0]!.version
}

test('a new price is everywhere at once: in the list, in the search and on the product’s page', async () => {
  const { mei, goodsId, small } = await aKimchiShop()
  const [before, version] = [await productRow(goodsId), await catalogVersion()]
  const wish = { goodsSpecId: small, price: '15.50', priceBefore: '19.80' }
  const { data } = await mall.call(mei, 'POST /bizConsole/saveProductPrice', wish)
  expect(data).toMatchObject({
    product: { pkId: goodsId, priceMin: '15.50', priceMax: '79.80' },
    spec: { pkId: small, price: '15.50' },
  })
  const after = { price_fen: 1550, version: before.version + 1, listed: 1550, found: 1550 }
  expect(await productRow(goodsId)).toEqual(after)
  expect(await catalogVersion()).toBeGreaterThan(version)
  // The same once more is no change.
  expect((await mall.call(mei, 'POST /bizConsole/saveProductPrice', wish)).code).toBe('10000')
  expect(await productRow(goodsId)).toEqual(after)
})

test('of two editors of one price the second learns of the first, and sees both prices', async () => {
  const { mei, small } = await aKimchiShop()
  const save = (price: string) =>
    mall.call(mei, 'POST /bizConsole/saveProductPrice', { goodsSpecId: small, price, priceBefore: '19.80' })
  const answers = await Promise.all([save('15.00'), save('16.00')])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['10000', '40009'])
  const [saved, refused] = answers.toSorted((a, b) => (a.code < b.code ? -1 : 1))
  expect(refused!.data).toMatchObject({ reason: 'products/priceChanged', now: saved!.data.spec.price })
})

test('prices of two SKUs that change together give the product its lowest one', async () => {
  const { mei, goodsId, small, large } = await aKimchiShop()
  const save = (goodsSpecId: string, priceBefore: string, price: string) =>
    mall.call(mei, 'POST /bizConsole/saveProductPrice', { goodsSpecId, price, priceBefore })
  await Promise.all([save(small, '19.80', '30.00'), save(large, '79.80', '25.00')])
  expect(await productRow(goodsId)).toMatchObject({ price_fen: 2500, listed: 2500, found: 2500 })
})

test.each(['0.00', '-1.00', '1', '100000000.00', '1.005'])(
  'a price of %s is refused by its field',
  async (price) => {
    const { mei, small } = await aKimchiShop()
    const wish = { goodsSpecId: small, price, priceBefore: '19.80' }
    const { code, data } = await mall.call(mei, 'POST /bizConsole/saveProductPrice', wish)
    expect({ code, field: data.fields[0].field }).toEqual({ code: '40001', field: 'price' })
  },
)

test('stock is what can be ordered; units reserved for unpaid orders stay beside it', async () => {
  const { mei, small } = await aKimchiShop()
  const { db } = mall.tools
  await inTransaction(db, (tx) => holdStock(tx, [{ orderId: newId(), skuId: small, quantity: 4 }]))
  const save = (stock: number | null, stockBefore: number | null) =>
    mall.call(mei, 'POST /bizConsole/saveProductStock', { goodsSpecId: small, stock, stockBefore })
  expect((await save(20, 10)).data).toMatchObject({ reason: 'products/stockChanged', now: 6 })
  expect((await save(20, 6)).data).toMatchObject({ product: { stock: 30 }, spec: { stock: 20 } })
  expect(await stockOf(db, [small])).toMatchObject([{ onHand: 24, reserved: 4, isCounted: true }])
  expect((await save(null, 20)).data).toMatchObject({ product: { stock: null }, spec: { stock: null } })
  expect((await save(0, null)).data.spec).toMatchObject({ stock: 0 })
  expect(await stockOf(db, [small])).toMatchObject([{ onHand: 4, reserved: 4, received: 4, isCounted: true }])
})

test('orders and an editor of one stock at the same time lose no unit', async () => {
  const { mei, small } = await aKimchiShop()
  const { db } = mall.tools
  const hold = () =>
    inTransaction(db, (tx) => holdStock(tx, [{ orderId: newId(), skuId: small, quantity: 1 }]))
  const wish = { goodsSpecId: small, stock: 50, stockBefore: 10 }
  const [answer] = await Promise.all([
    mall.call(mei, 'POST /bizConsole/saveProductStock', wish),
    ...Array.from({ length: 5 }, hold),
  ])
  const [row] = await stockOf(db, [small])
  const free = row!.onHand - row!.reserved
  expect(row!.reserved).toBe(5)
  // Saved before some of the orders, or refused because of one of them.
  if (answer.code === '10000') expect(free).toBe(45)
  else expect({ free, reason: answer.data.reason }).toEqual({ free: 5, reason: 'products/stockChanged' })
})

test('products off sale are in the warehouse, and back on sale by the same call', async () => {
  const { mei, goodsId } = await aKimchiShop()
  const take = (isOnSale: boolean) =>
    mall.call(mei, 'POST /bizConsole/changeProductsOnSale', { goodsIds: [goodsId], isOnSale })
  const list = async () => (await mall.call(mei, 'POST /bizConsole/queryProducts')).data
  expect((await take(false)).data).toEqual({ changed: [goodsId] })
  expect(await list()).toMatchObject({ counts: { warehouse: 1, onSale: 0 }, list: [{ state: 'warehouse' }] })
  const { rows } = await sql<{ is_on_sale: boolean }>`
    select is_on_sale from search_goods where goods_id = ${goodsId}`.execute(mall.tools.db)
  expect(rows).toEqual([{ is_on_sale: false }])
  expect((await take(false)).data).toEqual({ changed: [] })
  expect((await take(true)).data).toEqual({ changed: [goodsId] })
  expect(await list()).toMatchObject({ counts: { onSale: 1 }, list: [{ state: 'onSale' }] })
})

test('nobody changes another shop’s products, and nothing of a mixed choice', async () => {
  const { mei, goodsId } = await aKimchiShop()
  const { db } = mall.tools
  const foreign = await aProduct(db, { prices: [1980], stock: 10 })
  const goodsSpecId = foreign.skuIds[0]
  const wishes = [
    ['POST /bizConsole/saveProductPrice', { goodsSpecId, price: '0.01', priceBefore: '19.80' }],
    ['POST /bizConsole/saveProductStock', { goodsSpecId, stock: 0, stockBefore: 10 }],
    ['POST /bizConsole/changeProductsOnSale', { goodsIds: [goodsId, foreign.goodsId], isOnSale: false }],
  ] as const
  for (const [key, input] of wishes)
    expect(await mall.call(mei, key, input)).toMatchObject({
      code: '40004',
      data: { reason: 'products/productGone' },
    })
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProducts')
  expect(data.list).toMatchObject([{ state: 'onSale' }])
  expect(await productRow(foreign.goodsId)).toMatchObject({ price_fen: 1980, version: 1 })
})

test('each right opens its own calls', async () => {
  const { mei, goodsId, small } = await aKimchiShop()
  const reader = { ...mei, userId: newId(), rights: ['products.read', 'stock.edit'] }
  const price = { goodsSpecId: small, price: '1.00', priceBefore: '19.80' }
  const stock = { goodsSpecId: small, stock: 1, stockBefore: 10 }
  const codes = [
    await mall.call(reader, 'POST /bizConsole/queryProducts'),
    await mall.call(reader, 'POST /bizConsole/saveProductStock', stock),
    await mall.call(reader, 'POST /bizConsole/saveProductPrice', price),
    await mall.call(reader, 'POST /bizConsole/changeProductsOnSale', {
      goodsIds: [goodsId],
      isOnSale: false,
    }),
  ].map(({ code }) => code)
  expect(codes).toEqual(['10000', '10000', '40003', '40003'])
})
