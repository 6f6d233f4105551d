import type { TestMall } from '@hojip/orders/testing'
import { wireTime } from '@hojip/platform/mall-time'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProductsMall, aShopWith } from './testing.ts'
import { hourMs } from '@hojip/platform/clock'

let mall: TestMall
beforeAll(async () => {
  mall = await aProductsMall()
})
afterAll(() => mall.stop())

async function inWarehouse() {
  const { mei, products } = await aShopWith(mall.tools.db, [
    { name: '新茶', prices: [1000], isOnSale: false },
  ])
  const { goodsId } = products[0]!
  const schedule = (hours: number | null) =>
    mall.call(mei, 'POST /bizConsole/scheduleProduct', {
      goodsId,
      onSaleAt: hours === null ? null : wireTime(mall.tools.clock.nowMs() + hours * hourMs),
    })
  const read = async () => (await mall.call(mei, 'POST /bizConsole/queryProductForm', { goodsId })).data
  const listed = async () => (await mall.call(mei, 'POST /bizConsole/queryProducts', {})).data.list[0]
  return { mei, goodsId, schedule, read, listed }
}

/** Does what is due later as if its time had come. */
function later() {
  return mall.tools.jobs.drain({ early: true })
}

test('a product goes on sale at its time, once, and shows the time before', async () => {
  const { schedule, read, listed } = await inWarehouse()
  const { data } = await schedule(2)
  expect(await read()).toMatchObject({ isOnSale: false, onSaleAt: data.onSaleAt })
  expect(await listed()).toMatchObject({ state: 'warehouse', onSaleAt: data.onSaleAt })
  await later()
  expect(await read()).toMatchObject({ isOnSale: true, onSaleAt: null })
  expect((await schedule(3)).data.reason).toBe('products/isOnSale')
})

test('another time replaces the first, and none takes it back', async () => {
  const { mei, goodsId, schedule, read } = await inWarehouse()
  await schedule(2)
  const { data } = await schedule(5)
  await schedule(null)
  await later()
  expect(await read()).toMatchObject({ isOnSale: false, onSaleAt: null })
  expect(data.onSaleAt).not.toBeNull()
  // Put on sale by hand and taken off again, it stays off.
  await schedule(2)
  for (const isOnSale of [true, false])
    await mall.call(mei, 'POST /bizConsole/changeProductsOnSale', { goodsIds: [goodsId], isOnSale })
  await later()
  expect((await read()).isOnSale).toBe(false)
})

test('one that the mall has taken down gets no time, and may lose its own', async () => {
  const { goodsId, schedule, read } = await inWarehouse()
  await sql`update goods set taken_down_at = now() where id = ${goodsId}`.execute(mall.tools.db)
  expect((await schedule(2)).data.reason).toBe('products/takenDown')
  expect((await read()).onSaleAt).toBeNull()
  expect((await schedule(null)).code).toBe('10000')
})

test('saving the product keeps its time', async () => {
  const { mei, goodsId, schedule, read } = await inWarehouse()
  await schedule(2)
  const { form, version, onSaleAt } = await read()
  const renamed = { ...form, name: { ...form.name, 'en-US': 'New tea' } }
  const asked = { goodsId, newKey: newId(), version, isOnSale: false, form: renamed }
  await mall.call(mei, 'POST /bizConsole/saveProductForm', asked)
  expect(await read()).toMatchObject({ onSaleAt })
})

test('a time that has passed and a product that could not be sold are refused', async () => {
  const { mei, goodsId, schedule, read } = await inWarehouse()
  expect((await schedule(-1)).data.reason).toBe('products/notFuture')
  expect((await schedule(24 * 400)).data.reason).toBe('products/notFuture')
  const never = { goodsId, onSaleAt: '2027-13-45 25:61:00' }
  expect((await mall.call(mei, 'POST /bizConsole/scheduleProduct', never)).data.reason).toBe(
    'products/notFuture',
  )
  const { form, version } = await read()
  const bare = { goodsId, newKey: newId(), version, isOnSale: false, form: { ...form, pictures: [] } }
  await mall.call(mei, 'POST /bizConsole/saveProductForm', bare)
  expect((await schedule(1)).data).toMatchObject({
    reason: 'products/formInvalid',
    fields: [{ field: 'pictures' }],
  })
})

test('a product that has lost its pictures meanwhile stays in the warehouse', async () => {
  const { mei, goodsId, schedule, read } = await inWarehouse()
  await schedule(2)
  const { form, version } = await read()
  const bare = { goodsId, newKey: newId(), version, isOnSale: false, form: { ...form, pictures: [] } }
  await mall.call(mei, 'POST /bizConsole/saveProductForm', bare)
  await later()
  expect(await read()).toMatchObject({ isOnSale: false, onSaleAt: null })
})

test('another shop’s product has no time for us', async () => {
  const { goodsId } = await inWarehouse()
  const other = await inWarehouse()
  const asked = { goodsId, onSaleAt: null }
  expect((await mall.call(other.mei, 'POST /bizConsole/scheduleProduct', asked)).data.reason).toBe(
    'products/productGone',
  )
})
