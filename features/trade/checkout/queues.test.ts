import { aStall, type Stall } from '@hojip/inventory/testing'
import { ordersJobs, ordersRoutes } from '@hojip/orders'
import { aTestMall, noGateways, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { saleQueuesRoutes, sentToQueue } from '@hojip/sale-queues'
import { aQueue, passTime } from '@hojip/sale-queues/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkoutRoutes } from './index.ts'
import { aBuyer } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aTestMall((tools) => {
    ordersJobs(tools, noGateways)
    const queues = { open: () => [], spread: async () => undefined, stop: () => undefined }
    return [
      ...checkoutRoutes(tools),
      ...ordersRoutes(tools, noGateways),
      ...saleQueuesRoutes({ ...tools, queues }),
    ]
  })
})
afterAll(() => mall.stop())
afterEach(async () => {
  await sql`update sale_queue set ended_at = now() where ended_at is null`.execute(mall.tools.db)
})

interface Buyer {
  lin: Viewer
  addressId: string
}

function freeStall(prices = [1000]): Promise<Stall> {
  return aStall(mall.tools.db, { prices, freeShippingFromFen: 0, shippingFeeFen: 0 })
}

/** One unit of the SKU of each stall that is meant. */
function orderOf({ addressId }: Buyer, stalls: readonly Stall[], sku = 0) {
  const saveOrderShop = stalls.map((stall) => ({
    shopId: stall.shopId,
    orderGoodsList: [{ goodsSpecId: stall.skuIds[sku]!, goodsNum: 1 }],
  }))
  return { addressId, totalMoney: `${stalls.length * 10}.00`, saveOrderShop }
}

function save(buyer: Buyer, stalls: readonly Stall[], { sku = 0, key = newId() } = {}) {
  const order = orderOf(buyer, stalls, sku)
  return mall.call(buyer.lin, 'POST /bizOrder/saveOrder', order, { 'idempotency-key': key })
}

function preview({ lin }: Buyer, stalls: readonly Stall[]) {
  const aoList = stalls.map((stall) => ({ goodsSpecId: stall.skuIds[0]!, goodsNum: 1 }))
  return mall.call(lin, 'POST /bizOrder/submit/orderInfo', { aoList })
}

function take({ lin }: Buyer, queueId: string) {
  return mall.call(lin, 'POST /bizQueue/takeTurn', { queueId })
}

const waits = { code: '40009', data: { reason: 'saleQueues/wait' } }

async function orderCount({ lin }: Buyer): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from orders o join purchase p on p.id = o.purchase_id
    where p.user_id = ${lin.userId}`.execute(mall.tools.db)
  return rows[0]!.n
}

test('nobody orders a product with a queue before it is their turn, by any option and in any company', async () => {
  const [buyer, other, stall, elsewhere] = [
    await aBuyer(mall),
    await aBuyer(mall),
    await freeStall([1000, 1000]),
    await freeStall(),
  ]
  const queueId = await aQueue(mall.tools.db, { goodsId: stall.goodsId, perMinute: 6 })
  // Somebody else's turn helps nobody.
  expect((await take(other, queueId)).data).toMatchObject({ state: 'letIn' })
  const attempts = async () => [
    await save(buyer, [stall]),
    await save(buyer, [stall], { sku: 1 }),
    await save(buyer, [elsewhere, stall]),
    await preview(buyer, [stall]),
    await preview(buyer, [elsewhere, stall]),
  ]
  for (const refused of await attempts()) {
    expect(refused).toMatchObject(waits)
    expect(refused.data).toMatchObject({ queueId, goodsId: stall.goodsId })
  }
  expect((await take(buyer, queueId)).data).toMatchObject({ state: 'waiting', number: 2 })
  for (const refused of await attempts()) expect(refused).toMatchObject(waits)
  expect(await orderCount(buyer)).toBe(0)
  expect((await save(buyer, [elsewhere])).code).toBe('10000')
  await passTime(mall.tools.db, queueId, 10)
  const shown = await preview(buyer, [stall])
  expect(shown.data.orderByAt - shown.data.serverTime).toBeGreaterThan(590_000)
  expect((await save(buyer, [elsewhere, stall])).code).toBe('10000')
  expect((await save(buyer, [stall], { sku: 1 })).code).toBe('10000')
})

test('a turn that has passed orders nothing; a repeated key still gets the first answer', async () => {
  const [buyer, stall] = [await aBuyer(mall), await freeStall()]
  const queueId = await aQueue(mall.tools.db, { goodsId: stall.goodsId, orderMinutes: 2 })
  await take(buyer, queueId)
  const key = newId()
  const placed = await save(buyer, [stall], { key })
  expect(placed.code).toBe('10000')
  await passTime(mall.tools.db, queueId, 121)
  expect(await save(buyer, [stall])).toMatchObject(waits)
  expect((await save(buyer, [stall], { key })).data).toEqual(placed.data)
  expect(await orderCount(buyer)).toBe(1)
  const { rows } = await sql<{ isNoted: boolean }>`
    select ordered_at is not null as "isNoted" from sale_queue_turn where queue_id = ${queueId}`.execute(
    mall.tools.db,
  )
  expect(rows).toEqual([{ isNoted: true }])
})

test('the mall’s queue is for everything that has no queue of its own', async () => {
  const [buyer, own, plain] = [await aBuyer(mall), await freeStall(), await freeStall()]
  const ofMall = await aQueue(mall.tools.db, { goodsId: null, perMinute: 6 })
  const ofOwn = await aQueue(mall.tools.db, { goodsId: own.goodsId, perMinute: 6 })
  expect((await save(buyer, [plain])).data).toMatchObject({ queueId: ofMall, goodsId: null })
  expect((await save(buyer, [own])).data).toMatchObject({ queueId: ofOwn })
  await take(buyer, ofOwn)
  expect((await save(buyer, [own])).code).toBe('10000')
  expect((await save(buyer, [plain])).data).toMatchObject({ queueId: ofMall })
  expect((await save(buyer, [own, plain])).data).toMatchObject({ queueId: ofMall })
  await take(buyer, ofMall)
  expect((await save(buyer, [own, plain])).code).toBe('10000')
})

test('an order of several products is told which of them wait in which queue, and the rest can be ordered', async () => {
  const [buyer, one, two, plain] = [
    await aBuyer(mall),
    await freeStall(),
    await freeStall(),
    await freeStall(),
  ]
  const [ofOne, ofTwo] = [
    await aQueue(mall.tools.db, { goodsId: one.goodsId, perMinute: 6 }),
    await aQueue(mall.tools.db, { goodsId: two.goodsId, perMinute: 6 }),
  ]
  await take(await aBuyer(mall), ofTwo)
  const all = [one, two, plain]
  const waitsOf = async () => {
    const [shown, placed] = [await preview(buyer, all), await save(buyer, all)]
    expect([shown, placed]).toMatchObject([waits, waits])
    expect(placed.data.waits).toEqual(shown.data.waits)
    return (shown.data.waits as { queueId: string }[]).toSorted((a, b) => a.queueId.localeCompare(b.queueId))
  }
  const goodsPic = expect.any(String)
  const goodsName = expect.stringMatching(/./)
  const inOne = { queueId: ofOne, goodsId: one.goodsId, hasPlace: false }
  const inTwo = { queueId: ofTwo, goodsId: two.goodsId, hasPlace: false }
  const linesOf = (stall: Stall) => [{ goodsSpecId: stall.skuIds[0]!, goodsName, goodsPic }]
  const both = [
    { ...inOne, lines: linesOf(one) },
    { ...inTwo, lines: linesOf(two) },
  ].toSorted((a, b) => a.queueId.localeCompare(b.queueId))
  expect(await waitsOf()).toEqual(both)
  expect((await take(buyer, ofTwo)).data).toMatchObject({ state: 'waiting' })
  expect((await take(buyer, ofOne)).data).toMatchObject({ state: 'letIn' })
  expect(await waitsOf()).toEqual([{ ...inTwo, hasPlace: true, lines: linesOf(two) }])
  expect((await save(buyer, [one, plain])).code).toBe('10000')
  await passTime(mall.tools.db, ofTwo, 10)
  expect((await save(buyer, [two])).code).toBe('10000')
  // Of the mall's queue are those that have none of their own.
  const ofMall = await aQueue(mall.tools.db, { goodsId: null, perMinute: 6 })
  expect((await preview(buyer, all)).data.waits).toEqual([
    { queueId: ofMall, goodsId: null, hasPlace: false, lines: linesOf(plain) },
  ])
})

test('a queue that is planned, over or ended is in nobody’s way; one that gathers is in everybody’s', async () => {
  const { db } = mall.tools
  const [buyer, stall] = [await aBuyer(mall), await freeStall()]
  const queueId = await aQueue(db, { goodsId: stall.goodsId, opensInSeconds: 3_600, gatherSeconds: 600 })
  expect((await save(buyer, [stall])).code).toBe('10000')
  await passTime(db, queueId, 3_100)
  expect(await save(buyer, [stall])).toMatchObject(waits)
  expect((await take(buyer, queueId)).data).toMatchObject({ state: 'gathering' })
  expect(await save(buyer, [stall])).toMatchObject(waits)
  await passTime(db, queueId, 501)
  expect((await mall.call(buyer.lin, 'GET /bizQueue/queryTurn', { queueId })).data).toMatchObject({
    state: 'letIn',
    number: 1,
  })
  expect((await save(buyer, [stall])).code).toBe('10000')
  const late = await aBuyer(mall)
  expect(await save(late, [stall])).toMatchObject(waits)
  await sql`update sale_queue set ended_at = now() where id = ${queueId}`.execute(db)
  expect((await save(late, [stall])).code).toBe('10000')
})

test('what is refused is told to the figures, by what the queue does', async () => {
  const { db } = mall.tools
  const [buyer, stall] = [await aBuyer(mall), await freeStall()]
  const told: string[] = []
  const stop = sentToQueue.listen(({ at, state }) => told.push(`${at} ${state}`))
  const queueId = await aQueue(db, { goodsId: stall.goodsId, opensInSeconds: 600, gatherSeconds: 900 })
  await preview(buyer, [stall])
  await save(buyer, [stall])
  await passTime(db, queueId, 601)
  await save(buyer, [stall])
  await sql`update sale_queue set paused_at = now() where id = ${queueId}`.execute(db)
  await save(buyer, [stall])
  stop()
  expect(told).toEqual(['checkout gathering', 'order gathering', 'order open', 'order paused'])
})

test('those who wait learn at once that a product is sold out, and when a unit comes back', async () => {
  const { db } = mall.tools
  const [first, second, stall] = [await aBuyer(mall), await aBuyer(mall), await freeStall()]
  await sql`update stock set is_counted = true, on_hand = 1, received = 1 where sku_id = ${stall.skuIds[0]!}`.execute(
    db,
  )
  const queueId = await aQueue(db, { goodsId: stall.goodsId, perMinute: 1 })
  await take(first, queueId)
  expect((await take(second, queueId)).data).toMatchObject({ state: 'waiting', before: 0 })
  const placed = await save(first, [stall])
  expect(placed.code).toBe('10000')
  const look = async () => (await mall.call(second.lin, 'GET /bizQueue/queryTurn', { queueId })).data
  expect(await look()).toMatchObject({ state: 'soldOut', number: 2 })
  const third = await aBuyer(mall)
  expect((await take(third, queueId)).data).toMatchObject({ state: 'soldOut', number: null })
  await mall.call(first.lin, 'POST /bizOrder/cancelOrder', {
    orderId: placed.data.orderIds[0],
    cancelReason: '',
  })
  expect(await look()).toMatchObject({ state: 'waiting', number: 2 })
})
