import { openCatalogCache } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aRoom, aShopper } from '@hojip/inventory/testing'
import { newId } from '@hojip/platform/ids'
import { policy } from '@hojip/policy'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recommendationsJobs, recommendationsRoutes } from './index.ts'
import { aPurchase } from './testing.ts'

let { db, tools, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ db, tools, api, stop } = await aRoom((tools) => {
    recommendationsJobs(tools)
    return recommendationsRoutes(tools, openCatalogCache(tools, 0))
  }))
})
afterAll(() => stop())

const least = policy.leastShoppers

async function count() {
  await db.transaction().execute((tx) => tools.jobs.send(tx, 'recommendations.count', {}))
  await tools.jobs.drain()
}

async function related(goodsId: string, type: 'together' | 'viewed' | 'similar') {
  const { data } = await api.send('POST /bizGoods/queryRelated', { goodsId, type })
  return data.list.map(({ goods, reason }) => [goods.pkId, reason])
}

test('products are bought together when enough different people did so, and only then', async () => {
  const [kimchi, pot, tea] = [await aProduct(db), await aProduct(db), await aProduct(db)]
  const shoppers = await Promise.all(Array.from({ length: least }, () => aShopper(db)))
  for (const { userId } of shoppers.slice(1)) await aPurchase(db, userId, [kimchi, pot])
  // One person buying often is one person.
  for (let i = 0; i < least; i++) await aPurchase(db, shoppers[1]!.userId, [kimchi, tea])
  await count()
  expect(await related(kimchi.goodsId, 'together')).toEqual([])
  await aPurchase(db, shoppers[0]!.userId, [kimchi, pot])
  await count()
  expect(await related(kimchi.goodsId, 'together')).toEqual([[pot.goodsId, `${least} 人一起买过`]])
  expect(await related(pot.goodsId, 'together')).toEqual([[kimchi.goodsId, `${least} 人一起买过`]])
  await sql`update order_line set refunded = 1 where goods_id = ${pot.goodsId} and order_id in (
    select id from orders where user_id = ${shoppers[0]!.userId})`.execute(db)
  await count()
  expect(await related(kimchi.goodsId, 'together')).toEqual([])
})

async function looked(userId: string, goods: { goodsId: string }[], daysAgo = 0) {
  for (const { goodsId } of goods)
    await sql`
      insert into footprint (user_id, day, goods_id, id, seen_at)
      values (${userId}, to_char(now() - make_interval(days => ${daysAgo}), 'YYYY-MM-DD'), ${goodsId}, ${newId()},
              now() - make_interval(days => ${daysAgo}))`.execute(db)
}

function manyShoppers(count: number = least) {
  return Promise.all(Array.from({ length: count }, () => aShopper(db)))
}

/** Switches personalisation off. */
async function withdraw(userId: string) {
  await db.insertInto('user_setting').values({ user_id: userId, is_personalised: false }).execute()
}

test('products are looked at together when enough different people did so on one day', async () => {
  const [kimchi, seen, gone] = [await aProduct(db), await aProduct(db), await aProduct(db, { stock: 0 })]
  const shoppers = await manyShoppers()
  for (const { userId } of shoppers) await looked(userId, [kimchi, seen, gone])
  const reason = `${least} 人两件都看过`
  await count()
  expect(await related(kimchi.goodsId, 'viewed')).toEqual([[seen.goodsId, reason]])
  expect(await related(seen.goodsId, 'viewed')).toEqual([[kimchi.goodsId, reason]])
  await sql`delete from footprint where user_id = ${shoppers[0]!.userId}`.execute(db)
  await count()
  expect(await related(kimchi.goodsId, 'viewed')).toEqual([])
  // On another day is not together, and neither is long ago.
  await looked(shoppers[0]!.userId, [kimchi])
  await looked(shoppers[0]!.userId, [seen], 2)
  await looked(shoppers[0]!.userId, [kimchi, seen], 31)
  await count()
  expect(await related(kimchi.goodsId, 'viewed')).toEqual([])
})

test('closed accounts, and people who have switched personalisation off, do not count', async () => {
  const [kimchi, pot] = [await aProduct(db), await aProduct(db)]
  const shoppers = await manyShoppers(least + 2)
  for (const { userId } of shoppers) {
    await looked(userId, [kimchi, pot])
    await aPurchase(db, userId, [kimchi, pot])
  }
  const counts = async () => {
    await count()
    const both = [await related(kimchi.goodsId, 'together'), await related(kimchi.goodsId, 'viewed')]
    return both.map(([first]) => Number.parseInt(first?.[1] ?? '0'))
  }
  expect(await counts()).toEqual([least + 2, least + 2])
  await withdraw(shoppers[0]!.userId)
  expect(await counts()).toEqual([least + 1, least + 1])
  await db
    .updateTable('account')
    .set({ closed_at: new Date() })
    .where('id', '=', shoppers[1]!.userId)
    .execute()
  expect(await counts()).toEqual([least, least])
  await withdraw(shoppers[2]!.userId)
  expect(await counts()).toEqual([0, 0])
})

test('of somebody who looks at a great many products only the last ones count', async () => {
  const [kimchi, pot] = [await aProduct(db), await aProduct(db)]
  const [busy, ...others] = await manyShoppers()
  for (const { userId } of others) await looked(userId, [kimchi, pot])
  await looked(busy!.userId, [kimchi, pot], 1)
  const lookAtMore = (products: number) =>
    sql`
      insert into footprint (user_id, day, goods_id, id, seen_at)
      select ${busy!.userId}, to_char(now() - make_interval(days => 1), 'YYYY-MM-DD'), id, gen_random_uuid(),
             now() - make_interval(hours => 12)
      from (select id from goods where id not in (${kimchi.goodsId}, ${pot.goodsId}) limit ${products}) g
      on conflict do nothing`.execute(db)
  await lookAtMore(1)
  await count()
  expect(await related(kimchi.goodsId, 'viewed')).toHaveLength(1)
  const ids = Array.from({ length: 40 }, () => newId())
  await sql`
    insert into goods (id, shop_id, handle, sn, category1_id, name, price_fen)
    select made.id, g.shop_id, made.id::text, made.id::text, g.category1_id, g.name, 100
    from unnest(${ids}::uuid[]) as made (id), goods g where g.id = ${kimchi.goodsId}`.execute(db)
  await lookAtMore(60)
  await count()
  expect(await related(kimchi.goodsId, 'viewed')).toEqual([])
})

test('similar products are the best sellers of the category that can be bought', async () => {
  const [kimchi, gone] = [await aProduct(db), await aProduct(db, { stock: 0 })]
  const list = await related(kimchi.goodsId, 'similar')
  expect(new Set(list.map(([, reason]) => reason))).toEqual(new Set(['同类里卖得好']))
  expect(list.map(([id]) => id)).not.toContain(gone.goodsId)
  expect(list.map(([id]) => id)).not.toContain(kimchi.goodsId)
})

test('an unknown product has nothing beside it', async () => {
  expect(await related(newId(), 'similar')).toEqual([])
  expect(await related(newId(), 'together')).toEqual([])
})
