import { aCategoryPath } from '@hojip/catalog/testing'
import type { TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aProductsMall, aShopWith } from '../../testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aProductsMall()
})
afterAll(() => mall.stop())

function aTeaShop() {
  return aShopWith(mall.tools.db, [
    { name: '红茶', prices: [1000] },
    { name: '绿茶', prices: [300] },
    { name: '普洱', prices: [4000], isOnSale: false },
  ])
}

/** Changes products in bulk, to the end. */
async function change(viewer: Viewer, input: object): Promise<string> {
  const once = { 'idempotency-key': newId() }
  const { data } = await mall.call(viewer, 'POST /bizConsole/startBulkChange', input, once)
  await mall.tools.jobs.drain()
  return data.pkId
}

async function undo(viewer: Viewer, pkId: string): Promise<void> {
  await mall.call(viewer, 'POST /bizConsole/undoBulkChange', { pkId })
  await mall.tools.jobs.drain()
}

/** A shop whose products have these rules of returns of their own. */
async function aShopWithRules(rules: (string | null)[]) {
  const { db } = mall.tools
  const { shopId, mei } = await aTeaShop()
  const setRules = (wanted: (string | null)[]) =>
    sql`
      update goods g set return_rule = chosen.rule from (
        select id, (${wanted}::text[])[row_number() over (order by id)] as rule
        from goods where shop_id = ${shopId}) as chosen where g.id = chosen.id`.execute(db)
  await setRules(rules)
  const rulesNow = async () => {
    const { rows } = await sql<{ rule: string | null }>`
      select return_rule as rule from goods where shop_id = ${shopId} order by id`.execute(db)
    return rows.map(({ rule }) => rule)
  }
  const [food, kimchi] = await aCategoryPath(db)
  const moveTo = async (categoryId: string, rule: string): Promise<string> => {
    await sql`update category set return_rule = ${rule} where id = ${food}`.execute(db)
    return change(mei, { change: { type: 'category', categoryId }, filter: {} })
  }
  onTestFinished(async () => {
    await sql`update category set return_rule = null where id = ${food}`.execute(db)
  })
  return { mei, food, kimchi, setRules, rulesNow, moveTo }
}

test('a product that is moved keeps of its rule of returns only what a shop may choose in the new category', async () => {
  const { food, kimchi, moveTo, rulesNow } = await aShopWithRules(['perishable', 'madeToOrder', null])
  await moveTo(kimchi, 'perishable')
  expect(await rulesNow()).toEqual(['perishable', 'madeToOrder', null])
  await moveTo(food, 'noReason')
  expect(await rulesNow()).toEqual([null, 'madeToOrder', null])
})

test('a move that is taken back gives products the rule of returns again that they lost with it', async () => {
  const { mei, food, moveTo, rulesNow, setRules } = await aShopWithRules(['perishable', 'sealed', null])
  const pkId = await moveTo(food, 'noReason')
  expect(await rulesNow()).toEqual([null, null, null])
  // Somebody has set the rule of one of them since.
  await setRules([null, 'madeToOrder', 'noReason'])
  await undo(mei, pkId)
  expect(await rulesNow()).toEqual(['perishable', 'madeToOrder', 'noReason'])
})

test.each([
  ['put on sale', { type: 'onSale', isOnSale: true }],
  ['deleted', { type: 'deleted', isDeleted: true }],
])('a product that was %s goes on sale at its time again once that is taken back', async (_, wanted) => {
  const { mei, products } = await aTeaShop()
  const { goodsId } = products[2]!
  const onSaleAt = wireTime(mall.tools.clock.nowMs() + 7_200_000)
  await mall.call(mei, 'POST /bizConsole/scheduleProduct', { goodsId, onSaleAt })
  await undo(mei, await change(mei, { change: wanted, goodsIds: [goodsId] }))
  const read = async () => (await mall.call(mei, 'POST /bizConsole/queryProductForm', { goodsId })).data
  expect(await read()).toMatchObject({ isOnSale: false, onSaleAt })
  await mall.tools.jobs.drain({ early: true })
  expect(await read()).toMatchObject({ isOnSale: true, onSaleAt: null })
})
