import { openCatalogCache } from '@hojip/catalog'
import { aShopper, aStall, type Stall } from '@hojip/inventory/testing'
import { anOrdersMall, aPaidOrder, type TestMall } from '@hojip/orders/testing'
import type { Output } from '@hojip/platform/client'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { computeRankings, hallsRoutes } from './index.ts'
import { hourMs } from '@hojip/platform/clock'

type Ranking = Output<'POST /bizGoods/queryRanking'>

let mall: TestMall
beforeEach(async () => {
  mall = await anOrdersMall((tools) => hallsRoutes(tools, openCatalogCache(tools, 0)))
})
afterEach(() => mall.stop())

async function ask(input: object = {}, locale = 'en-US'): Promise<Ranking> {
  const answer = await mall.call(null, 'POST /bizGoods/queryRanking', input, { 'accept-language': locale })
  return answer.data as Ranking
}

/** An hour passes, and the rankings are computed. */
async function nextHour() {
  mall.tools.clock.advance(hourMs)
  expect(await computeRankings(mall.tools)).toBe(true)
}

async function stalls(count: number): Promise<Stall[]> {
  const made: Stall[] = []
  for (let i = 0; i < count; i++) made.push(await aStall(mall.tools.db, { stock: 500 }))
  return made
}

/** Somebody pays for units of a product; every purchase goes to an address of its own unless one is given. */
async function buys(
  stall: Stall,
  quantity: number,
  { lin, home = newId() }: { lin?: Viewer; home?: string } = {},
) {
  const order = await aPaidOrder(mall.tools, { stalls: [stall], quantity, ...(lin && { lin }) })
  await sql`update orders set address = address || ${JSON.stringify({ detail: home })} where id = ${order.orderId}`.execute(
    mall.tools.db,
  )
  return order
}

/** Ten products, of which the first sold the most: 20, 19, 18 … */
async function tenSold(): Promise<Stall[]> {
  const all = await stalls(10)
  for (const [i, stall] of all.entries()) await buys(stall, 20 - i)
  return all
}

function ids({ list }: Ranking) {
  return list.map(({ pkId }) => pkId)
}

test('nothing is ranked before the first hour, and the answer contains what is missing', async () => {
  expect(await ask()).toMatchObject({
    list: [],
    total: 0,
    computedAt: null,
    counted: 0,
    fewest: 10,
    categories: [],
  })
})

test('products are ranked by the units that were kept, with formula and terms', async () => {
  const all = await tenSold()
  await nextHour()
  const ranking = await ask()
  expect(ids(ranking)).toEqual(all.map(({ goodsId }) => goodsId))
  expect(ranking.list[0]).toMatchObject({
    rank: 1,
    previousRank: null,
    rankText: 'Best sellers of the last 30 days, no. 1',
    rankScore: '20',
    termsText: '20 + 0 − 0',
    share: 1,
  })
  expect(ranking).toMatchObject({ counted: 10, hasPrevious: false, days: 30, rankType: 'sales' })
  expect(ranking.formula).toContain('0.5 × units the same buyer bought again within 90 days')
  expect((await ask({}, 'ko-KR')).list[9]!.rankText).toBe('최근 30일 많이 팔린 상품 10위')
  expect(ids(await ask({ pageNum: 2, pageSize: 4 }))).toEqual(all.slice(4, 8).map(({ goodsId }) => goodsId))
})

test('a young mall ranks by all that was sold, and marks it, until a period has enough', async () => {
  const all = await stalls(10)
  for (const [i, { goodsId }] of all.entries())
    await sql`update goods set sales_count = ${1_000 - i} where id = ${goodsId}`.execute(mall.tools.db)
  await buys(all[9]!, 3)
  await nextHour()
  for (const days of [7, 30]) {
    const ranking = await ask({ days })
    expect(ids(ranking)).toEqual(all.map(({ goodsId }) => goodsId))
    expect(ranking).toMatchObject({ basis: 'ever', counted: 10 })
    expect(ranking.formula).toContain('since the product came to the mall')
    expect(ranking.rules[0]).toContain('Fewer than 10 products were sold in the last 30 days')
    expect(ranking.list[0]).toMatchObject({
      rankText: 'Best sellers of all time, no. 1',
      rankScore: '1,000',
      termsText: '1,000 sold so far',
    })
  }
  for (const stall of all) await buys(stall, 1)
  await nextHour()
  expect(await ask()).toMatchObject({
    basis: 'period',
    list: [{ termsText: '4 + 0 − 0' }, ...Array(9).fill({})],
  })
})

test('nine products are no ranking, in the mall or in a category', async () => {
  const [first] = await tenSold()
  await mall.tools.db
    .updateTable('goods')
    .set({ is_on_sale: false })
    .where('id', '=', first!.goodsId)
    .execute()
  await nextHour()
  expect(await ask()).toMatchObject({ list: [], counted: 9 })
  const { categories } = await ask()
  expect(categories).toHaveLength(9)
  expect(categories[0]).toMatchObject({ counted: 1, isRanked: false })
  expect(await ask({ category1Id: categories[0]!.categoryId })).toMatchObject({ list: [], counted: 1 })
  expect(await ask({ category1Id: newId() })).toMatchObject({ list: [], counted: 0 })
})

test('a category has a ranking of its own', async () => {
  const all = await tenSold()
  const other = (await stalls(1))[0]!
  await buys(other, 30)
  const { db } = mall.tools
  const { category1_id } = await db
    .selectFrom('goods')
    .select('category1_id')
    .where('id', '=', all[0]!.goodsId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('goods')
    .set({ category1_id })
    .where(
      'id',
      'in',
      all.map(({ goodsId }) => goodsId),
    )
    .execute()
  await nextHour()
  expect(ids(await ask({ category1Id: category1_id }))).toEqual(all.map(({ goodsId }) => goodsId))
  expect(ids(await ask({ pageSize: 1 }))).toEqual([other.goodsId])
})

test('refunded units do not count and cost a point, cancelled ones count for nothing', async () => {
  const all = await tenSold()
  const { orderId } = await buys(all[9]!, 10)
  await sql`update order_line set refunded = 4, cancelled = 1 where order_id = ${orderId}`.execute(
    mall.tools.db,
  )
  await nextHour()
  const last = (await ask()).list.find(({ pkId }) => pkId === all[9]!.goodsId)!
  // 11 + 6 units stayed, 3 came back.
  expect(last).toMatchObject({ rankScore: '14', termsText: '17 + 0 − 3' })
})

test('orders that were closed after payment, of the shop’s staff, or repeated at one address do not count', async () => {
  const all = await tenSold()
  const target = all[9]!
  const { orderId } = await buys(target, 50)
  await sql`update orders set status = 99 where id = ${orderId}`.execute(mall.tools.db)
  await buys(target, 50, { lin: target.mei })
  await buys(target, 3, { home: 'the same' })
  await buys(target, 50, { home: 'the same' })
  await nextHour()
  expect((await ask()).list.find(({ pkId }) => pkId === target.goodsId)).toMatchObject({
    termsText: '14 + 0 − 0',
  })
})

test('what a buyer buys again counts half as much more, and makes the ranking of products bought again', async () => {
  const all = await stalls(10)
  const lin = await aShopper(mall.tools.db)
  for (const [i, stall] of all.entries()) {
    await buys(stall, 1, { lin })
    mall.tools.clock.advance(1_000)
    await buys(stall, 20 - i, { lin })
  }
  await buys(all[3]!, 1)
  await nextHour()
  expect((await ask()).list[0]).toMatchObject({ rankScore: '31', termsText: '21 + 10 − 0' })
  const again = await ask({ rankType: 'again', days: 7 })
  expect(again.list.find(({ pkId }) => pkId === all[3]!.goodsId)).toMatchObject({
    rankScore: '1',
    termsText: '1 of 2 buyers came back',
  })
})

test('orders leave the ranking of 7 days before that of 30', async () => {
  await tenSold()
  mall.tools.clock.advance(8 * 24 * hourMs)
  await nextHour()
  expect((await ask({ days: 7 })).counted).toBe(0)
  expect((await ask({ days: 30 })).counted).toBe(10)
})

test('a place of the hour before is beside the rank, and a tie keeps the order', async () => {
  const all = await tenSold()
  await nextHour()
  // Now as many as the first.
  await buys(all[1]!, 1)
  await buys(all[9]!, 30)
  await nextHour()
  const ranking = await ask()
  expect(ranking.hasPrevious).toBe(true)
  expect(ranking.list.slice(0, 3).map(({ pkId, rank, previousRank }) => [pkId, rank, previousRank])).toEqual([
    [all[9]!.goodsId, 1, 10],
    [all[0]!.goodsId, 2, 1],
    [all[1]!.goodsId, 3, 2],
  ])
})

test('in one hour the rankings are computed once, however many ask at the same time', async () => {
  await tenSold()
  const { tools } = mall
  const done = await Promise.all([computeRankings(tools), computeRankings(tools), computeRankings(tools)])
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(await computeRankings(tools)).toBe(false)
  expect(await ask()).toMatchObject({ hasPrevious: false, counted: 10 })
})

test('comments rank the best rated, and one comment alone decides nothing', async () => {
  const all = await stalls(11)
  const rate = (stall: Stall, score: number, count: number) =>
    sql`insert into comment (id, goods_id, author, score, content, created_at)
        select gen_random_uuid(), ${stall.goodsId}, 'Lin', ${score}, 'good', ${new Date(mall.tools.clock.nowMs())}
        from generate_series(1, ${count}::int)`.execute(mall.tools.db)
  for (const stall of all.slice(2)) await rate(stall, 3, 2)
  await rate(all[0]!, 5, 9)
  await rate(all[1]!, 5, 1)
  await nextHour()
  const ranking = await ask({ rankType: 'score', days: 7 })
  expect(ids(ranking).slice(0, 2)).toEqual([all[0]!.goodsId, all[1]!.goodsId])
  // 28 comments with 104 stars: a mean of 3.71.
  expect(ranking.list[0]).toMatchObject({ rankScore: '4.54', termsText: 'mean 5.00, ratings: 9' })
  expect(ranking.list[1]).toMatchObject({ rankScore: '3.93' })
})

test('what is saved and what is new have rankings', async () => {
  const all = await tenSold()
  const lin = await aShopper(mall.tools.db)
  for (const { goodsId } of all)
    await mall.tools.db
      .insertInto('favourite')
      .values({
        user_id: lin.userId,
        goods_id: goodsId,
        id: newId(),
        price_when_saved_fen: 1,
        saved_at: new Date(mall.tools.clock.nowMs()),
      })
      .execute()
  await sql`update goods set created_at = ${new Date(mall.tools.clock.nowMs())}`.execute(mall.tools.db)
  await nextHour()
  expect((await ask({ rankType: 'favorite' })).list[0]).toMatchObject({
    rankScore: '1',
    termsText: 'saved by 1',
  })
  expect((await ask({ rankType: 'new', days: 7 })).list[0]).toMatchObject({ termsText: '20 + 0.5' })
})

test('products are ranked by how much less they ask than before', async () => {
  const all = await stalls(10)
  for (const [i, { goodsId }] of all.entries())
    await sql`update sku set price_fen = ${500 + 10 * i} where goods_id = ${goodsId}`.execute(mall.tools.db)
  await nextHour()
  const ranking = await ask({ rankType: 'drop', days: 7 })
  expect(ids(ranking)).toEqual(all.map(({ goodsId }) => goodsId))
  expect(ranking.list[0]).toMatchObject({ rankScore: '50%', termsText: 'from ¥10.00 to ¥5.00' })
})

test('a product that goes off sale leaves its place empty until the next hour', async () => {
  const all = await tenSold()
  await nextHour()
  await sql`update goods set is_on_sale = false, version = version + 1 where id = ${all[0]!.goodsId}`.execute(
    mall.tools.db,
  )
  expect((await ask()).list.map(({ rank }) => rank)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test.each([
  [{ rankType: 'paid' }, 'rankType'],
  [{ days: 8 }, 'days'],
  [{ category1Id: '7' }, 'category1Id'],
])('%j is refused and the field named', async (input, field) => {
  const answer = await mall.call(null, 'POST /bizGoods/queryRanking', input)
  expect([answer.code, answer.data.fields[0].field]).toEqual(['40001', field])
})
