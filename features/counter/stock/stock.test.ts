import { countStock, releaseHeld, returnSold, returnUnits, sellReleased, stockOf } from '@hojip/inventory'
import { brokenBooks, holdStock, sellHeld } from '@hojip/inventory/testing'
import { aPaidOrder, anOrdersMall, type TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '@hojip/catalog/testing'
import type { Viewer } from '@hojip/platform/http'
import { stockRoutes } from './index.ts'
import { aKimchiShop, aSeller, unequalLogs } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall(stockRoutes)
})
afterAll(() => mall.stop())

type Wish = { stock: number; stockBefore: number | null; reason?: string; note?: string; key?: string }
function correct(viewer: Viewer, goodsSpecId: string, { key = newId(), reason = 'found', ...wish }: Wish) {
  const headers = { 'idempotency-key': key, 'accept-language': 'en-US' }
  return mall.call(viewer, 'POST /bizConsole/correctStock', { goodsSpecId, reason, ...wish }, headers)
}

async function logOf(viewer: Viewer, goodsSpecId: string, more: object = {}) {
  const input = { goodsSpecId, ...more }
  return (await mall.call(viewer, 'POST /bizConsole/queryStockMovements', input)).data.list as {
    pkId: number
    kind: string
    delta: number
    onHand: number | null
  }[]
}

test('a shop sees its SKUs by what is left, and how many are low', async () => {
  const { shopId, mei } = await aKimchiShop(mall.tools.db, 8)
  const { db } = mall.tools
  await aProduct(db, { shopId, name: '冷面', prices: [2680], stock: 0 })
  await aProduct(db, { shopId, name: '米酒', prices: [4200], stock: 50 })
  await aKimchiShop(mall.tools.db)
  const { data } = await mall.call(mei, 'POST /bizConsole/queryStock')
  expect(data).toMatchObject({ total: 3, counts: { all: 3, low: 1, out: 1, uncounted: 0 } })
  expect(data.list.map((one: { stock: number }) => one.stock)).toEqual([0, 8, 50])
  const low = await mall.call(mei, 'POST /bizConsole/queryStock', { state: 'low' })
  expect(low.data.list).toMatchObject([{ goodsName: '辣白菜', onHand: 8, reserved: 0, stock: 8, sold30: 0 }])
  const found = await mall.call(mei, 'POST /bizConsole/queryStock', { words: '米', order: 'desc' })
  expect(found.data).toMatchObject({ total: 1, list: [{ stock: 50 }] })
})

test('a correction is logged with who, why and what was there afterwards, beside orders', async () => {
  const { mei, skuId } = await aKimchiShop(mall.tools.db)
  const orderId = newId()
  await inTransaction(mall.tools.db, (tx) => holdStock(tx, [{ orderId, skuId, quantity: 4 }]))
  const { data } = await correct(mei, skuId, { stock: 3, stockBefore: 6, reason: 'damaged', note: ' 漏水 ' })
  expect(data).toMatchObject({ onHand: 7, reserved: 4, stock: 3 })
  await inTransaction(mall.tools.db, (tx) => sellHeld(tx, [orderId]))
  expect(await logOf(mei, skuId)).toMatchObject([
    { kind: 'sold', delta: -4, sold: 4, onHand: 3, orderId },
    { kind: 'correction', delta: -3, onHand: 7, reason: 'damaged', note: '漏水', who: 'Mei' },
    { kind: 'import', delta: 10, onHand: 10 },
  ])
  const [newest] = await logOf(mei, skuId, { pageSize: 1 })
  expect(await logOf(mei, skuId, { before: newest!.pkId })).toHaveLength(2)
  expect(await unequalLogs(mall.tools.db, skuId)).toEqual([])
})

test('of orders paid together, each leaves what was there after it', async () => {
  const { mei, skuId } = await aKimchiShop(mall.tools.db)
  const orders = [2, 3].map((quantity) => ({ orderId: newId(), skuId, quantity }))
  await inTransaction(mall.tools.db, (tx) => holdStock(tx, orders))
  await inTransaction(mall.tools.db, (tx) =>
    sellHeld(
      tx,
      orders.map(({ orderId }) => orderId),
    ),
  )
  const [second, first] = orders.toSorted((a, b) => (a.orderId < b.orderId ? 1 : -1))
  expect(await logOf(mei, skuId)).toMatchObject([
    { orderId: second!.orderId, delta: -second!.quantity, onHand: 5 },
    { orderId: first!.orderId, delta: -first!.quantity, onHand: 10 - first!.quantity },
    { kind: 'import', onHand: 10 },
  ])
})

test('what is given back, and what a late payment takes, is in the log, and it sums to what is there', async () => {
  const { db } = mall.tools
  const { mei, skuId } = await aKimchiShop(db)
  const [orderId, lateId] = [newId(), newId()]
  await inTransaction(db, (tx) => holdStock(tx, [{ orderId, skuId, quantity: 5 }]))
  await inTransaction(db, (tx) => sellHeld(tx, [orderId]))
  await inTransaction(db, (tx) => returnUnits(tx, { orderId, skuId, quantity: 2 }))
  await inTransaction(db, (tx) => returnSold(tx, orderId))
  await inTransaction(db, (tx) => holdStock(tx, [{ orderId: lateId, skuId, quantity: 3 }]))
  await inTransaction(db, (tx) => releaseHeld(tx, [lateId]))
  await inTransaction(db, (tx) => sellReleased(tx, lateId))
  expect(await logOf(mei, skuId)).toMatchObject([
    { kind: 'sold', delta: -3, sold: 3, onHand: 7, orderId: lateId },
    { kind: 'returned', delta: 3, sold: -3, onHand: 10, orderId },
    { kind: 'returned', delta: 2, sold: -2, onHand: 7, orderId },
    { kind: 'sold', delta: -5, sold: 5, onHand: 5, orderId },
    { kind: 'import', delta: 10, onHand: 10 },
  ])
  expect(await unequalLogs(db, skuId)).toEqual([])
})

test('units that are not counted are in the log as sold, and not as taken', async () => {
  const { db } = mall.tools
  const { mei, skuId } = await aKimchiShop(db, 0)
  const [orderId, unpaidId] = [newId(), newId()]
  const count = (onHand: number | null) => countStock(db, [{ skuId, onHand }], { kind: 'import' })
  await count(null)
  await inTransaction(db, (tx) => holdStock(tx, [{ orderId, skuId, quantity: 4 }]))
  await inTransaction(db, (tx) => sellHeld(tx, [orderId]))
  await inTransaction(db, (tx) => returnUnits(tx, { orderId, skuId, quantity: 1 }))
  await inTransaction(db, (tx) => holdStock(tx, [{ orderId: unpaidId, skuId, quantity: 2 }]))
  await count(6)
  expect((await logOf(mei, skuId)).slice(0, 4)).toMatchObject([
    { kind: 'import', delta: 6, onHand: 6 },
    { kind: 'returned', delta: 0, sold: -1, onHand: null, orderId },
    { kind: 'sold', delta: 0, sold: 4, onHand: null, orderId },
    { kind: 'import', delta: 0, onHand: null },
  ])
  expect(await unequalLogs(db, skuId)).toEqual([])
})

test('a number that has changed is not overwritten, and both numbers are returned', async () => {
  const { mei, skuId } = await aKimchiShop(mall.tools.db)
  const { code, msg, data } = await correct(mei, skuId, { stock: 20, stockBefore: 9 })
  expect({ code, data }).toMatchObject({ code: '40009', data: { reason: 'stock/stockChanged', now: 10 } })
  expect(msg).toBe('You saw 9, and now there are 10. Check the number and correct it again')
  expect(await logOf(mei, skuId)).toHaveLength(1)
})

test('the same request corrects once, and one of two people wins', async () => {
  const { mei, skuId } = await aKimchiShop(mall.tools.db)
  const key = newId()
  const same = await Promise.all([1, 2].map(() => correct(mei, skuId, { stock: 11, stockBefore: 10, key })))
  expect(same.filter(({ code }) => code === '10000').length).toBeGreaterThan(0)
  expect(await logOf(mei, skuId)).toHaveLength(2)
  const repeated = await correct(mei, skuId, { stock: 11, stockBefore: 10, key })
  expect(repeated).toMatchObject({ code: '10000', data: { stock: 11 } })
  expect(await logOf(mei, skuId)).toHaveLength(2)
  const two = await Promise.all([20, 30].map((stock) => correct(mei, skuId, { stock, stockBefore: 11 })))
  expect(two.map(({ code }) => code).toSorted()).toEqual(['10000', '40009'])
  expect(await logOf(mei, skuId)).toHaveLength(3)
})

test('the log sums to what is there while orders are placed, paid and corrected at once', async () => {
  const { mei, skuId } = await aKimchiShop(mall.tools.db, 100)
  const { db } = mall.tools
  const buy = async () => {
    const orderId = newId()
    await inTransaction(db, (tx) => holdStock(tx, [{ orderId, skuId, quantity: 2 }]))
    await inTransaction(db, (tx) => sellHeld(tx, [orderId]))
  }
  const change = async () => {
    const [row] = await stockOf(db, [skuId])
    const free = row!.onHand - row!.reserved
    return correct(mei, skuId, { stock: free + 5, stockBefore: free })
  }
  await Promise.all(Array.from({ length: 24 }, (_, i) => (i % 3 === 0 ? change() : buy())))
  expect(await unequalLogs(mall.tools.db, skuId)).toEqual([])
  expect((await brokenBooks(db)).filter((one) => (one as { sku_id: string }).sku_id === skuId)).toEqual([])
  let onHand = 0
  for (const { delta, ...after } of (await logOf(mei, skuId, { pageSize: 100 })).toReversed()) {
    onHand += delta
    expect(after.onHand).toBe(onHand)
  }
})

test('a paid order is in the log with its number', async () => {
  const { stall, orderId, code } = await aPaidOrder(mall.tools)
  expect(await logOf(stall.mei, stall.skuIds[0]!, { pageSize: 1 })).toMatchObject([
    { kind: 'sold', orderId, orderSn: code },
  ])
})

test('“other” wants words, and wrong numbers are named', async () => {
  const { mei, skuId } = await aKimchiShop(mall.tools.db)
  const silent = await correct(mei, skuId, { stock: 1, stockBefore: 10, reason: 'other', note: ' ' })
  expect(silent.data).toMatchObject({ reason: 'stock/wordsMissing' })
  for (const stock of [-1, 1.5, 1_000_000_001]) {
    const { code, data } = await correct(mei, skuId, { stock, stockBefore: 10 })
    expect({ code, field: data.fields[0].field }).toEqual({ code: '40001', field: 'stock' })
  }
})

test('nobody sees or corrects another shop’s stock', async () => {
  const { mei } = await aKimchiShop(mall.tools.db)
  const other = await aKimchiShop(mall.tools.db)
  const refused = await correct(mei, other.skuId, { stock: 0, stockBefore: 10 })
  expect(refused.data).toMatchObject({ reason: 'stock/skuGone' })
  const input = { goodsSpecId: other.skuId }
  const log = await mall.call(mei, 'POST /bizConsole/queryStockMovements', input)
  expect(log.data).toMatchObject({ reason: 'stock/skuGone' })
  expect(await stockOf(mall.tools.db, [other.skuId])).toMatchObject([{ onHand: 10 }])
})

test('somebody without the right to stock may read it only', async () => {
  const { shopId, skuId } = await aKimchiShop(mall.tools.db)
  const reader = await aSeller(mall.tools.db, shopId, ['products.read'])
  expect((await correct(reader, skuId, { stock: 0, stockBefore: 10 })).code).not.toBe('10000')
  expect((await mall.call(reader, 'POST /bizConsole/queryStock')).code).toBe('10000')
})
