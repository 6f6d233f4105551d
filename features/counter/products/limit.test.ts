import { limitShop } from '@hojip/catalog'
import { aCategoryPath } from '@hojip/catalog/testing'
import type { TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProductsMall, aShopWith } from './testing.ts'

const most = 3
let mall: TestMall
beforeAll(async () => {
  mall = await aProductsMall(most)
})
afterAll(() => mall.stop())

function text(zh: string) {
  return { 'zh-CN': zh, 'ko-KR': '', 'en-US': '' }
}

/** A shop with two products, which may have three. */
async function aShop() {
  const shop = await aShopWith(mall.tools.db, [
    { name: '辣白菜', prices: [1980], stock: 5 },
    { name: '大葱', prices: [500], stock: 7 },
  ])
  const [, , categoryId] = await aCategoryPath(mall.tools.db)
  const sku = {
    choice: [],
    price: '9.90',
    stock: '5',
    code: '',
    gtin: '',
    weight: '',
    picture: null,
    isOnSale: true,
  }
  const none = text('')
  const form = {
    categoryId,
    name: text('新泡菜'),
    selling: none,
    brand: none,
    keywords: '',
    pictures: [],
    params: [],
    body: none,
    options: [],
    skus: [sku],
    personLimit: '',
    returnRule: '',
  }
  const add = () =>
    mall.call(shop.mei, 'POST /bizConsole/saveProductForm', {
      goodsId: null,
      newKey: newId(),
      version: 0,
      isOnSale: false,
      form,
    })
  return { ...shop, add }
}

/** The stored count, and the real one. */
async function counted(shopId: string): Promise<[number, number]> {
  const { rows } = await sql<{ counter: number; there: number }>`
    select products as counter,
      (select count(*)::int from goods where shop_id = ${shopId} and deleted_at is null) as there
    from shop_size where shop_id = ${shopId}`.execute(mall.tools.db)
  return [rows[0]!.counter, rows[0]!.there]
}

test('a full shop cannot add a product, changes those that it has, and can again after deleting one', async () => {
  const { mei, shopId, products, add } = await aShop()
  expect((await add()).status).toBe(true)
  expect(await add()).toMatchObject({ code: '40009', msg: '店里最多 3 件商品，请先删掉一些，或联系商城调整' })
  expect(await counted(shopId)).toEqual([3, 3])
  const { goodsId } = products[0]!
  const read = await mall.call(mei, 'POST /bizConsole/queryProductForm', { goodsId })
  const { form, version } = read.data
  const changed = { ...form, name: { ...form.name, 'zh-CN': '改过的辣白菜' } }
  const save = { goodsId, newKey: newId(), version, isOnSale: true, form: changed }
  expect((await mall.call(mei, 'POST /bizConsole/saveProductForm', save)).status).toBe(true)
  await sql`update goods set deleted_at = now(), is_on_sale = false where id = ${goodsId}`.execute(
    mall.tools.db,
  )
  expect(await counted(shopId)).toEqual([2, 2])
  expect((await add()).status).toBe(true)
  await sql`update goods set deleted_at = null where id = ${goodsId}`.execute(mall.tools.db)
  expect(await counted(shopId)).toEqual([4, 4])
})

test('of products that are added at the same time only as many as there is room for', async () => {
  const { shopId, add } = await aShop()
  const answers = await Promise.all([add(), add(), add(), add()])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['10000', '40009', '40009', '40009'])
  expect(await counted(shopId)).toEqual([3, 3])
})

test('operators allow one shop more or fewer; of two at once the second is refused', async () => {
  const { shopId, add } = await aShop()
  const limit = (before: number | null, after: number | null) =>
    inTransaction(mall.tools.db, (tx) => limitShop(tx, shopId, { before, after }))
  expect(await Promise.all([limit(null, 2), limit(null, 2)])).toEqual(expect.arrayContaining([true, false]))
  expect((await add()).msg).toContain('最多 2 件')
  expect(await limit(2, 4)).toBe(true)
  expect([(await add()).status, (await add()).status, (await add()).status]).toEqual([true, true, false])
  expect(await limit(4, null)).toBe(true)
  expect((await add()).msg).toContain('最多 3 件')
})
