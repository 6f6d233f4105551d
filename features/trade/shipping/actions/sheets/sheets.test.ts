import { aStall } from '@hojip/inventory/testing'
import { aPaidOrder, orderNow } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSheet, sheetColumns } from '../../rules/sheets/sheet-file.ts'
import { parcelsOf } from '../../store.ts'
import { aNumber, aShippingMall, type ShippingMall } from '../../testing.ts'
import { deliver } from '../deliver.ts'
import { runSheet, stepOfSheet } from './run-sheet.ts'

let mall: ShippingMall
beforeAll(async () => {
  mall = await aShippingMall()
})
afterAll(() => mall.stop())

async function aShop(orders: number) {
  const stall = await aStall(mall.tools.db)
  const paid: Awaited<ReturnType<typeof aPaidOrder>>[] = []
  for (let n = 0; n < orders; n++) paid.push(await aPaidOrder(mall.tools, { stalls: [stall], quantity: 2 }))
  const rows = paid.map(({ code }) => ({ orderCode: code, expCode: 'shunfeng', number: aNumber() }))
  const headers = () => ({ 'idempotency-key': newId() })
  const start = (some: object[] = rows) =>
    mall.call(stall.mei, 'POST /bizConsole/startShipSheet', { rows: some }, headers())
  const check = async (some: object[] = rows) =>
    (await mall.call(stall.mei, 'POST /bizConsole/checkShipSheet', { rows: some })).data
  const read = async () => (await mall.call(stall.mei, 'POST /bizConsole/queryShipSheet')).data.sheet
  const statuses = () =>
    Promise.all(paid.map(async ({ orderId }) => (await orderNow(mall.tools, orderId)).status))
  return { stall, paid, rows, start, check, read, statuses }
}

test('a sheet is exported, filled, checked and shipped; the same sheet again ships nothing', async () => {
  const shop = await aShop(3)
  const exported = await mall.call(shop.stall.mei, 'POST /bizConsole/exportOrdersToShip', {})
  const [head, ...lines] = exported.raw.trim().split('\r\n')
  expect(head).toContain(sheetColumns.order[0])
  expect(exported.raw).not.toContain('13812345678')
  const filled = lines.map((line) => line.replace(/,,$/, `,顺丰速运,${aNumber()}`))
  const rows = readSheet([head, ...filled].join('\r\n'))!
  expect(rows.map(({ orderCode }) => orderCode)).toEqual(shop.paid.map(({ code }) => code))
  expect(await shop.check(rows)).toMatchObject({ ready: 3 })
  const { data } = await shop.start(rows)
  await runSheet(mall.tools, { sheetId: data.pkId })
  expect(await shop.statuses()).toEqual([4, 4, 4])
  expect(await shop.read()).toMatchObject({ isRunning: false, rows: 3, done: 3, shipped: 3, refused: [] })
  const orderIds = shop.paid.map(({ orderId }) => orderId)
  const left = await mall.call(shop.stall.mei, 'POST /bizConsole/exportOrdersToShip', { orderIds })
  expect(left.raw.trim().split('\r\n')).toEqual([head])
  const again = await shop.start(rows)
  await runSheet(mall.tools, { sheetId: again.data.pkId })
  const sheet = await shop.read()
  expect(sheet).toMatchObject({ done: 3, shipped: 0 })
  expect(sheet.refused.map(({ problem }: { problem: string }) => problem)).toEqual(
    Array(3).fill('shippedBefore'),
  )
})

test('rows that may not ship are reported with their reasons, and the others ship', async () => {
  const shop = await aShop(2)
  const other = await aShop(1)
  const [one, two] = shop.rows
  const rows = [one!, { ...two!, expCode: 'pigeon' }, other.rows[0]!]
  const { ready, list } = await shop.check(rows)
  expect([ready, ...list.map(({ problem }: { problem?: string }) => problem)]).toEqual([
    1,
    undefined,
    'carrierUnknown',
    'orderGone',
  ])
  const { data } = await shop.start(rows)
  await runSheet(mall.tools, { sheetId: data.pkId })
  expect(await shop.statuses()).toEqual([4, 3])
  expect(await other.statuses()).toEqual([3])
  expect(await other.read()).toBeUndefined()
  expect(await shop.read()).toMatchObject({ shipped: 1, refused: [{ place: 2 }, { place: 3 }] })
})

test('a shop runs one sheet at a time, and a repeated request begins none', async () => {
  const shop = await aShop(1)
  const [one, two] = await Promise.all([shop.start(), shop.start()])
  expect([one, two].filter(({ status }) => status)).toHaveLength(1)
  const begun = one.status ? one : two
  await Promise.all([1, 2, 3].map(() => runSheet(mall.tools, { sheetId: begun.data.pkId })))
  expect(await shop.statuses()).toEqual([4])
  expect(await shop.read()).toMatchObject({ done: 1 })
  expect(await parcelsOf(mall.tools.db, shop.paid[0]!.orderId)).toHaveLength(1)
})

test('a sheet goes on after its process was killed, also between shipping a row and noting it', async () => {
  const shop = await aShop(3)
  const { data } = await shop.start()
  expect(await stepOfSheet(mall.tools, data.pkId)).toBe(true)
  const { expCode, number } = shop.rows[1]!
  const orderId = shop.paid[1]!.orderId
  await deliver(mall.tools, shop.stall.mei, { orderId, parcels: [{ expCode, number }] })
  await runSheet(mall.tools, { sheetId: data.pkId })
  expect(await shop.statuses()).toEqual([4, 4, 4])
  const sheet = await shop.read()
  expect(sheet).toMatchObject({
    isRunning: false,
    shipped: 2,
    refused: [{ place: 2, problem: 'shippedBefore' }],
  })
  for (const { orderId: id } of shop.paid) expect(await parcelsOf(mall.tools.db, id)).toHaveLength(1)
})

test('two people who ship the same order at once ship it once', async () => {
  const shop = await aShop(1)
  const { data } = await shop.start()
  const { orderId } = shop.paid[0]!
  const parcels = [{ expCode: 'jd', number: aNumber() }]
  await Promise.all([
    runSheet(mall.tools, { sheetId: data.pkId }),
    mall.call(shop.stall.mei, 'POST /bizConsole/deliver', { orderId, parcels }),
  ])
  expect(await parcelsOf(mall.tools.db, orderId)).toHaveLength(1)
  expect(await shop.statuses()).toEqual([4])
})

test('a sheet of an order of another shop, or of none, is refused as a whole', async () => {
  const [shop, other] = [await aShop(1), await aShop(1)]
  const [own, foreign] = [shop.paid[0]!.orderId, other.paid[0]!.orderId]
  for (const gone of [foreign, newId()]) {
    const orderIds = [own, gone]
    const { data } = await mall.call(shop.stall.mei, 'POST /bizConsole/exportOrdersToShip', { orderIds })
    expect(data).toMatchObject({ reason: 'shipping/orderGone' })
  }
  const twice = { orderIds: [own, own] }
  const { statusCode } = await mall.call(shop.stall.mei, 'POST /bizConsole/exportOrdersToShip', twice)
  expect(statusCode).toBe(200)
})

test('words of buyers never become formulas of a sheet', async () => {
  const shop = await aShop(1)
  const { orderId } = shop.paid[0]!
  await mall.tools.db
    .updateTable('orders')
    .set({ remark: '=HYPERLINK("http://x")', consignee: '+1' })
    .where('id', '=', orderId)
    .execute()
  const { raw } = await mall.call(shop.stall.mei, 'POST /bizConsole/exportOrdersToShip', {
    orderIds: [orderId],
  })
  expect(raw).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(raw).toContain(`,'+**,`)
})
