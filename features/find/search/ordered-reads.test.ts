import { openCatalogCache, countSales } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { testApi } from '@hojip/platform/testing'
import { aShop } from '@hojip/shops/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshChanged, refreshFaded } from './actions/refresh-standings.ts'
import { countWords, searchRoutes } from './index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
let template: string
const many = 12_000

/** Copies the first product, with sales, prices, scores and ages that order the copies differently. */
async function copyRows(shopId: string) {
  await sql`
    create temporary table copies as
    select i, test.id_at(now() - age) as id, now() - age as made, (i * 104729 % 30000)::int as sales,
      100 + (i * 15485863::bigint % 500000) as price, (i % 40)::int as rated
    from generate_series(1, ${many}) i cross join lateral (select interval '1 hour' * (i * 7919 % ${many}) as age) a`.execute(
    db,
  )
  await sql`
    insert into goods (id, shop_id, handle, sn, category1_id, name, price_fen, sales_count, rated_count, score_sum,
      created_at)
    select c.id, ${shopId}, 'copy-' || i, 'c' || i, g.category1_id, g.name, c.price, c.sales, c.rated, c.rated * 4, made
    from copies c, goods g where g.id = ${template}`.execute(db)
  await sql`insert into sku (id, goods_id, sn, choice, price_fen)
    select test.id_at(), id, 's' || i, '{}', price from copies`.execute(db)
  await sql`
    insert into search_goods (goods_id, shop_id, category1_id, is_on_sale, standing, price_fen, sales_count, rating,
      rated_count, facets, words, names)
    select c.id, ${shopId}, s.category1_id, true, n.standing, c.price, c.sales, n.rating, c.rated,
      search_steps(c.id, n.standing, c.price, c.sales, made, n.rating::real), s.words,
      case when i % 3 = 0 then s.names else '' end
    from copies c join search_goods s on s.goods_id = ${template}
    cross join lateral (select search_standing(c.sales, c.rated, c.rated * 4, made, false) as standing,
      case when c.rated = 0 then 0 else 4 end as rating) n`.execute(db)
}

beforeAll(async () => {
  ;({ db, drop } = await aDatabase(1))
  const shopId = await aShop(db)
  template = (await aProduct(db, { shopId, name: 'Wunderding' })).goodsId
  await copyRows(shopId)
  await countWords(db)
  api = testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))
})
afterAll(async () => {
  await api.close()
  await drop()
})

async function find(asked: Record<string, unknown>) {
  return (await api.send('POST /bizGoods/findAll', asked)).data
}

async function idsOf(asked: Record<string, unknown>) {
  return (await find(asked)).list.map(({ pkId }) => pkId)
}

describe('of more products than are counted', () => {
  test('the total shows that there are more', async () => {
    expect(await find({ goodsName: 'wunderding' })).toMatchObject({ total: 3_000, isMore: true, pages: 300 })
    expect(await find({ sort: '3' })).toMatchObject({ total: 10_000, isMore: true })
    expect(await find({ sort: '5' })).toMatchObject({ total: 3_000, isMore: true })
    expect(await find({})).toMatchObject({ total: 10_000, isMore: true })
    expect(await find({ goodsName: 'wunderding', maxPrice: '5' })).not.toHaveProperty('isMore')
  })

  test.each([
    ['0', sql`(names <> '') desc, standing desc, goods_id desc`],
    ['1', sql`sales_count desc, goods_id desc`],
    ['2', sql`goods_id desc`],
    ['3', sql`price_fen, goods_id`],
    ['4', sql`price_fen desc, goods_id desc`],
    ['5', sql`rating desc, rated_count desc, goods_id desc`],
  ])('sort %s gives the same as sorting all of them, on near and far pages', async (sort, order) => {
    const { rows } = await sql<{ id: string }>`
      select goods_id as id from search_goods where words @@ 'wunderding' order by ${order} limit 3000`.execute(
      db,
    )
    const all = rows.map(({ id }) => id)
    for (const pageNum of [1, 6, 7, 8, 50])
      expect(await idsOf({ goodsName: 'wunderding', sort, pageSize: 60, pageNum })).toEqual(
        all.slice((pageNum - 1) * 60, pageNum * 60),
      )
  })

  test('a total near the limit is counted, whatever a sample shows', async () => {
    const { rows } = await sql<{ price: number }>`
      select price_fen::int as price from search_goods order by price_fen offset 2990 limit 1`.execute(db)
    const found = await find({ goodsName: 'wunderding', maxPrice: (rows[0]!.price / 100).toFixed(2) })
    expect(found.total).toBe(2_991)
    expect(found).not.toHaveProperty('isMore')
  })

  test('the counts of the filters are marked with how many products they cover', async () => {
    const filters = (await api.send('GET /sysCategory/queryFilters', { keyword: 'wunderding' })).data
    expect(filters.countedBest).toBe(1_000)
    expect(filters.priceRanges.reduce((sum, { count }) => sum + count, 0)).toBe(1_000)
  })
})

describe('a product moves', () => {
  const placeOf = async (id: string, shopId: string) => (await idsOf({ shopId })).indexOf(id)
  async function two() {
    const shopId = await aShop(db)
    const { goodsId, skuIds } = await aProduct(db, { shopId, salesCount: 100 })
    await aProduct(db, { shopId, salesCount: 10 })
    return { shopId, goodsId, skuId: skuIds[0]! }
  }
  const fresh = () =>
    testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))

  test('behind the others when it sells out, and back when it is there again', async () => {
    const { shopId, goodsId, skuId } = await two()
    expect(await placeOf(goodsId, shopId)).toBe(0)
    for (const [left, place] of [
      [0, 1],
      [5, 0],
    ] as const) {
      await sql`update stock set on_hand = ${left}, received = ${left} + sold where sku_id = ${skuId}`.execute(
        db,
      )
      await refreshChanged(db)
      const now = fresh()
      const { list } = (await now.send('POST /bizGoods/findAll', { shopId })).data
      expect(list.findIndex(({ pkId }) => pkId === goodsId)).toBe(place)
      await now.close()
    }
  })

  test('forward when it sells', async () => {
    const { shopId, goodsId } = await two()
    const other = (await idsOf({ shopId })).find((id) => id !== goodsId)!
    await inTransaction(db, (tx) =>
      countSales(tx, [{ orderId: newId(), lines: [{ goodsId: other, quantity: 5_000 }] }]),
    )
    const now = fresh()
    const { list } = (await now.send('POST /bizGoods/findAll', { shopId })).data
    expect(list[0]!.pkId).toBe(other)
    await now.close()
  })

  test('back when it is no longer new', async () => {
    const { goodsId } = await two()
    const standing = async () =>
      (
        await sql<{
          standing: number
        }>`select standing from search_goods where goods_id = ${goodsId}`.execute(db)
      ).rows[0]!.standing
    const before = await standing()
    await sql`update goods set created_at = now() - interval '31 days' where id = ${goodsId}`.execute(db)
    await refreshFaded(db)
    expect(before - (await standing())).toBe(4)
  })

  test('out of the list when it goes off sale', async () => {
    const { shopId, goodsId } = await two()
    await sql`update goods set is_on_sale = false where id = ${goodsId}`.execute(db)
    expect(await placeOf(goodsId, shopId)).toBe(-1)
  })
})

describe('filters by facets', () => {
  test('count options, origins and scores, and their keys find as many as they count', async () => {
    const shopId = await aShop(db)
    const colour = { 'zh-CN': '颜色', 'en-US': 'Colour', 'ko-KR': '색상' }
    const red = { 'zh-CN': '红色', 'en-US': 'Red', 'ko-KR': '빨강' }
    const blue = { 'zh-CN': '蓝色', 'en-US': 'Blue', 'ko-KR': '파랑' }
    const of = (values: (typeof red)[], origin: string) =>
      aProduct(db, {
        shopId,
        options: [{ name: colour, values }],
        skus: values.map((_, i) => ({ choice: [i], priceFen: 900, stock: 1 })),
        params: [{ name: { 'zh-CN': '产地' }, value: { 'zh-CN': origin } }],
      })
    await of([red, blue], '延吉')
    await of([red], '延吉')
    await of([blue], '首尔')
    const filters = (
      await api.send('GET /sysCategory/queryFilters', { shopId, facets: '1' }, { locale: 'en-US' })
    ).data
    expect(filters.options).toMatchObject([
      {
        name: 'Colour',
        values: [
          { name: 'Blue', count: 2 },
          { name: 'Red', count: 2 },
        ],
      },
    ])
    expect(filters.origins).toMatchObject([
      { name: '延吉', count: 2 },
      { name: '首尔', count: 1 },
    ])
    const [colours] = filters.options!
    const [blueKey, redKey] = colours!.values.map(({ key }) => `${colours!.key}.${key}`) as [string, string]
    const yanji = filters.origins![0]!.key
    expect((await find({ shopId, options: [blueKey] })).total).toBe(2)
    expect((await find({ shopId, options: [blueKey, redKey] })).total).toBe(3)
    expect((await find({ shopId, options: [blueKey], origins: [yanji] })).total).toBe(1)
    expect((await find({ shopId, minScore: '4' })).total).toBe(0)
  })
})
