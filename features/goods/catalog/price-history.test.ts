import { aRoom } from '@hojip/inventory/testing'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productSummaries } from './actions/product-summaries.ts'
import { catalogRoutes, openCatalogCache, priceDrops, putPastPrices } from './index.ts'
import { keep } from './rules/product-input.ts'
import { endFormerPrices } from './store/price-log.ts'
import { aCategoryPath, aProduct, putProduct } from './testing.ts'
import { dayMs } from '@hojip/platform/clock'

let { db, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ db, api, stop } = await aRoom((tools) => catalogRoutes(tools, openCatalogCache(tools, 0))))
})
afterAll(() => stop())

function ago(days: number): Date {
  return new Date(Date.now() - days * dayMs)
}

/** A product that an import writes with these prices, whatever it calls its former price. */
async function imported(prices: number[]) {
  const given = { handle: newId(), prices, categoryIds: await aCategoryPath(db) }
  const made = await aProduct(db, given)
  const again = (priceFen: number, isOnSale = true) =>
    inTransaction(db, async (tx) => {
      await putProduct(tx, {
        ...given,
        shopId: made.shopId,
        name: { 'zh-CN': '辣白菜' },
        gallery: [],
        skus: [{ choice: [], priceFen, stock: keep }],
        isOnSale,
      })
    })
  return { ...made, again }
}

async function history(goodsId: string, more: { goodsSpecId?: string; days?: number } = {}) {
  const { data } = await api.send('GET /bizGoods/queryPriceHistory', { goodsId, ...more })
  return data
}

/** Adds the past as a mall that moves here brings it. The last price has to be today's. */
function past(skuId: string, ...prices: [days: number, priceFen: number][]) {
  return inTransaction(db, (tx) =>
    putPastPrices(
      tx,
      prices.map(([days, priceFen]) => ({ skuId, at: ago(days), priceFen })),
    ),
  )
}

async function shown(goodsId: string) {
  const { data } = await api.send('GET /bizGoods/queryGoodsInfo', { goodsId })
  const [card] = await productSummaries(db, [goodsId], 'zh-CN')
  return { page: data.goods.linePrice, spec: data.specs[0]!.linePrice, card: card!.linePrice }
}

function everywhere(linePrice: string | undefined) {
  return { page: linePrice, spec: linePrice, card: linePrice }
}

test('a new product has one price, and no former one', async () => {
  const { goodsId, skuIds } = await imported([2980])
  const { points, low30, goodsSpecId } = await history(goodsId)
  expect(points.map(({ price }) => price)).toEqual(['29.80'])
  expect(low30).toBe('29.80')
  expect(goodsSpecId).toBe(skuIds[0])
  expect(await shown(goodsId)).toEqual(everywhere(undefined))
})

test('every change is logged, and a reduction shows the price before', async () => {
  const { goodsId, again } = await imported([2980])
  await again(2480)
  expect(await shown(goodsId)).toEqual(everywhere('29.80'))
  await again(3680)
  expect(await shown(goodsId)).toEqual(everywhere(undefined))
  await again(3680)
  expect((await history(goodsId)).points.map(({ price }) => price)).toEqual(['29.80', '24.80', '36.80'])
  await sql`update sku set price_fen = 1000 where goods_id = ${goodsId}`.execute(db)
  expect((await history(goodsId)).points.at(-1)!.price).toBe('10.00')
  expect((await history(goodsId)).low30).toBe('10.00')
})

test('raising a price before lowering it makes no former price of it', async () => {
  const { goodsId, again } = await imported([2980])
  await again(5980)
  await again(2980)
  expect(await shown(goodsId)).toEqual(everywhere(undefined))
  await again(2680)
  expect(await shown(goodsId)).toEqual(everywhere('29.80'))
})

test('a price that was asked for no moment is none', async () => {
  const { goodsId, skuIds } = await imported([2980])
  await inTransaction(db, async (tx) => {
    await sql`update sku set price_fen = 9900 where id = ${skuIds[0]}`.execute(tx)
    await sql`update sku set price_fen = 3900 where id = ${skuIds[0]}`.execute(tx)
  })
  expect((await history(goodsId)).points.map(({ price }) => price)).toEqual(['29.80', '39.00'])
  expect((await shown(goodsId)).spec).toBeUndefined()
})

test('nothing is asked while a product is off sale', async () => {
  const { goodsId, again } = await imported([2980])
  await again(2980, false)
  await again(9900, false)
  await again(2900, true)
  expect((await history(goodsId)).points.map(({ price }) => price)).toEqual(['29.80', null, '29.00'])
  expect(await shown(goodsId)).toEqual(everywhere('29.80'))
})

test('a history is cut at the days asked for, and the lowest price at 30', async () => {
  const { goodsId, skuIds } = await imported([2980])
  await past(skuIds[0]!, [120, 1000], [80, 1900], [40, 3680], [9, 2980])
  const whole = await history(goodsId)
  expect(whole.points.map(({ price }) => price)).toEqual(['10.00', '19.00', '36.80', '29.80'])
  expect(whole.low30).toBe('29.80')
  expect((await history(goodsId, { days: 20 })).points.map(({ price }) => price)).toEqual(['36.80', '29.80'])
  expect((await history(goodsId, { days: 1 })).points.map(({ price }) => price)).toEqual(['29.80'])
  expect(await shown(goodsId)).toEqual(everywhere('36.80'))
})

test('a former price counts only while the reduction is recent, and only its 30 days before', async () => {
  const { goodsId, skuIds } = await imported([2980])
  await past(skuIds[0]!, [90, 3680], [31, 2980])
  expect(await shown(goodsId)).toEqual(everywhere(undefined))
  const other = await imported([2980])
  await past(other.skuIds[0]!, [60, 9900], [45, 3680], [9, 2980])
  expect(await shown(other.goodsId)).toEqual(everywhere('36.80'))
})

test('after 30 days a former price is no longer shown', async () => {
  const { goodsId, again } = await imported([2980])
  await again(2480)
  await sql`update sku set line_price_until = now() where goods_id = ${goodsId}`.execute(db)
  expect(await inTransaction(db, endFormerPrices)).toBe(true)
  expect(await shown(goodsId)).toEqual(everywhere(undefined))
  expect(await inTransaction(db, endFormerPrices)).toBe(false)
})

test('reduced products come with what they save, the largest share first', async () => {
  await sql`update sku set line_price_fen = null, line_price_until = null`.execute(db)
  const little = await imported([2000])
  const much = await imported([2000])
  const gone = await imported([2000])
  await little.again(1900)
  await much.again(1000)
  await gone.again(500)
  await gone.again(500, false)
  const drops = await priceDrops(db, { days: 30, limit: 10 })
  expect(drops.map(({ goodsId, formerFen, priceFen }) => [goodsId, formerFen, priceFen])).toEqual([
    [much.goodsId, 2000, 1000],
    [little.goodsId, 2000, 1900],
  ])
  const old = await imported([900])
  await past(old.skuIds[0]!, [50, 2000], [20, 900])
  expect((await priceDrops(db, { days: 7, limit: 10 })).map(({ goodsId }) => goodsId)).not.toContain(
    old.goodsId,
  )
  expect((await priceDrops(db, { days: 30, limit: 1 }))[0]?.goodsId).toBe(old.goodsId)
})

test('the log is only added to', async () => {
  await expect(sql`update price_log set price_fen = 1`.execute(db)).rejects.toThrow('only ever added to')
  await expect(sql`delete from price_log`.execute(db)).rejects.toThrow('only ever added to')
})

test('a SKU of another product, an unknown product and a wrong number of days are refused', async () => {
  const [one, other] = [await imported([2980]), await imported([2980])]
  const asked = { goodsId: one.goodsId, goodsSpecId: other.skuIds[0]! }
  expect((await api.send('GET /bizGoods/queryPriceHistory', asked)).code).toBe('40004')
  expect((await api.send('GET /bizGoods/queryPriceHistory', { goodsId: newId() })).code).toBe('40004')
  const tooLong = await api.send('GET /bizGoods/queryPriceHistory', { goodsId: one.goodsId, days: 91 })
  expect(tooLong.msg).toMatch(/days/)
})
