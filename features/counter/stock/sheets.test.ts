import { refreshShopProducts } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { stockOf } from '@hojip/inventory'
import { brokenBooks, holdStock, sellHeld } from '@hojip/inventory/testing'
import { anOrdersMall, aPaidOrder, type TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockRoutes } from './index.ts'
import { readCountSheet, type FilledRow } from './rules/sheet-file.ts'
import { aKimchiShop, aSeller, unequalLogs } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall(stockRoutes)
})
afterAll(() => mall.stop())

/** The counting sheet that the mall makes now, with this counted of every SKU. */
async function aSheet(viewer: Viewer, counted: number, more: object = {}): Promise<object[]> {
  const { raw } = await mall.call(viewer, 'POST /bizConsole/exportStockSheet', more)
  const filled = raw
    .split('\r\n')
    .map((line: string, at: number) => (at === 0 ? line : line.replace(/,,(\t\d+)$/, `,${counted},$1`)))
    .join('\n')
  return (readCountSheet(filled) as FilledRow[]).map(({ read }) => read!)
}

async function check(viewer: Viewer, rows: object[]) {
  return (await mall.call(viewer, 'POST /bizConsole/checkStockSheet', { rows })).data.list
}

function apply(viewer: Viewer, rows: object[], { withMoved = false, key = newId() } = {}) {
  const input = { rows, withMoved }
  return mall.call(viewer, 'POST /bizConsole/applyStockSheet', input, { 'idempotency-key': key })
}

async function onHandOf(skuId: string) {
  return (await stockOf(mall.tools.db, [skuId]))[0]!.onHand
}

async function sell(skuId: string, quantity: number) {
  const orderId = newId()
  await inTransaction(mall.tools.db, (tx) => holdStock(tx, [{ orderId, skuId, quantity }]))
  await inTransaction(mall.tools.db, (tx) => sellHeld(tx, [orderId]))
}

test('a sheet is made, filled, looked at and applied; the same sheet again changes nothing', async () => {
  const { mei, skuId } = await aKimchiShop(mall.tools.db)
  const rows = await aSheet(mei, 9)
  expect(rows).toMatchObject([{ onHand: 10, counted: 9 }])
  expect(await check(mei, rows)).toMatchObject([{ name: '辣白菜', onHand: 10, becomes: 9, moved: 0 }])
  expect((await apply(mei, rows)).data).toMatchObject({ changed: 1, left: [] })
  const log = await mall.call(mei, 'POST /bizConsole/queryStockMovements', { goodsSpecId: skuId })
  expect(log.data.list[0]).toMatchObject({ kind: 'correction', delta: -1, reason: 'counted', who: 'Mei' })
  const listed = await mall.call(mei, 'POST /bizConsole/queryStock')
  expect(listed.data).toMatchObject({ counts: { low: 1 }, list: [{ stock: 9 }] })
  await sell(skuId, 2)
  expect((await apply(mei, rows, { withMoved: true })).data).toMatchObject({
    changed: 0,
    left: [{ problem: 'corrected', onHand: 7 }],
  })
  expect(await onHandOf(skuId)).toBe(7)
  expect(await unequalLogs(mall.tools.db, skuId)).toEqual([])
})

test('rows of a sheet from before units to be shipped were expected on the shelf are refused, not only by the page', async () => {
  const { mei, skuId } = await aKimchiShop(mall.tools.db)
  const [{ toShip: _, ...old }] = (await aSheet(mei, 12)) as [{ toShip: number }]
  const input = { rows: [old] }
  for (const [call, headers] of [
    ['POST /bizConsole/checkStockSheet', {}],
    ['POST /bizConsole/applyStockSheet', { 'idempotency-key': newId() }],
  ] as const) {
    const told = await mall.call(mei, call, input, { ...headers, 'accept-language': 'en-US' })
    expect(told).toMatchObject({ code: '40001', data: { reason: 'http/invalid' } })
    expect(told.msg).toContain('rows.0.toShip')
  }
  expect(await onHandOf(skuId)).toBe(10)
})

test('what was sold since the sheet was made is left out, or stays sold', async () => {
  const { mei, skuId } = await aKimchiShop(mall.tools.db)
  const rows = await aSheet(mei, 9)
  await sell(skuId, 3)
  expect(await check(mei, rows)).toMatchObject([{ onHand: 7, becomes: 6, moved: -3 }])
  expect((await apply(mei, rows)).data).toMatchObject({ changed: 0, left: [{ moved: -3 }] })
  expect(await onHandOf(skuId)).toBe(7)
  expect((await apply(mei, rows, { withMoved: true })).data).toMatchObject({ changed: 1 })
  expect(await onHandOf(skuId)).toBe(6)
})

test('what is sold and has not left is on the shelf: it is shown there, and counted there', async () => {
  const { stall, orderId } = await aPaidOrder(mall.tools, { quantity: 2 })
  const [skuId] = stall.skuIds
  await inTransaction(mall.tools.db, (tx) => refreshShopProducts(tx, [stall.goodsId]))
  const before = await onHandOf(skuId!)
  const listed = await mall.call(stall.mei, 'POST /bizConsole/queryStock')
  expect(listed.data.list).toMatchObject([{ onHand: before + 2, toShip: 2, reserved: 0, stock: before }])
  const limit = { goodsSpecId: skuId, lowAt: 3 }
  const one = await mall.call(stall.mei, 'POST /bizConsole/saveLowStock', limit)
  expect(one.data).toMatchObject({ onHand: before + 2, toShip: 2, stock: before })
  const rows = await aSheet(stall.mei, before + 2)
  expect(await check(stall.mei, rows)).toMatchObject([{ onHand: before + 2, becomes: before + 2, moved: 0 }])
  expect((await apply(stall.mei, rows)).data).toMatchObject({ changed: 0, left: [{ moved: 0 }] })
  const fewer = await aSheet(stall.mei, before + 1)
  expect((await apply(stall.mei, await aSheet(stall.mei, 1))).data).toMatchObject({
    left: [{ problem: 'short' }],
  })
  await sql`update order_line set shipped = quantity where order_id = ${orderId}`.execute(mall.tools.db)
  expect(await check(stall.mei, fewer)).toMatchObject([{ onHand: before, becomes: before - 1, moved: -2 }])
  expect((await apply(stall.mei, fewer, { withMoved: true })).data).toMatchObject({ changed: 1 })
  expect(await onHandOf(skuId!)).toBe(before - 1)
})

test('a count among units that are sold and have not left puts none of them on sale again', async () => {
  const { stall } = await aPaidOrder(mall.tools, { quantity: 2 })
  const [skuId] = stall.skuIds
  await inTransaction(mall.tools.db, (tx) => refreshShopProducts(tx, [stall.goodsId]))
  const before = await onHandOf(skuId!)
  const rows = await aSheet(stall.mei, before + 1)
  expect((await apply(stall.mei, rows)).data).toMatchObject({ changed: 1, left: [] })
  expect(await onHandOf(skuId!)).toBe(before - 1)
  const listed = await mall.call(stall.mei, 'POST /bizConsole/queryStock')
  expect(listed.data.list).toMatchObject([{ onHand: before + 1, toShip: 2, stock: before - 1 }])
})

test('units of unpaid orders stay: a count below them is refused', async () => {
  const { mei, skuId } = await aKimchiShop(mall.tools.db)
  const rows = await aSheet(mei, 3)
  await inTransaction(mall.tools.db, (tx) => holdStock(tx, [{ orderId: newId(), skuId, quantity: 4 }]))
  expect((await apply(mei, rows)).data).toMatchObject({ changed: 0, left: [{ problem: 'short' }] })
  const [row] = rows
  expect((await apply(mei, [{ ...row, counted: 5 }])).data).toMatchObject({ changed: 1 })
  expect(await stockOf(mall.tools.db, [skuId])).toMatchObject([{ onHand: 5, reserved: 4 }])
})

test('one sheet sent many times at once, among orders, counts once', async () => {
  const { mei, skuId } = await aKimchiShop(mall.tools.db, 100)
  const rows = await aSheet(mei, 90)
  const key = newId()
  const sent = await Promise.all([
    ...[1, 2, 3].map(() => apply(mei, rows, { withMoved: true })),
    ...[1, 2, 3].map(() => apply(mei, rows, { withMoved: true, key })),
    ...Array.from({ length: 10 }, () => sell(skuId, 1)),
  ])
  const codes = sent.flatMap((answer) => (answer ? [answer.code] : []))
  expect(codes).toContain('10000')
  expect(await onHandOf(skuId)).toBe(80)
  expect(await unequalLogs(mall.tools.db, skuId)).toEqual([])
  const broken = await brokenBooks(mall.tools.db)
  expect(broken.filter((one) => (one as { sku_id: string }).sku_id === skuId)).toEqual([])
})

test('numbers of other shops, of nobody and of two SKUs are reported', async () => {
  const { db } = mall.tools
  const { mei, shopId, skuId } = await aKimchiShop(db)
  const other = await aKimchiShop(db)
  const two = await aProduct(db, { shopId, name: '冷面', prices: [2680, 2680], stock: 5 })
  await db.updateTable('sku').set({ sn: 'same' }).where('id', 'in', two.skuIds).execute()
  const [theirs] = (await aSheet(other.mei, 0)) as { goodsSn: string }[]
  const mine = (await aSheet(mei, 9, { words: '辣白菜' }))[0]!
  const rows = [theirs!, { ...theirs, goodsSn: 'none' }, { ...theirs, goodsSn: 'same' }, mine, mine]
  const told = await check(mei, rows)
  expect(told.map(({ problem }: { problem?: string }) => problem)).toEqual([
    'skuGone',
    'skuGone',
    'ambiguous',
    undefined,
    'repeated',
  ])
  expect(told[0].name).toBe('')
  const { data } = await apply(mei, rows)
  expect(data).toMatchObject({ changed: 1 })
  expect(data.left.map(({ problem }: { problem?: string }) => problem)).toEqual([
    'skuGone',
    'skuGone',
    'ambiguous',
    'repeated',
  ])
  expect([await onHandOf(skuId), await onHandOf(other.skuId)]).toEqual([9, 10])
})

test('a SKU that was not counted is counted from now on', async () => {
  const { db } = mall.tools
  const { mei, skuId } = await aKimchiShop(db, 0)
  await db.updateTable('stock').set({ is_counted: false }).where('sku_id', '=', skuId).execute()
  const rows = await aSheet(mei, 12)
  expect(rows).toMatchObject([{ onHand: null, counted: 12 }])
  expect((await apply(mei, rows)).data).toMatchObject({ changed: 1 })
  expect(await stockOf(db, [skuId])).toMatchObject([{ onHand: 12, isCounted: true }])
})

test('each SKU may have its own limit, and the list follows at once', async () => {
  const { mei, skuId, shopId } = await aKimchiShop(mall.tools.db, 30)
  const counts = async () => (await mall.call(mei, 'POST /bizConsole/queryStock')).data.counts
  const save = (viewer: Viewer, lowAt: number | null) =>
    mall.call(viewer, 'POST /bizConsole/saveLowStock', { goodsSpecId: skuId, lowAt })
  expect(await counts()).toMatchObject({ low: 0 })
  expect((await save(mei, 30)).data).toMatchObject({ lowAt: 30, stock: 30 })
  expect(await counts()).toMatchObject({ low: 1 })
  expect((await save(mei, null)).data).toMatchObject({ lowAt: null })
  expect(await counts()).toMatchObject({ low: 0 })
  const { mei: stranger } = await aKimchiShop(mall.tools.db)
  expect((await save(stranger, 5)).data).toMatchObject({ reason: 'stock/skuGone' })
  const reader = await aSeller(mall.tools.db, shopId, ['products.read'])
  expect((await save(reader, 5)).code).not.toBe('10000')
  for (const lowAt of [-1, 1.5, 1_000_001]) expect((await save(mei, lowAt)).code).toBe('40001')
})

test('names never become formulas of the sheet', async () => {
  const { db } = mall.tools
  const { mei, goodsId } = await aKimchiShop(db)
  await db
    .updateTable('goods')
    .set({ name: JSON.stringify({ 'zh-CN': '=1+1' }) })
    .where('id', '=', goodsId)
    .execute()
  const { raw } = await mall.call(mei, 'POST /bizConsole/exportStockSheet', {})
  expect(raw).toContain(",'=1+1,")
})
