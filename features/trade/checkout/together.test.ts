import { addToCart } from '@hojip/cart'
import { stockOf } from '@hojip/inventory'
import { aStall, brokenBooks, type Stall } from '@hojip/inventory/testing'
import { ordersJobs } from '@hojip/orders'
import { aTestMall, noGateways, type TestMall } from '@hojip/orders/testing'
import { policy } from '@hojip/policy'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { isRefusal } from '@hojip/platform/refusal'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkoutRoutes } from './index.ts'
import { saveOrder } from './actions/save-order.ts'
import { aBuyer, shopWish } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aTestMall((tools) => {
    ordersJobs(tools, noGateways)
    return checkoutRoutes(tools)
  })
})
afterAll(() => mall.stop())

type Buyer = Awaited<ReturnType<typeof aBuyer>>

async function buyers(count: number): Promise<Buyer[]> {
  const all: Buyer[] = []
  while (all.length < count) all.push(await aBuyer(mall))
  return all
}

interface Wish {
  total: string
  stall: Stall
  goodsNum?: number
  remark?: string
  key?: string
}

/** As the call does after it has checked what it was sent. */
function place(
  { lin, addressId }: Buyer,
  { total, stall, goodsNum, remark, key = newId() }: Wish,
  tools = mall.tools,
) {
  const saveOrderShop = [shopWish(stall, goodsNum, remark)]
  const order = { addressId, totalMoney: total, noReturnAgreed: [], saveOrderShop }
  return saveOrder(tools, { viewer: lin, locale: 'en-US' }, order, key)
}

/** In how many transactions the shop's orders were written. */
async function transactionsOf({ shopId }: Stall): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct xmin::text)::int as n from orders where shop_id = ${shopId}`.execute(mall.tools.db)
  return rows[0]!.n
}

test('checkouts that arrive together share a transaction, and each gets its own orders, jobs and answer', async () => {
  const stalls = [
    await aStall(mall.tools.db, { prices: [6000] }),
    await aStall(mall.tools.db, { prices: [7000] }),
  ]
  const all = await buyers(6)
  const answers = await Promise.all(
    all.map((buyer, i) => place(buyer, { total: i % 2 ? '70.00' : '60.00', stall: stalls[i % 2]! })),
  )
  for (const [i, { lin }] of all.entries()) {
    const placed = await mall.tools.db
      .selectFrom('orders')
      .innerJoin('purchase', 'purchase.id', 'orders.purchase_id')
      .select(['orders.id', 'orders.shop_id', 'purchase.code', 'purchase.user_id'])
      .where('orders.user_id', '=', lin.userId)
      .execute()
    expect(placed).toMatchObject([{ shop_id: stalls[i % 2]!.shopId, user_id: lin.userId }])
    expect(answers[i]).toMatchObject({ orderIds: [placed[0]!.id], cartOrderCode: placed[0]!.code })
    const told = mall.told.filter(
      ({ event, data }) => event === 'orders/created' && data['userId'] === lin.userId,
    )
    expect(told).toMatchObject([{ data: { orders: [{ orderId: placed[0]!.id }] } }])
  }
  const { rows } = await sql`
    select distinct o.xmin::text from orders o where shop_id = any(${stalls.map(({ shopId }) => shopId)}::uuid[])`.execute(
    mall.tools.db,
  )
  expect(rows).toHaveLength(1)
  expect(await brokenBooks(mall.tools.db)).toEqual([])
})

test('a refused one, and one that fails, take no other down', async () => {
  const stall = await aStall(mall.tools.db, { prices: [6000] })
  const all = await buyers(5)
  const key = newId()
  const outcomes = await Promise.allSettled(
    all.map((buyer, i) =>
      place(buyer, {
        stall,
        total: i === 1 ? '1.00' : '60.00',
        // PostgreSQL stores no such character; the call itself would refuse it.
        remark: i === 3 ? '\0' : '',
        ...(i === 1 && { key }),
      }),
    ),
  )
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(outcomes[1]).toMatchObject({ value: { kind: { reason: 'checkout/priceChanged' } } })
  expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ reserved: 3 }])
  expect(await place(all[1]!, { stall, total: '60.00', key })).toMatchObject({ totalMoney: '60.00' })
})

test.each([
  ['account', (buyer: Buyer, _: Stall) => sql`select from account where id = ${buyer.lin.userId} for update`],
  ['stock', (_: Buyer, { skuIds }: Stall) => sql`select from stock where sku_id = ${skuIds[0]} for update`],
])('nobody waits for the %s of another buyer, nor do those who come later', async (_, locking) => {
  const [stall, other] = [
    await aStall(mall.tools.db, { prices: [6000] }),
    await aStall(mall.tools.db, { prices: [6000] }),
  ]
  const all = await buyers(6)
  const done: number[] = []
  const placeSome = (from: number, to: number) =>
    Promise.all(
      all.slice(from, to).map(async (buyer, n) => {
        const wanted = from + n === 2 ? other : stall
        expect(await place(buyer, { stall: wanted, total: '60.00' })).toMatchObject({ totalMoney: '60.00' })
        done.push(from + n)
      }),
    )
  const placing: Promise<unknown>[] = []
  await inTransaction(mall.tools.db, async (tx) => {
    await locking(all[2]!, other).execute(tx)
    placing.push(placeSome(0, 4))
    await vi.waitUntil(() => done.length === 3, { timeout: 30_000 })
    placing.push(placeSome(4, 6))
    await vi.waitUntil(() => done.length === 5, { timeout: 30_000 })
  })
  await Promise.all(placing)
  expect(done.at(-1)).toBe(2)
  expect(await stockOf(mall.tools.db, other.skuIds)).toMatchObject([{ reserved: 1 }])
})

test('a buyer whom something else has locked tears the transaction of the others not apart', async () => {
  const stall = await aStall(mall.tools.db, { prices: [6000] })
  const all = await buyers(4)
  let late: Promise<unknown> | undefined
  await inTransaction(mall.tools.db, async (tx) => {
    await sql`select from account where id = ${all[1]!.lin.userId} for update`.execute(tx)
    const placing = all.map((buyer) => place(buyer, { stall, total: '60.00' }))
    late = placing.splice(1, 1)[0]
    for (const answer of await Promise.all(placing)) expect(answer).toMatchObject({ totalMoney: '60.00' })
    expect(await transactionsOf(stall)).toBe(1)
  })
  expect(await late).toMatchObject({ totalMoney: '60.00' })
  expect(await transactionsOf(stall)).toBe(2)
})

test('through several processes, too, a buyer has no more unpaid orders than allowed', async () => {
  const stall = await aStall(mall.tools.db, { prices: [6000] })
  const [buyer] = await buyers(1)
  const processes = Array.from({ length: 5 }, () => ({ ...mall.tools }))
  const wishes = processes.flatMap((tools) =>
    Array.from({ length: 5 }, () => place(buyer!, { stall, total: '60.00' }, tools)),
  )
  const answers = await Promise.all(wishes)
  expect(answers.filter((one) => !isRefusal(one))).toHaveLength(policy.maxUnpaidOrders)
  expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ reserved: policy.maxUnpaidOrders }])
})

test('a checkout of many products shares no transaction, so that nobody waits for its lines', async () => {
  const { db } = mall.tools
  const [small, large] = [
    await aStall(db, { prices: [6000] }),
    await aStall(db, { prices: Array.from({ length: 21 }, () => 6000) }),
  ]
  const [one, other, third] = await buyers(3)
  await Promise.all([
    place(one!, { stall: small, total: '60.00' }),
    place(other!, { stall: large, total: '1260.00' }),
    place(third!, { stall: small, total: '60.00' }),
  ])
  expect([await transactionsOf(small), await transactionsOf(large)]).toEqual([1, 1])
  const { rows } = await sql`
    select distinct xmin::text from orders where shop_id in (${small.shopId}, ${large.shopId})`.execute(db)
  expect(rows).toHaveLength(2)
})

test('an order has no more lines than a cart, however many shops they are of', async () => {
  const stalls = [
    await aStall(mall.tools.db, { prices: [10] }),
    await aStall(mall.tools.db, { prices: [10] }),
  ]
  const [buyer] = await buyers(1)
  const send = (lines: number) => {
    const saveOrderShop = stalls.map(({ shopId, skuIds }, i) => ({
      shopId,
      orderGoodsList: Array.from({ length: i ? lines - 60 : 60 }, () => ({
        goodsSpecId: skuIds[0],
        goodsNum: 1,
      })),
    }))
    const order = { addressId: buyer!.addressId, totalMoney: '1.00', saveOrderShop }
    return mall.call(buyer!.lin, 'POST /bizOrder/saveOrder', order, { 'idempotency-key': newId() })
  }
  expect(await send(120)).toMatchObject({ data: { reason: 'checkout/priceChanged' } })
  expect(await send(121)).toMatchObject({ data: { reason: 'http/invalid' } })
})

test('of those that arrive together the first get the last units, and the others learn what is left', async () => {
  const stall = await aStall(mall.tools.db, { prices: [6000], stock: 3 })
  const all = await buyers(5)
  const answers = await Promise.all(
    all.map((buyer, i) =>
      place(buyer, { stall, goodsNum: i === 1 ? 3 : 1, total: i === 1 ? '180.00' : '60.00' }),
    ),
  )
  expect(answers.map(isRefusal)).toEqual([false, true, false, false, true])
  expect(answers[1]).toMatchObject({ data: { lines: [{ wanted: 3, stock: 2 }] } })
  expect(answers[4]).toMatchObject({ kind: { reason: 'checkout/soldOut' } })
  expect(await transactionsOf(stall)).toBe(1)
  expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 3, reserved: 3 }])
})

test('each buyer’s cart loses what that buyer has bought', async () => {
  const stalls = [
    await aStall(mall.tools.db, { prices: [6000] }),
    await aStall(mall.tools.db, { prices: [6000] }),
  ]
  const all = await buyers(2)
  for (const { lin } of all)
    for (const { skuIds } of stalls) await addToCart(mall.tools, lin, { skuId: skuIds[0]!, quantity: 1 })
  await Promise.all(all.map((buyer, i) => place(buyer, { total: '60.00', stall: stalls[i]! })))
  for (const [i, { lin }] of all.entries()) {
    const left = mall.tools.db.selectFrom('cart_line').select('sku_id').where('user_id', '=', lin.userId)
    expect(await left.execute()).toEqual([{ sku_id: stalls[1 - i]!.skuIds[0] }])
  }
})

test('each new key deletes a few old ones, however many come together', async () => {
  const { db } = mall.tools
  const all = await buyers(6)
  await sql`
    insert into idempotency_key (user_id, call, key, request_hash, answer, created_at)
    select ${all[0]!.lin.userId}, 'POST /old', n::text, '', '{}', now() - interval '3 days'
    from generate_series(1, 30) n`.execute(db)
  const stall = await aStall(db, { prices: [6000] })
  await Promise.all(all.map((buyer) => place(buyer, { stall, total: '60.00' })))
  expect(await transactionsOf(stall)).toBe(1)
  const old = db.selectFrom('idempotency_key').select('key').where('call', '=', 'POST /old')
  expect(await old.execute()).toEqual([])
})
