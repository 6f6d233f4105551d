import { aShopper, aStall } from '@hojip/inventory/testing'
import { anOrdersMall, aPaidOrder, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVisitCounter, figuresRoutes } from './index.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall((tools) => figuresRoutes(tools, createVisitCounter(tools)))
})
afterAll(() => mall.stop())

async function seen(mei: Viewer) {
  const { isHidden, steps } = (await mall.call(mei, 'GET /bizConsole/queryFirstSteps')).data as {
    isHidden: boolean
    steps: { step: string; isDone: boolean }[]
  }
  return { isHidden, done: steps.filter(({ isDone }) => isDone).map(({ step }) => step) }
}

function refreshed(goodsId: string) {
  return sql`select refresh_shop_products(array[${goodsId}]::uuid[])`.execute(mall.tools.db)
}

test('each step counts once the shop has done it, and not before', async () => {
  const { db } = mall.tools
  const stall = await aStall(db)
  const { mei, shopId, goodsId } = stall
  await sql`update goods set is_on_sale = false where id = ${goodsId}`.execute(db)
  await refreshed(goodsId)
  expect(await seen(mei)).toEqual({ isHidden: false, done: [] })

  await sql`update shop set logo = '/uploads/x.webp' where id = ${shopId}`.execute(db)
  expect((await seen(mei)).done).toEqual([])
  await sql`update shop set intro = '{"zh-CN": "手工泡菜"}' where id = ${shopId}`.execute(db)
  expect((await seen(mei)).done).toEqual(['face'])

  await sql`update goods set languages = '{"zh-CN": 2, "ko-KR": 2, "en-US": 1}' where id = ${goodsId}`.execute(
    db,
  )
  await refreshed(goodsId)
  expect((await seen(mei)).done).toEqual(['face'])
  await sql`update goods set languages = '{"zh-CN": 2, "ko-KR": 2, "en-US": 2}', is_on_sale = true where id = ${goodsId}`.execute(
    db,
  )
  await refreshed(goodsId)
  expect((await seen(mei)).done).toEqual(['face', 'product', 'onSale'])

  await sql`update freight_template set version = 2 where shop_id = ${shopId}`.execute(db)
  await sql`
    insert into aftersales_return_address (shop_id, consignee, phone, address)
    values (${shopId}, '梅', '13900000000', '朝阳街 1 号')`.execute(db)
  const { userId } = await aShopper(db)
  await db
    .insertInto('account_staff')
    .values({ user_id: userId, shop_id: shopId, roles: '["goods"]' })
    .execute()
  expect((await seen(mei)).done).toEqual(['face', 'product', 'onSale', 'freight', 'returns', 'team'])
  await aPaidOrder(mall.tools, { stalls: [stall] })
  expect((await seen(mei)).done).toHaveLength(7)
})

test('an invitation counts while it is open; withdrawn, it does not', async () => {
  const { db } = mall.tools
  const { mei, shopId } = await aStall(db)
  await sql`
    insert into staff_invitation (id, shop_id, phone, roles, locale, code_hash, invited_by, expires_at)
    values (${newId()}, ${shopId}, '13900000001', '["goods"]', 'zh-CN', ${Buffer.from(shopId)}, ${mei.userId},
            now() + interval '1 day')`.execute(db)
  expect((await seen(mei)).done).toContain('team')
  await sql`update staff_invitation set ended_at = now() where shop_id = ${shopId}`.execute(db)
  expect((await seen(mei)).done).not.toContain('team')
})

test('who puts the list away does so alone, twice as once, and can bring it back', async () => {
  const { db } = mall.tools
  const { mei, shopId } = await aStall(db)
  const jin = { ...mei, userId: (await aShopper(db)).userId }
  await db
    .insertInto('account_staff')
    .values({ user_id: jin.userId, shop_id: shopId, roles: '["goods"]' })
    .execute()
  const put = (isHidden: boolean) => mall.call(mei, 'POST /bizConsole/setFirstStepsHidden', { isHidden })
  await Promise.all([put(true), put(true)])
  expect([(await seen(mei)).isHidden, (await seen(jin)).isHidden]).toEqual([true, false])
  await put(false)
  expect((await seen(mei)).isHidden).toBe(false)
})
