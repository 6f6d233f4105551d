import { commentsRoutes } from '@hojip/comments'
import { aReceivedOrder, said, sender } from '@hojip/comments/testing'
import { aStall, type Stall } from '@hojip/inventory/testing'
import { anOrdersMall, aPaidOrder, type TestMall } from '@hojip/orders/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ShopScoresShown } from './contract/scores-calls.ts'
import { computeScores, shopsRoutes } from './index.ts'
import { dayMs } from '@hojip/platform/clock'

let mall: TestMall
let stall: Stall
beforeEach(async () => {
  mall = await anOrdersMall((tools) => [...commentsRoutes(tools), ...shopsRoutes(tools)])
  stall = await aStall(mall.tools.db, { stock: 500 })
})
afterEach(() => mall.stop())

async function scores(shopId = stall.shopId, locale = 'en-US') {
  await computeScores(mall.tools)
  const answer = await mall.call(
    null,
    'GET /bizShop/queryShopScores',
    { shopId },
    { 'accept-language': locale },
  )
  const shown = answer.data as ShopScoresShown
  const of = (kind: string) => shown.scores.find((one) => one.kind === kind)!
  return { shown, goods: of('goods'), shipping: of('shipping'), service: of('service') }
}

/** Somebody receives an order in time and rates it. */
async function rates(score: number, served: { description: number; service: number; delivery: number }) {
  const order = await aReceivedOrder(mall, undefined, [stall])
  const { description, service, delivery } = served
  const sides = { descriptionScore: description, serviceScore: service, deliveryScore: delivery }
  const list = order.lineIds.map((id) => said(id, { score }))
  expect((await sender(mall)(order.lin, order.orderId, list, sides)).code).toBe('10000')
  return order
}

async function answersOn(day: string, answers: number, seconds: number) {
  await sql`
    insert into shop_day (shop_id, day, chats, answers, answer_seconds)
    values (${stall.shopId}, ${day}, ${answers}, ${answers}, ${answers * seconds})`.execute(mall.tools.db)
}

function daysAgo(days: number) {
  return new Date(mall.tools.clock.nowMs() - days * dayMs).toISOString().slice(0, 10)
}

test('scores are the means of stars, ratings, times and answers', async () => {
  const served = { description: 4, service: 3, delivery: 5 }
  for (const stars of [5, 5, 5, 5, 4]) await rates(stars, served)
  await answersOn(daysAgo(10), 20, 120)
  const { goods, shipping, service, shown } = await scores()
  // 4.8 stars and 4 as described; all in time and delivered with 5; answered within five minutes and served with 3.
  expect([goods.score, shipping.score, service.score]).toEqual(['4.40', '5.00', '3.75'])
  expect(goods.terms).toEqual([
    { name: 'Stars of product reviews', value: '4.80 ★', count: 5, points: '4.80' },
    { name: 'Orders rated: as described', value: '4.00 ★', count: 5, points: '4.00' },
  ])
  expect(service.terms[0]).toEqual({
    name: 'First answer in chats',
    value: '2 min',
    count: 20,
    points: '4.50',
  })
  expect(shown.computedAt).toBe(mall.tools.clock.nowMs())
})

test('a late order costs points, also one that never left; one cancelled in time does not count', async () => {
  const orders = []
  for (let i = 0; i < 7; i++) orders.push((await aPaidOrder(mall.tools, { stalls: [stall] })).orderId)
  const [cancelled, never, late, ...inTime] = orders
  const set = (id: string, change: ReturnType<typeof sql>) =>
    sql`update orders set ${change} where id = ${id}`.execute(mall.tools.db)
  await set(cancelled!, sql`closed_at = ship_by_at - interval '1 hour'`)
  await set(late!, sql`shipped_at = ship_by_at + interval '1 minute'`)
  for (const id of inTime) await set(id, sql`shipped_at = ship_by_at`)
  expect((await scores()).shipping).toMatchObject({ score: '4.20', terms: [{ value: '80%', count: 5 }, {}] })
  // The promised time of the one that never left passes.
  mall.tools.clock.advance(20 * dayMs)
  const after = (await scores()).shipping
  expect(after.terms[0]).toMatchObject({ value: '66.7%', count: 6, points: '3.67' })
  expect(never).toBeDefined()
})

test('what is too old, deleted or too little is left out', async () => {
  const served = { description: 5, service: 5, delivery: 5 }
  for (let i = 0; i < 4; i++) await rates(5, served)
  expect((await scores()).goods).toMatchObject({ score: null, terms: [{ count: 4, points: null }, {}] })
  await rates(1, served)
  expect((await scores()).goods.terms[0]).toMatchObject({ count: 5, points: '4.20' })
  await sql`update comment set deleted_at = now() where score = 1`.execute(mall.tools.db)
  expect((await scores()).goods.terms[0]).toMatchObject({ count: 4, points: null })
  await answersOn(daysAgo(100), 20, 30)
  expect((await scores()).service.terms[0]).toEqual({
    name: 'First answer in chats',
    value: '—',
    count: 0,
    points: null,
  })
  mall.tools.clock.advance(181 * dayMs)
  expect((await scores()).goods).toMatchObject({ score: null, terms: [{ count: 0 }, { count: 0 }] })
})

test('the mean of all shops is shown from three shops on', async () => {
  const shops = [stall, await aStall(mall.tools.db), await aStall(mall.tools.db)]
  await computeScores(mall.tools)
  const give = (shop: Stall, score: number) =>
    sql`update shop_score set goods_score = ${score} where shop_id = ${shop.shopId}`.execute(mall.tools.db)
  const mean = async () => {
    const answer = await mall.call(null, 'GET /bizShop/queryShopScores', { shopId: stall.shopId })
    return (answer.data as ShopScoresShown).scores[0]!.mean
  }
  await give(shops[0]!, 500)
  await give(shops[1]!, 400)
  expect(await mean()).toBeNull()
  await give(shops[2]!, 420)
  expect(await mean()).toBe('4.40')
})

test('staff read the scores of their own shop, shoppers of any; an unknown shop has none', async () => {
  await rates(5, { description: 5, service: 5, delivery: 5 })
  const { shown } = await scores()
  const other = await aStall(mall.tools.db)
  await computeScores(mall.tools)
  const own = async (one: Stall) => (await mall.call(one.mei, 'GET /bizConsole/queryOwnScores')).data
  expect(((await own(stall)) as ShopScoresShown).scores[0]!.terms[0]!.count).toBe(1)
  expect(((await own(other)) as ShopScoresShown).scores[0]!.terms[0]!.count).toBe(0)
  expect((await mall.call(null, 'GET /bizConsole/queryOwnScores')).code).not.toBe('10000')
  const unknown = (await scores(other.goodsId)).shown
  expect(unknown).toMatchObject({ scores: [], computedAt: null })
  expect(unknown.rules).toEqual(shown.rules)
})

test('two processes that compute at once leave one row for each shop', async () => {
  await rates(5, { description: 5, service: 5, delivery: 5 })
  await Promise.all([1, 2, 3].map(() => computeScores(mall.tools)))
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shop_score`.execute(mall.tools.db)
  expect(rows).toEqual([{ count: 1 }])
})

test.each([
  ['zh-CN', '商品'],
  ['ko-KR', '상품'],
] as const)('in %s', async (locale, name) => {
  const { goods, shown } = await scores(stall.shopId, locale)
  expect(goods.name).toBe(name)
  expect(shown.rules.join('')).toContain('180')
})
