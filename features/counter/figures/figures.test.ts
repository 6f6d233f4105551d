import { aShopper, aStall, type Stall } from '@hojip/inventory/testing'
import { anOrdersMall, aPaidOrder, type TestMall } from '@hojip/orders/testing'
import type { Output } from '@hojip/platform/client'
import { hourMs, movableClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { mallDay } from '@hojip/platform/mall-time'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDay, computeDue, computeFigures } from './actions/compute-figures.ts'
import type { VisitCounter } from './actions/count-visits.ts'
import { createVisitCounter, figuresJobs, figuresRoutes, recomputeFigures } from './index.ts'

const noon = Date.parse('2026-11-20T12:30:00+08:00')
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'

let mall: TestMall
let stall: Stall
let visits: VisitCounter
beforeEach(async () => {
  mall = await anOrdersMall(
    (tools) => {
      figuresJobs(tools)
      visits = createVisitCounter(tools)
      return figuresRoutes(tools, visits)
    },
    { clock: movableClock(noon) },
  )
  stall = await aStall(mall.tools.db, { stock: 500 })
})
afterEach(() => mall.stop())

type Answer = Output<'POST /bizConsole/queryFigures'>
async function figures(period: string, of = stall): Promise<Answer> {
  return (await mall.call(of.mei, 'POST /bizConsole/queryFigures', { period })).data as Answer
}

async function products(of = stall): Promise<Output<'POST /bizConsole/queryProductFigures'>> {
  return (await mall.call(of.mei, 'POST /bizConsole/queryProductFigures', {})).data as never
}

/** Handles the events that happened, and computes what is due. */
async function compute() {
  await mall.tools.jobs.drain()
  await computeFigures(mall.tools)
}

async function look(goodsId: string, userAgent = chrome): Promise<void> {
  const answer = await mall.call(null, 'POST /bizGoods/countVisit', { goodsId }, { 'user-agent': userAgent })
  expect(answer.code).toBe('10000')
}

/** Money went back to the buyer of an order. */
async function refund(orderId: string, amountFen: number) {
  const { db, jobs, clock } = mall.tools
  const [attemptId, refundId, number] = [newId(), newId(), newId()]
  await inTransaction(db, async (tx) => {
    // The figures know only the refund: the payment that it belongs to is left out.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into payment_refund (id, attempt_id, out_refund_no, amount_fen, status, reason, done_at, order_id)
      values (${refundId}, ${attemptId}, ${number}, ${amountFen}, 'success', 'x', ${new Date(clock.nowMs())},
              ${orderId})`.execute(tx)
  })
  await inTransaction(db, (tx) =>
    jobs.emit(tx, 'payments/refundEnded', { orderId, outRefundNo: number, status: 'success' }),
  )
}

test('orders, buyers, pieces and sales count at the time of payment, refunds when the money went back', async () => {
  const lin = await aShopper(mall.tools.db)
  const first = await aPaidOrder(mall.tools, { stalls: [stall], quantity: 2, lin })
  await aPaidOrder(mall.tools, { stalls: [stall], quantity: 1, lin })
  mall.tools.clock.advance(hourMs)
  await aPaidOrder(mall.tools, { stalls: [stall], quantity: 1 })
  mall.tools.clock.advance(24 * hourMs)
  await refund(first.orderId, 500)
  await compute()
  const { rows } = await sql<{ n: string; pieces: string }>`
    select sum(total_fen)::text as n, (select sum(quantity)::text from order_line) as pieces from orders`.execute(
    mall.tools.db,
  )
  const sales = (Number(rows[0]!.n) / 100).toFixed(2)
  const { points, totals, unit } = await figures('7')
  expect(unit).toBe('day')
  expect(points).toHaveLength(7)
  expect(points.at(-2)).toMatchObject({
    at: '2026-11-20',
    orders: 3,
    buyers: 2,
    pieces: Number(rows[0]!.pieces),
    sales,
    refunds: 0,
    refunded: '0.00',
  })
  expect(points.at(-1)).toMatchObject({ at: '2026-11-21', orders: 0, refunds: 1, refunded: '5.00' })
  // Today, with the refund, is not over.
  expect(totals).toMatchObject({ orders: 3, buyers: 2, sales, refunded: '0.00' })
  const { list } = await products()
  expect(list).toMatchObject([{ goodsId: stall.goodsId, orders: 3, pieces: Number(rows[0]!.pieces) }])
})

test('today is compared with yesterday until the same full hour', async () => {
  mall.tools.clock.advance(-24 * hourMs - 3 * hourMs)
  await aPaidOrder(mall.tools, { stalls: [stall] })
  mall.tools.clock.advance(6 * hourMs)
  await aPaidOrder(mall.tools, { stalls: [stall] })
  mall.tools.clock.advance(21 * hourMs - 2 * hourMs)
  await aPaidOrder(mall.tools, { stalls: [stall] })
  mall.tools.clock.advance(2 * hourMs)
  await aPaidOrder(mall.tools, { stalls: [stall] })
  await compute()
  const { unit, points, before, hour, today, todayByHour, yesterdayByHour } = await figures('today')
  expect([unit, hour, points.length, before.length]).toEqual(['hour', 12, 13, 24])
  expect([today.orders, todayByHour.orders, yesterdayByHour.orders]).toEqual([2, 1, 1])
  expect(points[10]).toMatchObject({ at: '2026-11-20 10', orders: 1 })
  expect(before[15]).toMatchObject({ at: '2026-11-19 15', orders: 1 })
})

test('people are counted once a day for a shop and once for each product; programs are not', async () => {
  const { db } = mall.tools
  const second = await aStall(db, { stock: 5 })
  await sql`update goods set shop_id = ${stall.shopId} where id = ${second.goodsId}`.execute(db)
  for (const goodsId of [stall.goodsId, stall.goodsId, second.goodsId]) await look(goodsId)
  await look(stall.goodsId, `${chrome} Edg/156`)
  await look(
    stall.goodsId,
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  )
  await look(newId())
  await visits.flush()
  await compute()
  expect((await figures('today')).today).toMatchObject({ visitors: 2 })
  const counted = (await products()).list.map(({ goodsId, visitors }) => [goodsId, visitors])
  expect(new Map(counted as [string, number][])).toEqual(
    new Map([
      [stall.goodsId, 2],
      [second.goodsId, 1],
    ]),
  )
})

test('the key that distinguishes visitors is deleted after the day, and the sums stay, also when computed again', async () => {
  const { db, clock } = mall.tools
  await look(stall.goodsId)
  await visits.flush()
  await compute()
  clock.advance(24 * hourMs)
  await closeDay(mall.tools)
  const left = await sql`select from visit_key`.execute(db)
  expect(left.rows).toHaveLength(0)
  clock.advance(24 * hourMs)
  await closeDay(mall.tools)
  expect((await sql`select from visit`.execute(db)).rows).toHaveLength(0)
  await sql`insert into figures_due (shop_id, day) values (${stall.shopId}, '2026-11-20')`.execute(db)
  await computeDue(mall.tools)
  expect((await figures('7')).points.at(-3)).toMatchObject({ at: '2026-11-20', visitors: 1 })
  expect((await products()).list[0]).toMatchObject({ visitors: 1 })
})

test('answer times are those of the first answers, by the day on which a chat was opened', async () => {
  const { db, clock } = mall.tools
  const lin = await aShopper(db)
  const conversation = newId()
  const now = new Date(clock.nowMs())
  await sql`insert into chat_conversation (id, kind, user_id, shop_id, created_at, last_at)
            values (${conversation}, 'shop', ${lin.userId}, ${stall.shopId}, ${now}, ${now})`.execute(db)
  for (const [n, seconds] of [30, 90, null].entries())
    await sql`
      insert into chat_case (id, conversation_id, shop_id, state, agent_id, opened_at, first_answer_at, closed_at)
      values (${newId()}, ${conversation}, ${stall.shopId}, 'closed', ${stall.mei.userId},
              ${new Date(now.getTime() - n * 60_000)},
              ${seconds === null ? null : new Date(now.getTime() - n * 60_000 + seconds * 1_000)}, ${now})`.execute(
      db,
    )
  await compute()
  expect((await figures('today')).today).toMatchObject({ chats: 3, answers: 2, answerSeconds: 60 })
})

test('the days before a period are what it is compared with; long periods are divided by month', async () => {
  await aPaidOrder(mall.tools, { stalls: [stall] })
  mall.tools.clock.advance(8 * 24 * hourMs)
  await aPaidOrder(mall.tools, { stalls: [stall] })
  await compute()
  const week = await figures('7')
  expect([week.totals.orders, week.totalsBefore.orders]).toEqual([0, 1])
  expect(week.points.at(-1)).toMatchObject({ at: '2026-11-28', orders: 1 })
  expect(week.before.map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 0, 1, 0])
  const year = await figures('365')
  expect(year.unit).toBe('month')
  expect(year.points.at(-1)).toMatchObject({ at: '2026-11', orders: 2 })
  expect((await figures('1095')).points.length).toBeGreaterThanOrEqual(36)
})

test('a shop sees its own figures alone, and staff need the right', async () => {
  const other = await aStall(mall.tools.db, { stock: 5 })
  await aPaidOrder(mall.tools, { stalls: [stall] })
  await compute()
  expect((await figures('7', other)).totals.orders).toBe(0)
  expect((await products(other)).list).toEqual([])
  const nobody = { ...stall.mei, userId: newId(), rights: [] }
  const refused = await mall.call(nobody, 'POST /bizConsole/queryFigures', {})
  expect(refused.data).toMatchObject({ reason: 'http/noRight' })
})

test('computing everything again gives the same, and two processes at once compute each day once', async () => {
  const { db, clock } = mall.tools
  for (let n = 0; n < 4; n += 1) {
    await aPaidOrder(mall.tools, { stalls: [stall] })
    clock.advance(5 * hourMs)
  }
  await compute()
  const stored = () =>
    sql`select * from shop_day union all select shop_id, day, hour, 0, orders, 0, 0, sales_fen, 0, 0, 0, 0 from shop_hour
        order by 1, 2, 3, 5`
      .execute(db)
      .then(({ rows }) => rows)
  const before = await stored()
  const done = await Promise.all([recomputeFigures(mall.tools), computeDue(mall.tools)])
  expect(done[0] + done[1]).toBe(2)
  expect(await stored()).toEqual(before)
  expect(mallDay(noon)).toBe('2026-11-20')
})
