import { inTransaction } from '@hojip/platform/db'
import { push } from '@hojip/platform/realtime'
import { aStall } from '@hojip/inventory/testing'
import { anOrder, anOrdersMall, aPaidOrder, aShippedOrder, type TestMall } from '@hojip/orders/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  channelsOf,
  productChannel,
  mallChannel,
  shopChannel,
  shopServiceChannel,
  staffChannel,
  userChannel,
} from './rules/channels.ts'
import { presenceChannel } from './rules/presence-channel.ts'
import { isPublicChannel } from './rules/public-channel.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall()
})
afterAll(() => mall.stop())

/** The events of a channel, in the order they were written. */
async function eventsOf(channel: string) {
  const { rows } = await sql<{ event: string; frame: { data: Record<string, unknown> } }>`
    select event, frame from push_event where channel = ${channel} order by id`.execute(mall.tools.db)
  return rows.map(({ event, frame }) => ({ event, ...frame.data }))
}

async function lastEventOf(channel: string) {
  return (await eventsOf(channel)).at(-1)
}

test('buyer and shop get every step of an order', async () => {
  const order = await anOrder(mall.tools)
  const { userId } = order.lin
  const expected = { event: 'order', orderId: order.orderId }
  expect(await eventsOf(userChannel(userId))).toContainEqual(expected)
  const before = (await eventsOf(userChannel(userId))).length
  await mall.call(order.lin, 'POST /bizOrder/cancelOrder', { orderId: order.orderId })
  expect(await eventsOf(userChannel(userId))).toHaveLength(before + 1)
  const { shop_id: shopId } = await mall.tools.db
    .selectFrom('orders')
    .select('shop_id')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow()
  expect(await lastEventOf(shopChannel(shopId))).toEqual(expected)
})

test('the page of a product gets an event when it sells out, comes back or changes its price, and not for every sale', async () => {
  const order = await aPaidOrder(mall.tools)
  const { rows } = await sql<{ id: string; goods_id: string; free: number }>`
    select s.id, s.goods_id, t.on_hand - t.reserved as free from order_line l
    join sku s on s.id = l.sku_id join stock t on t.sku_id = s.id where l.order_id = ${order.orderId}`.execute(
    mall.tools.db,
  )
  const [sku] = rows
  const channel = productChannel(sku!.goods_id)
  const take = (units: number) =>
    sql`update stock set reserved = reserved + ${units} where sku_id = ${sku!.id}`.execute(mall.tools.db)
  expect(sku!.free).toBeGreaterThan(1)
  await take(1)
  expect(await eventsOf(channel)).toEqual([])
  await take(sku!.free - 1)
  expect(await eventsOf(channel)).toEqual([{ event: 'stock', goodsId: sku!.goods_id }])
  await take(-1)
  expect(await eventsOf(channel)).toHaveLength(2)
  await sql`update sku set price_fen = price_fen + 1 where id = ${sku!.id}`.execute(mall.tools.db)
  expect(await eventsOf(channel)).toHaveLength(3)
  const { db } = mall.tools
  await sql`update goods set is_on_sale = false where id = ${sku!.goods_id}`.execute(db)
  expect(await eventsOf(channel)).toHaveLength(4)
})

test('a sold-out product that is no longer counted is there again', async () => {
  const { db } = mall.tools
  const { goodsId, skuIds } = await aStall(db, { stock: 0 })
  await sql`update stock set is_counted = false where sku_id = ${skuIds[0]}`.execute(db)
  expect(await eventsOf(productChannel(goodsId))).toEqual([{ event: 'stock', goodsId }])
})

test('buyer and shop get the trace of a parcel', async () => {
  const order = await aShippedOrder(mall.tools)
  await sql`
    with sent as (
      insert into parcel (id, order_id, carrier, tracking_number)
      values (gen_random_uuid(), ${order.orderId}, 'yuantong', 'YT-LIVE-1') returning id)
    insert into parcel_trace (parcel_id, at, text) select id, now(), 'On its way' from sent`.execute(
    mall.tools.db,
  )
  expect(await lastEventOf(userChannel(order.lin.userId))).toEqual({
    event: 'logistics',
    orderId: order.orderId,
  })
})

test('a room can tell a channel anything', async () => {
  await inTransaction(mall.tools.db, (tx) =>
    push(tx, [{ channel: mallChannel, event: 'notice', data: { type: 'order' } }]),
  )
  expect(await lastEventOf(mallChannel)).toEqual({ event: 'notice', type: 'order' })
})

test('a session in the mall gets its user’s events, one at the business site those of its work', () => {
  expect(channelsOf({ userId: 'u', role: 'shopper' })).toEqual([userChannel('u')])
  expect(channelsOf({ userId: 'u', role: 'staff', shopId: 's' })).toEqual([userChannel('u')])
  expect(channelsOf({ userId: 'u', role: 'staff', shopId: 's', site: 'desk' })).toEqual([
    staffChannel('u'),
    shopChannel('s'),
  ])
  const agent = { userId: 'u', role: 'staff', shopId: 's', site: 'desk', rights: ['service'] }
  expect(channelsOf(agent)).toEqual([staffChannel('u'), shopChannel('s'), shopServiceChannel('s')])
  expect(channelsOf({ userId: 'u', role: 'operator', site: 'desk' })).toEqual([
    staffChannel('u'),
    mallChannel,
  ])
  expect(channelsOf({ userId: 'u', role: 'staff', site: 'desk' })).toEqual([])
})

test.each([
  userChannel('0190e0a0-0000-7000-8000-000000000000'),
  mallChannel,
  'product:',
  'product:1',
  'presence:',
  'presence:malls',
  'session:1',
  '',
])('“%s” cannot be watched by anybody', (channel) => expect(isPublicChannel(channel)).toBe(false))
test('the channels of a product, and of who answers, can', () => {
  const id = '0190e0a0-0000-7000-8000-000000000000'
  const channels = [productChannel(id), presenceChannel(id), presenceChannel(null)]
  expect(channels.map(isPublicChannel)).toEqual([true, true, true])
})
