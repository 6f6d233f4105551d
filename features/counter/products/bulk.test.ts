import { aCategoryPath } from '@hojip/catalog/testing'
import { countStock, stockOf } from '@hojip/inventory'
import type { TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBulk, stepOfBulk } from './actions/bulk/run-bulk.ts'
import { aProductsMall, aShopWith } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aProductsMall()
})
afterAll(() => mall.stop())

const tenPercent = { type: 'pricePercent', percent: '10' }
const all = { filter: {} }

function aTeaShop() {
  return aShopWith(mall.tools.db, [
    { name: '红茶', prices: [1000, 1995], stock: 5 },
    { name: '绿茶', prices: [300], stock: 0 },
    { name: '普洱', prices: [4000], stock: 9, isOnSale: false },
  ])
}

function start(viewer: Viewer, input: object, key: string = newId()) {
  return mall.call(viewer, 'POST /bizConsole/startBulkChange', input, { 'idempotency-key': key })
}

async function bulkOf(viewer: Viewer, pkId?: string) {
  return (await mall.call(viewer, 'POST /bizConsole/queryBulkChange', pkId ? { pkId } : {})).data.bulk
}

async function pricesOf(shopId: string): Promise<number[]> {
  const { rows } = await sql<{ price: number }>`
    select k.price_fen as price from sku k join goods g on g.id = k.goods_id
    where g.shop_id = ${shopId} order by g.id, k.sort`.execute(mall.tools.db)
  return rows.map(({ price }) => price)
}

function steps(bulkId: string) {
  return runBulk(mall.tools, { bulkId })
}

test('a preview shows what a change would do, and does nothing', async () => {
  const { mei, shopId } = await aTeaShop()
  const { data } = await mall.call(mei, 'POST /bizConsole/previewBulkChange', { change: tenPercent, ...all })
  expect(data).toMatchObject({ products: 3, changed: 4, unchanged: 0, outOfLimits: 0, uncounted: 0 })
  expect(data.examples).toMatchObject([
    { goodsName: '普洱', specText: '', before: '40.00', after: '44.00' },
    { goodsName: '绿茶', specText: '', before: '3.00', after: '3.30' },
    { goodsName: '红茶', specText: '1kg', before: '10.00', after: '11.00' },
  ])
  const less = { type: 'priceAmount', amount: '-10.00' }
  const cheaper = await mall.call(mei, 'POST /bizConsole/previewBulkChange', { change: less, ...all })
  expect(cheaper.data).toMatchObject({ changed: 2, outOfLimits: 2 })
  const off = { change: { type: 'onSale', isOnSale: false }, ...all }
  expect((await mall.call(mei, 'POST /bizConsole/previewBulkChange', off)).data).toMatchObject({
    changed: 2,
    unchanged: 1,
  })
  expect(await pricesOf(shopId)).toEqual([1000, 1995, 300, 4000])
})

test('a change of prices runs as a job, and everything follows it; undone, all is as before', async () => {
  const { mei, shopId } = await aTeaShop()
  const { data } = await start(mei, { change: tenPercent, ...all })
  expect(data).toMatchObject({ products: 3 })
  expect(await bulkOf(mei)).toMatchObject({ pkId: data.pkId, state: 'running', done: 0, canUndo: false })
  await mall.tools.jobs.drain()
  expect(await pricesOf(shopId)).toEqual([1100, 2195, 330, 4400])
  expect(await bulkOf(mei)).toMatchObject({
    state: 'done',
    products: 3,
    done: 3,
    changed: 4,
    skipped: 0,
    canUndo: true,
    change: { type: 'pricePercent', percent: '10.00', roundTo: 'fen' },
  })
  const { rows } = await sql<{ price: number; listed: number; found: number }>`
    select g.price_fen as price, p.price_min_fen as listed, s.price_fen as found
    from goods g join shop_product p on p.goods_id = g.id join search_goods s on s.goods_id = g.id
    where g.shop_id = ${shopId} order by g.id limit 1`.execute(mall.tools.db)
  expect(rows).toEqual([{ price: 1100, listed: 1100, found: 1100 }])
  const undo = () => mall.call(mei, 'POST /bizConsole/undoBulkChange', { pkId: data.pkId })
  expect((await Promise.all([undo(), undo()])).map(({ code }) => code)).toEqual(['10000', '10000'])
  await mall.tools.jobs.drain()
  expect(await pricesOf(shopId)).toEqual([1000, 1995, 300, 4000])
  expect(await bulkOf(mei)).toMatchObject({ state: 'undone', undone: 4, changedSince: 0, canUndo: false })
})

test('taking back leaves what somebody has changed since, and lists it', async () => {
  const { mei, shopId, products } = await aTeaShop()
  const { data } = await start(mei, { change: tenPercent, ...all })
  await mall.tools.jobs.drain()
  const wish = { goodsSpecId: products[1]!.skuIds[0], price: '3.50', priceBefore: '3.30' }
  await mall.call(mei, 'POST /bizConsole/saveProductPrice', wish)
  await mall.call(mei, 'POST /bizConsole/undoBulkChange', { pkId: data.pkId })
  await mall.tools.jobs.drain()
  expect(await pricesOf(shopId)).toEqual([1000, 1995, 350, 4000])
  expect(await bulkOf(mei, data.pkId)).toMatchObject({
    state: 'undone',
    undone: 3,
    changedSince: 1,
    left: [{ goodsName: '绿茶', why: 'changedSince', before: '3.00' }],
  })
  const again = await mall.call(mei, 'POST /bizConsole/undoBulkChange', { pkId: data.pkId })
  expect(again.code).toBe('10000')
  await mall.tools.jobs.drain()
  expect(await pricesOf(shopId)).toEqual([1000, 1995, 350, 4000])
})

test('prices out of limits are skipped and listed, the others change', async () => {
  const { mei, shopId } = await aTeaShop()
  await start(mei, { change: { type: 'priceAmount', amount: '-10.00' }, ...all })
  await mall.tools.jobs.drain()
  expect(await pricesOf(shopId)).toEqual([1000, 995, 300, 3000])
  const bulk = await bulkOf(mei)
  expect(bulk).toMatchObject({ changed: 2, skipped: 2 })
  expect(bulk.left).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ goodsName: '红茶', specText: '1kg', why: 'outOfLimits', before: '10.00' }),
    ]),
  )
})

test('stock is set and added to; what is not counted, or would fall below nothing, is skipped', async () => {
  const { db, jobs } = mall.tools
  const { mei, products } = await aTeaShop()
  const ids = products.flatMap(({ skuIds }) => skuIds)
  await countStock(db, [{ skuId: ids[3]!, onHand: null }], { kind: 'import' })
  const free = async () => {
    const rows = new Map((await stockOf(db, ids)).map((row) => [row.skuId, row]))
    return ids.map((id) => (rows.get(id)!.isCounted ? rows.get(id)!.onHand - rows.get(id)!.reserved : null))
  }
  await start(mei, { change: { type: 'stockAdd', stock: -2 }, ...all })
  await jobs.drain()
  expect(await free()).toEqual([3, 3, 0, null])
  const less = await bulkOf(mei)
  expect(less).toMatchObject({ changed: 2, skipped: 2 })
  expect(less.left.map(({ why }: { why: string }) => why).toSorted()).toEqual(['outOfLimits', 'uncounted'])
  const set = await start(mei, { change: { type: 'stockSet', stock: 40 }, ...all })
  await jobs.drain()
  expect(await free()).toEqual([40, 40, 40, 40])
  await mall.call(mei, 'POST /bizConsole/undoBulkChange', { pkId: set.data.pkId })
  await jobs.drain()
  expect(await free()).toEqual([3, 3, 0, null])
})

test('products go off sale and back; one that was off sale before stays so', async () => {
  const { mei } = await aTeaShop()
  const counts = async () => (await mall.call(mei, 'POST /bizConsole/queryProducts')).data.counts
  const before = await counts()
  const { data } = await start(mei, { change: { type: 'onSale', isOnSale: false }, ...all })
  await mall.tools.jobs.drain()
  expect(await counts()).toEqual({ all: 3, onSale: 0, soldOut: 0, warehouse: 3, deleted: 0 })
  expect(await bulkOf(mei)).toMatchObject({ changed: 2 })
  await mall.call(mei, 'POST /bizConsole/undoBulkChange', { pkId: data.pkId })
  await mall.tools.jobs.drain()
  expect(await counts()).toEqual(before)
})

/** A shop with more products than one step takes. */
async function aLargeShop() {
  const shop = await aShopWith(mall.tools.db, [{ name: '米', prices: [1000] }])
  await sql`
    with copies as (
      insert into goods (id, shop_id, handle, sn, category1_id, name, options, price_fen)
      select test.id_at(), shop_id, handle || i, sn || i, category1_id, name, options, price_fen
      from goods cross join generate_series(1, 449) i where id = ${shop.products[0]!.goodsId} returning id
    ), skus as (
      insert into sku (id, goods_id, sn, choice, price_fen) select test.id_at(), id, 'S', '{}', 1000 from copies
      returning id
    )
    insert into stock (sku_id, on_hand, received) select id, 5, 5 from skus`.execute(mall.tools.db)
  await sql`select refresh_shop_products(array(select id from goods where shop_id = ${shop.shopId}))`.execute(
    mall.tools.db,
  )
  return shop
}

test('a change that is killed in the middle goes on where it was: each price changes once', async () => {
  const { mei, shopId } = await aLargeShop()
  const { data } = await start(mei, { change: tenPercent, ...all })
  await stepOfBulk(mall.tools.db, data.pkId)
  expect(await bulkOf(mei)).toMatchObject({ state: 'running', products: 450, done: 200, changed: 200 })
  // The step that dies takes all of itself along.
  await sql`
    create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
    mall.tools.db,
  )
  await sql`create trigger die before update on bulk_change for each row execute function die()`.execute(
    mall.tools.db,
  )
  await expect(steps(data.pkId)).rejects.toThrow('killed')
  await sql`drop function die cascade`.execute(mall.tools.db)
  expect((await pricesOf(shopId)).filter((price) => price === 1100)).toHaveLength(200)
  // Two processes take the job at the same time.
  await Promise.all([steps(data.pkId), steps(data.pkId)])
  await mall.tools.jobs.drain()
  expect(await bulkOf(mei)).toMatchObject({ state: 'done', done: 450, changed: 450 })
  expect(new Set(await pricesOf(shopId))).toEqual(new Set([1100]))
  await mall.call(mei, 'POST /bizConsole/undoBulkChange', { pkId: data.pkId })
  await stepOfBulk(mall.tools.db, data.pkId)
  await Promise.all([steps(data.pkId), steps(data.pkId)])
  expect(new Set(await pricesOf(shopId))).toEqual(new Set([1000]))
  expect(await bulkOf(mei)).toMatchObject({ state: 'undone', undone: 450, changedSince: 0 })
})

test('a cancelled change stops, and can be taken back', async () => {
  const { mei, shopId } = await aLargeShop()
  const { data } = await start(mei, { change: tenPercent, ...all })
  await stepOfBulk(mall.tools.db, data.pkId)
  const cancel = () => mall.call(mei, 'POST /bizConsole/cancelBulkChange', { pkId: data.pkId })
  expect((await cancel()).data).toEqual({ isCancelled: true })
  expect((await cancel()).data).toEqual({ isCancelled: false })
  await mall.tools.jobs.drain()
  expect((await pricesOf(shopId)).filter((price) => price === 1100)).toHaveLength(200)
  expect(await bulkOf(mei)).toMatchObject({ state: 'cancelled', done: 200, canUndo: true })
  await mall.call(mei, 'POST /bizConsole/undoBulkChange', { pkId: data.pkId })
  await mall.tools.jobs.drain()
  expect(new Set(await pricesOf(shopId))).toEqual(new Set([1000]))
})

test('of changes that begin together one runs; the same request begins one', async () => {
  const { mei, shopId } = await aTeaShop()
  const answers = await Promise.all([1, 2, 3].map(() => start(mei, { change: tenPercent, ...all })))
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['10000', '40009', '40009'])
  await mall.tools.jobs.drain()
  expect(await pricesOf(shopId)).toEqual([1100, 2195, 330, 4400])
  const key = newId()
  const wish = { change: tenPercent, filter: { words: '绿茶' } }
  const same = await Promise.all([start(mei, wish, key), start(mei, wish, key)])
  expect(new Set(same.map(({ data }) => data.pkId)).size).toBe(1)
  await mall.tools.jobs.drain()
  expect((await start(mei, wish, key)).data).toEqual(same[0].data)
  await mall.tools.jobs.drain()
  expect(await pricesOf(shopId)).toEqual([1100, 2195, 363, 4400])
})

test('single prices that are saved while a change runs are not lost', async () => {
  const { mei, products } = await aTeaShop()
  const wish = { goodsSpecId: products[1]!.skuIds[0], price: '9.00', priceBefore: '3.00' }
  const [, saved] = await Promise.all([
    start(mei, { change: tenPercent, ...all }).then(() => mall.tools.jobs.drain()),
    mall.call(mei, 'POST /bizConsole/saveProductPrice', wish),
  ])
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProducts', { words: '绿茶' })
  expect(data.list[0].priceMin).toBe(saved.code === '10000' ? '9.90' : '3.30')
})

test('nobody sees, cancels or takes back another shop’s change, or chooses its products', async () => {
  const { mei, shopId, products } = await aTeaShop()
  const other = await aTeaShop()
  const { data } = await start(mei, { change: tenPercent, ...all })
  for (const call of ['query', 'cancel', 'undo'])
    expect(
      await mall.call(other.mei, `POST /bizConsole/${call}BulkChange`, { pkId: data.pkId }),
    ).toMatchObject({ code: '40004', data: { reason: 'products/bulkGone' } })
  expect(await bulkOf(other.mei)).toBeNull()
  await mall.tools.jobs.drain()
  const theirs = { change: tenPercent, goodsIds: products.map(({ goodsId }) => goodsId) }
  expect(await start(other.mei, theirs)).toMatchObject({ data: { reason: 'products/nothingChosen' } })
  const mixed = { ...theirs, goodsIds: [...theirs.goodsIds, other.products[0]!.goodsId] }
  expect((await start(other.mei, mixed)).data).toMatchObject({ products: 1 })
  await mall.tools.jobs.drain()
  expect(await pricesOf(shopId)).toEqual([1100, 2195, 330, 4400])
  expect(await pricesOf(other.shopId)).toEqual([1100, 2195, 300, 4000])
})

test('a change without products, or with two choices, is refused, and wrong input names its field', async () => {
  const { mei } = await aTeaShop()
  const gone = { reason: 'products/nothingChosen' }
  expect((await start(mei, { change: tenPercent })).data).toMatchObject(gone)
  expect((await start(mei, { change: tenPercent, ...all, goodsIds: [newId()] })).data).toMatchObject(gone)
  expect((await start(mei, { change: tenPercent, filter: { words: '咖啡' } })).data).toMatchObject(gone)
  for (const percent of ['-100', '901', '1.234', 'x', '']) {
    const { code, data } = await start(mei, { change: { ...tenPercent, percent }, ...all })
    expect({ code, field: data.fields[0].field }).toEqual({ code: '40001', field: 'change.percent' })
  }
  const { mei: seller } = await aTeaShop()
  const priceOnly = { ...seller, rights: ['products.read', 'products.edit'] }
  expect((await start(priceOnly, { change: { type: 'stockSet', stock: 1 }, ...all })).code).toBe('40003')
})

/** The categories of a shop's products, and those by which the search and the list of the shop find them. */
async function categoriesOf(shopId: string) {
  const { rows } = await sql<Record<'own' | 'found' | 'listed', string>>`
    select coalesce(g.category3_id, g.category2_id, g.category1_id) as own,
           coalesce(s.category3_id, s.category2_id, s.category1_id) as found,
           coalesce(p.category3_id, p.category2_id, p.category1_id) as listed
    from goods g join search_goods s on s.goods_id = g.id join shop_product p on p.goods_id = g.id
    where g.shop_id = ${shopId} order by g.id`.execute(mall.tools.db)
  return rows
}

test('products move to another category, are found by its name, and move back to where each was', async () => {
  const { mei, shopId, products } = await aTeaShop()
  const before = await categoriesOf(shopId)
  const path = await aCategoryPath(mall.tools.db)
  await sql`update category set name = '{"zh-CN": "茶饮礼盒"}' where id = ${path[1]}`.execute(mall.tools.db)
  const change = { type: 'category', categoryId: path[1] }
  const preview = () => mall.call(mei, 'POST /bizConsole/previewBulkChange', { change, ...all })
  expect((await preview()).data).toMatchObject({ products: 3, changed: 3, unchanged: 0, examples: [] })
  const { data } = await start(mei, { change, ...all })
  await mall.tools.jobs.drain()
  expect(await bulkOf(mei)).toMatchObject({ state: 'done', changed: 3, change })
  expect(await categoriesOf(shopId)).toEqual(
    before.map(() => ({ own: path[1], found: path[1], listed: path[1] })),
  )
  expect((await preview()).data).toMatchObject({ changed: 0, unchanged: 3 })
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from search_goods where shop_id = ${shopId} and words @@ '礼盒'::tsquery`.execute(
    mall.tools.db,
  )
  expect(rows).toEqual([{ n: 3 }])
  // A colleague has moved one of them since.
  const [other] = await aCategoryPath(mall.tools.db)
  await start(mei, { change: { type: 'category', categoryId: other }, goodsIds: [products[0]!.goodsId] })
  await mall.tools.jobs.drain()
  await mall.call(mei, 'POST /bizConsole/undoBulkChange', { pkId: data.pkId })
  await mall.tools.jobs.drain()
  expect(await bulkOf(mei, data.pkId)).toMatchObject({ state: 'undone', undone: 2, changedSince: 1 })
  const after = (await categoriesOf(shopId)).map(({ own }) => own)
  expect(after).toEqual([other, before[1]!.own, before[2]!.own])
})

test('an unknown category is refused and changes nothing', async () => {
  const { mei, shopId } = await aTeaShop()
  const before = await categoriesOf(shopId)
  const change = { type: 'category', categoryId: newId() }
  const refused = { code: '40004', data: { reason: 'products/categoryGone' } }
  expect(await start(mei, { change, ...all })).toMatchObject(refused)
  const preview = await mall.call(mei, 'POST /bizConsole/previewBulkChange', { change, ...all })
  expect(preview).toMatchObject(refused)
  expect(await categoriesOf(shopId)).toEqual(before)
})
