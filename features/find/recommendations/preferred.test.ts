import { openCatalogCache, putCategories } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aRoom, aShopper } from '@hojip/inventory/testing'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recommendationsRoutes } from './index.ts'
import { aPurchase } from './testing.ts'

let { db, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeEach(async () => {
  ;({ db, api, stop } = await aRoom((tools) => recommendationsRoutes(tools, openCatalogCache(tools, 0))))
})
afterEach(() => stop())

type Made = Awaited<ReturnType<typeof aProduct>>

async function preferred(as?: Viewer, input: { pkId?: string; size?: number } = {}) {
  const { data } = await api.send('POST /bizGoods/queryPreferredInfo', input, as ? { as } : {})
  return data
}

async function idsFor(as?: Viewer, input = {}) {
  return (await preferred(as, input)).list.map(({ goods }) => goods.pkId)
}

async function aCategory(code: string): Promise<[string]> {
  const ids = await inTransaction(db, (tx) => putCategories(tx, [{ code, name: { 'zh-CN': code } }]))
  return [ids.get(code)!]
}

async function look({ userId }: Viewer, { goodsId }: Made) {
  await sql`
    insert into footprint (user_id, day, goods_id, id, seen_at)
    values (${userId}, to_char(now(), 'YYYY-MM-DD'), ${goodsId}, ${newId()}, now())`.execute(db)
}

async function save({ userId }: Viewer, { goodsId }: Made) {
  const row = { user_id: userId, goods_id: goodsId, id: newId(), price_when_saved_fen: 100 }
  await db.insertInto('favourite').values(row).execute()
}

async function putInCart({ userId }: Viewer, { goodsId, skuIds }: Made) {
  await sql`
    insert into cart_line (user_id, sku_id, id, goods_id, quantity, price_when_added_fen)
    values (${userId}, ${skuIds[0]}, ${newId()}, ${goodsId}, 1, 100)`.execute(db)
}

async function buy({ userId }: Viewer, product: Made) {
  await aPurchase(db, userId, [product])
}

async function relate(one: Made, other: Made, kind = 'viewed') {
  await sql`
    insert into related_product (goods_id, kind, other_id, shoppers)
    values (${one.goodsId}, ${kind}, ${other.goodsId}, 9)`.execute(db)
}

function withdraw({ userId }: Viewer) {
  return db.insertInto('user_setting').values({ user_id: userId, is_personalised: false }).execute()
}

test('what a shopper looked at leads to what others looked at too, then to its category, each with the reason', async () => {
  const lin = await aShopper(db)
  const [food, tools] = [await aCategory('food'), await aCategory('tools')]
  const kimchi = await aProduct(db, { categoryIds: food, name: '辣白菜' })
  const [rice, hammer] = [
    await aProduct(db, { categoryIds: food }),
    await aProduct(db, { categoryIds: tools }),
  ]
  const best = await aProduct(db, { categoryIds: await aCategory('toys'), salesCount: 99 })
  await relate(kimchi, hammer)
  expect(await preferred(lin)).toMatchObject({ basis: 'nothingYet', list: [{ source: null }, {}, {}, {}] })
  await look(lin, kimchi)
  const { basis, list } = await preferred(lin)
  expect(basis).toBe('own')
  const source = { kind: 'viewed', goodsId: kimchi.goodsId, goodsName: '辣白菜' }
  expect(list.map((one) => [one.goods.pkId, one.reason, one.source])).toEqual([
    [hammer.goodsId, '因为你看过“辣白菜”', source],
    [rice.goodsId, '因为你看过“辣白菜”', source],
    [best.goodsId, '大家常买', null],
  ])
  const korean = await api.send('POST /bizGoods/queryPreferredInfo', {}, { as: lin, locale: 'ko-KR' })
  expect(korean.data.list[0]!.reason).toMatch(/^본 상품 ‘.+’에서 골랐어요$/)
})

test('nothing is recommended that is known, bought, sold out or off sale', async () => {
  const lin = await aShopper(db)
  const categoryIds = await aCategory('food')
  const [seen, saved, inCart, bought, free] = [
    await aProduct(db, { categoryIds }),
    await aProduct(db, { categoryIds }),
    await aProduct(db, { categoryIds }),
    await aProduct(db, { categoryIds, salesCount: 50 }),
    await aProduct(db, { categoryIds }),
  ]
  await aProduct(db, { categoryIds, stock: 0 })
  await aProduct(db, { categoryIds, isOnSale: false })
  await look(lin, seen)
  await save(lin, saved)
  await putInCart(lin, inCart)
  await buy(lin, bought)
  expect(await idsFor(lin)).toEqual([free.goodsId])
})

test('what was bought leads to what was bought with it, and not to more of its kind', async () => {
  const lin = await aShopper(db)
  const categoryIds = await aCategory('pots')
  const pot = await aProduct(db, { categoryIds, name: '石锅' })
  const other = await aProduct(db, { categoryIds })
  const spoon = await aProduct(db, { categoryIds: await aCategory('spoons') })
  await relate(pot, spoon, 'together')
  await buy(lin, pot)
  expect((await preferred(lin)).list.map(({ goods, reason }) => [goods.pkId, reason])).toEqual([
    [spoon.goodsId, '买过“石锅”的人也选了'],
    [other.goodsId, '大家常买'],
  ])
})

test('with personalisation off, everybody’s list is answered, and marked as such', async () => {
  const lin = await aShopper(db)
  const [seen, other] = [await aProduct(db, { salesCount: 9 }), await aProduct(db)]
  await look(lin, seen)
  await withdraw(lin)
  const { basis, list } = await preferred(lin, { pkId: seen.goodsId })
  expect(basis).toBe('switchedOff')
  expect(list.map(({ goods, source }) => [goods.pkId, source])).toEqual([
    [seen.goodsId, null],
    [other.goodsId, null],
  ])
})

test('a visitor gets everybody’s list, or products beside the one that the browser names', async () => {
  const categoryIds = await aCategory('food')
  const [seen, beside] = [await aProduct(db, { categoryIds }), await aProduct(db, { categoryIds })]
  expect((await preferred()).basis).toBe('visitor')
  const { basis, list } = await preferred(undefined, { pkId: seen.goodsId })
  expect([basis, list.map(({ goods, source }) => [goods.pkId, source?.kind])]).toEqual([
    'browser',
    [[beside.goodsId, 'viewed']],
  ])
  // A product that is gone leads nowhere.
  expect((await preferred(undefined, { pkId: newId() })).list).toHaveLength(2)
  const bad = await api.send('POST /bizGoods/queryPreferredInfo', { pkId: 'kimchi', size: 25 })
  expect(bad.data).toMatchObject({ fields: [{ field: 'pkId' }, { field: 'size' }] })
})

test('another shopper’s looks change nothing', async () => {
  const [lin, tao] = [await aShopper(db), await aShopper(db)]
  const [seen] = [await aProduct(db), await aProduct(db)]
  await look(tao, seen)
  expect((await preferred(lin)).basis).toBe('nothingYet')
  expect((await preferred(tao)).basis).toBe('own')
})
