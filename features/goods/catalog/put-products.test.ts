import type { Db, Tables, Tx } from '@hojip/db'
import { stockOf } from '@hojip/inventory'
import { inTransaction, openDatabase } from '@hojip/platform/db'
import { freshDatabase } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putCategories, putProducts } from './index.ts'
import { readCatalogVersion } from './store/version.ts'
import { aCategoryPath, aProduct, inputGiven, putProduct, type InputGiven } from './testing.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: ReturnType<typeof openDatabase<Tables>>
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase<Tables>({ url: fresh.url })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

async function input(given: Partial<InputGiven> = {}): Promise<InputGiven> {
  return {
    shopId: given.shopId ?? (await aShop(database.db)),
    handle: 'cotton-set',
    categoryIds: await aCategoryPath(database.db),
    name: { 'zh-CN': '纯棉四件套' },
    gallery: ['set'],
    params: [],
    story: [],
    options: [{ name: { 'zh-CN': '规格' }, values: [{ 'zh-CN': '1.5m' }, { 'zh-CN': '1.8m' }] }],
    skus: [
      { choice: [0], priceFen: 29900, stock: 3 },
      { choice: [1], priceFen: 25900, stock: 4, sn: 'BIG' },
    ],
    isOnSale: true,
    ...given,
  }
}

function put(product: InputGiven) {
  return inTransaction(database.db, (tx) => putProduct(tx, product))
}

function productOf(id: string) {
  return database.db.selectFrom('goods').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

function skusOf(id: string) {
  return database.db.selectFrom('sku').selectAll().where('goods_id', '=', id).orderBy('sort').execute()
}

test('a product is stored with SKUs, stock, the lowest price and all three languages', async () => {
  const { db } = database
  const before = await versionOf(db)
  const id = await put(await input())
  expect(await productOf(id)).toMatchObject({
    price_fen: 25900,
    name: { 'zh-CN': '纯棉四件套', 'en-US': '纯棉四件套', 'ko-KR': '纯棉四件套' },
    version: 1,
    sn: expect.stringMatching(/^\d{10}$/) as string,
  })
  const skus = await skusOf(id)
  expect(skus.map((s) => [s.choice, s.price_fen])).toEqual([
    [[0], 29900],
    [[1], 25900],
  ])
  expect(skus[1]!.sn).toBe('BIG')
  const stock = await stockOf(
    db,
    skus.map((s) => s.id),
  )
  expect(skus.map((s) => stock.find((row) => row.skuId === s.id)?.onHand)).toEqual([3, 4])
  expect(await versionOf(db)).toBeGreaterThan(before)
})

test('a second write changes the same product; dropped SKUs go off sale; sales stay', async () => {
  const product = await input({ salesCount: 7 })
  const id = await put(product)
  const [first, second] = await skusOf(id)
  const { sn } = await productOf(id)
  const again = await put({ ...product, skus: [{ choice: [0], priceFen: 19900, stock: 9 }], salesCount: 0 })
  expect(again).toBe(id)
  const skus = await skusOf(id)
  expect(skus.map((s) => [s.id, s.price_fen, s.is_on_sale])).toEqual([
    [first!.id, 19900, true],
    [second!.id, 25900, false],
  ])
  expect(await productOf(id)).toMatchObject({ price_fen: 19900, sales_count: 7, version: 2, sn })
})

/** Of products and SKUs: those of this transaction, and those of its connection that were not yet reported. */
async function updatesOf(tx: Tx): Promise<number> {
  const { rows } = await sql<{ updates: number }>`
    select sum(n_tup_upd)::int as updates from pg_stat_xact_user_tables where relname in ('goods', 'sku')`.execute(
    tx,
  )
  return rows[0]!.updates
}

test('weights, barcodes and texts of pictures are written with the rest, and stay with `keep`', async () => {
  const skus = [{ choice: [0], priceFen: 29900, stock: 3, weightG: 1_200, gtin: '4006381333931' }]
  const pictureTexts = { set: { 'zh-CN': '白色' } }
  const bare = await input({ handle: 'weighed', skus: [{ choice: [0], priceFen: 100, stock: 3 }] })
  const first = { ...bare, skus, pictureTexts }
  const { id, updates } = await inTransaction(database.db, async (tx) => {
    const before = await updatesOf(tx)
    const made = await putProduct(tx, first)
    return { id: made, updates: (await updatesOf(tx)) - before }
  })
  expect(updates).toBe(0)
  expect(await skusOf(id)).toMatchObject([{ weight_g: 1_200, gtin: '4006381333931' }])
  await put(bare)
  expect(await skusOf(id)).toMatchObject([{ price_fen: 100, weight_g: 1_200, gtin: '4006381333931' }])
  expect(await productOf(id)).toMatchObject({ picture_texts: pictureTexts })
  await put({ ...first, skus: [{ ...skus[0]!, weightG: null, gtin: null }], pictureTexts: {} })
  expect(await skusOf(id)).toMatchObject([{ weight_g: null, gtin: null }])
  expect(await productOf(id)).toMatchObject({ picture_texts: {} })
})

test('a product with the same import hash is not written', async () => {
  const product = await input({ importHash: 'h1' })
  const batch = (list: InputGiven[]) =>
    inTransaction(database.db, (tx) => putProducts(tx, list.map(inputGiven)))
  const first = await batch([product, { ...product, handle: 'other' }])
  expect(first).toMatchObject({ added: 2, changed: 0, unchanged: 0 })
  const version = await versionOf(database.db)
  const same = await batch([product])
  expect(same).toEqual({
    added: 0,
    changed: 0,
    unchanged: 1,
    goodsIds: first.goodsIds.slice(0, 1),
    writtenIds: [],
    skuIds: new Map(),
  })
  expect(await versionOf(database.db)).toBe(version)
  expect(await batch([{ ...product, importHash: 'h2' }])).toMatchObject({ changed: 1 })
})

async function versionOf(db: Db): Promise<number> {
  return (await readCatalogVersion(db)).version
}

test('of two products with one handle the later one wins', async () => {
  const product = await input()
  const put = await inTransaction(database.db, (tx) =>
    putProducts(tx, [product, { ...product, name: { 'zh-CN': '后来' } }].map(inputGiven)),
  )
  expect(put.goodsIds[0]).toBe(put.goodsIds[1])
  expect((await productOf(put.goodsIds[0]!)).name).toMatchObject({ 'zh-CN': '后来' })
})

test('a product without a SKU, or with one choice twice, throws', async () => {
  const product = await input()
  await expect(put({ ...product, skus: [] })).rejects.toThrow('at least one SKU')
  const twice = [product.skus[0]!, product.skus[0]!]
  await expect(put({ ...product, skus: twice })).rejects.toThrow('two SKUs')
})

test('a product without options has one SKU with the empty choice', async () => {
  const { goodsId } = await aProduct(database.db)
  expect((await skusOf(goodsId)).map((s) => s.choice)).toEqual([[]])
})

test('categories are made once, and keep their place and picture', async () => {
  const { db } = database
  const name = { 'zh-CN': '茶', 'en-US': 'Tea', 'ko-KR': '차' }
  const tree = [
    {
      code: 'a',
      name,
      picture: 'tea',
      children: [{ code: 'a-b', name, children: [{ code: 'a-b-c', name }] }],
    },
    { code: 'z', name },
  ]
  const putTree = (nodes: Parameters<typeof putCategories>[1]) =>
    inTransaction(db, (tx) => putCategories(tx, nodes))
  const first = await putTree(tree)
  const version = await versionOf(db)
  expect(await putTree(tree)).toEqual(first)
  expect(await versionOf(db)).toBe(version)
  await putTree([{ code: 'z', name: { ...name, 'en-US': 'Teas' } }])
  const rows = await db
    .selectFrom('category')
    .selectAll()
    .where('id', 'in', [...first.values()])
    .orderBy('code')
    .execute()
  expect(rows.map((r) => [r.code, r.level, r.parent_id, r.sort, r.picture])).toEqual([
    ['a', 1, null, 0, 'tea'],
    ['a-b', 2, first.get('a'), 0, null],
    ['a-b-c', 3, first.get('a-b'), 0, null],
    ['z', 1, null, 1, null],
  ])
  const tooDeep = [
    {
      code: '1',
      name,
      children: [{ code: '2', name, children: [{ code: '3', name, children: [{ code: '4', name }] }] }],
    },
  ]
  await expect(putTree(tooDeep)).rejects.toThrow('level 4')
})
