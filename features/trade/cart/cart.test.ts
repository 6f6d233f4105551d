import { addAccount } from '@hojip/accounts'
import { aProduct } from '@hojip/catalog/testing'
import type { Tools } from '@hojip/db'
import { aRoom } from '@hojip/inventory/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import type { testApi } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartJobs, cartRoutes } from './index.ts'

let tools: Tools
let api: ReturnType<typeof testApi>
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ tools, api, stop } = await aRoom((room) => {
    cartJobs(room)
    return cartRoutes(room)
  }))
})
afterAll(() => stop())

async function aShopper(): Promise<Viewer> {
  const userId = await addAccount(tools.db, { name: 'Lin', role: 'shopper' })
  return { userId, role: 'shopper', sessionId: newId() }
}

async function cartOf(as: Viewer) {
  return (await api.send('POST /appUserCart/queryByUserId', {}, { as })).data
}

test('adding the same SKU again makes one line, and concurrent requests all count', async () => {
  const lin = await aShopper()
  const { skuIds } = await aProduct(tools.db)
  const input = { goodsSpecId: skuIds[0]!, goodsNum: 1 }
  await Promise.all(
    Array.from({ length: 8 }, () => api.send('POST /appUserCart/saveCart', input, { as: lin })),
  )
  const cart = await cartOf(lin)
  expect(cart).toMatchObject({ kinds: 1, checkedMoney: '238.40' })
  expect(cart.list[0]!.goods[0]).toMatchObject({ goodsNum: 8, goodsPrice: '29.80', isCheck: '1' })
  expect((await api.send('POST /appUserCart/queryCount', {}, { as: lin })).data).toEqual({ kinds: 1 })
})

test('the quantity is limited by the stock, and a larger one is refused with the remaining stock', async () => {
  const lin = await aShopper()
  const { skuIds } = await aProduct(tools.db, { stock: 5 })
  const added = await api.send(
    'POST /appUserCart/saveCart',
    { goodsSpecId: skuIds[0]!, goodsNum: 9 },
    { as: lin },
  )
  expect(added.data.goodsNum).toBe(5)
  const more = await api.send(
    'POST /appUserCart/updateNum',
    { pkId: added.data.pkId, goodsNum: 6 },
    { as: lin },
  )
  expect(more).toMatchObject({ statusCode: 409, code: '40011', msg: '库存只剩 5 件', data: { stock: 5 } })
  const less = await api.send(
    'POST /appUserCart/updateNum',
    { pkId: added.data.pkId, goodsNum: 2 },
    { as: lin },
  )
  expect(less.data.checkedMoney).toBe('59.60')
})

test.each([
  [2, 10, 0, 2],
  [4, 10, 3, 7],
  [9, 10, 3, 10],
  // The stock has shrunk since: a line never loses units by adding to it.
  [1, 10, 12, 12],
  [5, 5_000, 998, 999],
])('%i added with a stock of %i to %i in the cart: %i', async (added, stock, had, merged) => {
  const lin = await aShopper()
  const { skuIds } = await aProduct(tools.db, { stock: 5_000 })
  const add = (goodsNum: number) =>
    api.send('POST /appUserCart/saveCart', { goodsSpecId: skuIds[0]!, goodsNum }, { as: lin })
  if (had > 0) expect((await add(had)).data.goodsNum).toBe(had)
  await tools.db
    .updateTable('stock')
    .set({ on_hand: stock, received: stock })
    .where('sku_id', '=', skuIds[0]!)
    .execute()
  expect((await add(added)).data.goodsNum).toBe(merged)
})

test('lines are grouped by shop; those sold out or off sale are separate and cost nothing', async () => {
  const lin = await aShopper()
  const kimchi = await aProduct(tools.db)
  const tea = await aProduct(tools.db, { name: '大麦茶', prices: [1500] })
  const gone = await aProduct(tools.db, { name: '冷面', prices: [990] })
  for (const { skuIds } of [kimchi, tea, gone])
    await api.send('POST /appUserCart/saveCart', { goodsSpecId: skuIds[0]!, goodsNum: 1 }, { as: lin })
  await tools.db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', gone.goodsId).execute()
  await tools.db
    .updateTable('stock')
    .set({ on_hand: 0, received: 0 })
    .where('sku_id', '=', tea.skuIds[0]!)
    .execute()
  const cart = await cartOf(lin)
  expect(cart.list.map((shop) => shop.goods.map((line) => line.goodsName))).toEqual([['手工辣白菜']])
  expect(cart.invalidList.map((line) => line.invalidReason).toSorted((a, b) => (a! < b! ? -1 : 1))).toEqual([
    'offSale',
    'soldOut',
  ])
  expect(cart).toMatchObject({ kinds: 3, checkedMoney: '29.80' })
})

test('an option is changed in place and merges with an existing line of that option', async () => {
  const lin = await aShopper()
  const { skuIds } = await aProduct(tools.db, { prices: [1000, 2500] })
  const small = await api.send(
    'POST /appUserCart/saveCart',
    { goodsSpecId: skuIds[0]!, goodsNum: 2 },
    { as: lin },
  )
  await api.send('POST /appUserCart/saveCart', { goodsSpecId: skuIds[1]!, goodsNum: 1 }, { as: lin })
  const change = { pkId: small.data.pkId, goodsSpecId: skuIds[1]!, goodsNum: 2 }
  const { data } = await api.send('POST /appUserCart/saveBySpec', change, { as: lin })
  expect(data).toMatchObject({ kinds: 1, checkedMoney: '75.00' })
  expect(data.list[0]!.goods[0]).toMatchObject({ goodsNum: 3, goodsSpec: '2kg' })
})

test('fields that a SKU implies may be sent with it', async () => {
  const lin = await aShopper()
  const { goodsId, shopId, skuIds } = await aProduct(tools.db, { prices: [1000, 2500] })
  const line = { goodsId, goodsSn: 'KIM-1KG', shopId, goodsSpecId: skuIds[0]!, goodsNum: 2 }
  const added = await api.send('POST /appUserCart/saveCart', line, { as: lin })
  expect(added).toMatchObject({ statusCode: 200, data: { goodsNum: 2 } })
  const change = { pkId: added.data.pkId, goodsId, goodsSpecId: skuIds[1]!, goodsNum: 1 }
  const { data } = await api.send('POST /appUserCart/saveBySpec', change, { as: lin })
  expect(data.checkedMoney).toBe('25.00')
})

test('only ticked lines are summed up', async () => {
  const lin = await aShopper()
  const { skuIds } = await aProduct(tools.db)
  const { data } = await api.send(
    'POST /appUserCart/saveCart',
    { goodsSpecId: skuIds[0]!, goodsNum: 1 },
    { as: lin },
  )
  const untick = { pkIdList: [{ pkId: data.pkId, isCheck: '0' as const }] }
  const jun = await aShopper()
  await api.send('POST /appUserCart/updateBySpecIds', untick, { as: jun })
  const { data: untouched } = await api.send('POST /appUserCart/queryByUserId', {}, { as: lin })
  expect(untouched.checkedMoney).toBe('29.80')
  const after = await api.send('POST /appUserCart/updateBySpecIds', untick, { as: lin })
  expect(after.data.checkedMoney).toBe('0.00')
})

test('a visitor’s cart is merged at sign-in: quantities add up, unknown SKUs are dropped', async () => {
  const lin = await aShopper()
  const { skuIds } = await aProduct(tools.db)
  await api.send('POST /appUserCart/saveCart', { goodsSpecId: skuIds[0]!, goodsNum: 2 }, { as: lin })
  const lines = [
    { goodsSpecId: skuIds[0]!, goodsNum: 3 },
    { goodsSpecId: newId(), goodsNum: 1 },
  ]
  const guest = await api.send('POST /appUserCart/queryGuest', { lines })
  expect(guest.data).toMatchObject({ kinds: 1, checkedMoney: '89.40' })
  const { data } = await api.send('POST /appUserCart/merge', { lines }, { as: lin })
  expect(data.list[0]!.goods[0]!.goodsNum).toBe(5)
})

test('an answer that was lost is asked for again by its key, and nothing is added twice', async () => {
  const lin = await aShopper()
  const { skuIds } = await aProduct(tools.db)
  const [goodsSpecId, key] = [skuIds[0]!, newId()]
  const add = (goodsNum: number) =>
    api.send('POST /appUserCart/saveCart', { goodsSpecId, goodsNum }, { as: lin, key })
  const [first, second] = await Promise.all([add(2), add(2)])
  expect(first.data).toMatchObject({ goodsNum: 2, kinds: 1 })
  expect(second.data).toEqual(first.data)
  expect((await add(3)).data.reason).toBe('idempotency/keyReused')

  const lines = [
    { goodsSpecId, goodsNum: 1 },
    { goodsSpecId: newId(), goodsNum: 1 },
  ]
  const merge = () => api.send('POST /appUserCart/merge', { lines }, { as: lin, key })
  const merged = await merge()
  expect(merged.data.leftOut).toHaveLength(1)
  expect((await merge()).data).toEqual(merged.data)
  expect((await cartOf(lin)).list[0]!.goods[0]!.goodsNum).toBe(3)
})

test('a merged cart keeps the visitor’s order: the newest line and its shop first', async () => {
  const lin = await aShopper()
  const products = [await aProduct(tools.db), await aProduct(tools.db), await aProduct(tools.db)]
  const lines = products.map(({ skuIds }) => ({ goodsSpecId: skuIds[0]!, goodsNum: 1 }))
  const shops = (cart: { data: { list: { shopId: string }[] } }) => cart.data.list.map(({ shopId }) => shopId)
  const guest = shops(await api.send('POST /appUserCart/queryGuest', { lines }))
  expect(guest).toHaveLength(3)
  expect(shops(await api.send('POST /appUserCart/merge', { lines }, { as: lin }))).toEqual(guest)
})

test('a visitor’s line that cannot be merged is named: gone, sold out, or beyond the limit', async () => {
  const lin = await aShopper()
  const full = await aProduct(tools.db, { prices: Array.from({ length: 120 }, () => 1000) })
  for (const goodsSpecId of full.skuIds.slice(1))
    await api.send('POST /appUserCart/saveCart', { goodsSpecId, goodsNum: 1 }, { as: lin })
  const [sold, extra] = [await aProduct(tools.db, { stock: 0 }), await aProduct(tools.db)]
  const wanted = [newId(), sold.skuIds[0]!, full.skuIds[0]!, extra.skuIds[0]!]
  const lines = wanted.map((goodsSpecId) => ({ goodsSpecId, goodsNum: 1 }))
  const { data } = await api.send('POST /appUserCart/merge', { lines }, { as: lin })
  expect(data.kinds).toBe(120)
  expect(data.leftOut).toEqual([
    { goodsSpecId: wanted[2], reason: 'full' },
    { goodsSpecId: wanted[1], reason: 'soldOut' },
    { goodsSpecId: wanted[0], reason: 'gone' },
  ])
})

test('a user deletes one line, and only their own', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const { skuIds } = await aProduct(tools.db)
  const put = { goodsSpecId: skuIds[0]!, goodsNum: 1 }
  const { pkId } = (await api.send('POST /appUserCart/saveCart', put, { as: lin })).data
  const remove = (as: Viewer) => api.send('POST /appUserCart/deleteById/{pkId}', { pkId }, { as })
  expect((await remove(tao)).statusCode).toBe(404)
  expect((await remove(lin)).data.kinds).toBe(0)
  expect((await remove(lin)).code).toBe('40004')
})

test('choosing the same option again sets the given quantity', async () => {
  const lin = await aShopper()
  const { skuIds } = await aProduct(tools.db, { stock: 5 })
  const put = { goodsSpecId: skuIds[0]!, goodsNum: 2 }
  const { pkId } = (await api.send('POST /appUserCart/saveCart', put, { as: lin })).data
  const save = (goodsNum: number) =>
    api.send('POST /appUserCart/saveBySpec', { pkId, goodsSpecId: skuIds[0]!, goodsNum }, { as: lin })
  expect((await save(4)).data.list[0]!.goods[0]!.goodsNum).toBe(4)
  expect((await save(6)).code).toBe('40011')
})

test('a user cannot see or change another user’s lines', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const { skuIds } = await aProduct(tools.db)
  const { data } = await api.send(
    'POST /appUserCart/saveCart',
    { goodsSpecId: skuIds[0]!, goodsNum: 1 },
    { as: lin },
  )
  const foreign = await api.send('POST /appUserCart/updateNum', { pkId: data.pkId, goodsNum: 7 }, { as: tao })
  expect(foreign).toMatchObject({ statusCode: 404, code: '40004' })
  await api.send('POST /appUserCart/deleteByIds', { pkIds: [data.pkId] }, { as: tao })
  expect((await cartOf(lin)).kinds).toBe(1)
  expect((await cartOf(tao)).kinds).toBe(0)
})

test.each([
  ['no quantity', {}, 'goodsNum'],
  ['nothing', { goodsNum: 0 }, 'goodsNum'],
  ['a fraction', { goodsNum: 1.5 }, 'goodsNum'],
  ['far too many', { goodsNum: 1e9 }, 'goodsNum'],
  ['a text', { goodsNum: '1' }, 'goodsNum'],
])('%s is refused, and the refusal names the field', async (_, input, field) => {
  const lin = await aShopper()
  const answer = await api.send('POST /appUserCart/saveCart', { goodsSpecId: newId(), ...input }, { as: lin })
  expect(answer).toMatchObject({ statusCode: 400, code: '40001' })
  expect(answer.data.fields!.map((f) => f.field)).toContain(field)
})

test('a visitor has no cart on the server', async () => {
  expect((await api.send('POST /appUserCart/queryByUserId', {})).statusCode).toBe(401)
})

test('closing an account deletes its cart', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const { skuIds } = await aProduct(tools.db)
  for (const as of [lin, tao])
    await api.send('POST /appUserCart/saveCart', { goodsSpecId: skuIds[0]!, goodsNum: 1 }, { as })
  // A repeated event has no further effect.
  for (let i = 0; i < 2; i++) await tools.jobs.emit(tools.db, 'accounts/closed', { userId: lin.userId })
  await tools.jobs.drain()
  expect([(await cartOf(lin)).kinds, (await cartOf(tao)).kinds]).toEqual([0, 1])
})

test('an option that is sold out is refused as sold out, and the line stays', async () => {
  const lin = await aShopper()
  const { skuIds } = await aProduct(tools.db, { prices: [1800, 2000] })
  const { data } = await api.send(
    'POST /appUserCart/saveCart',
    { goodsSpecId: skuIds[0]!, goodsNum: 1 },
    { as: lin },
  )
  await sql`update stock set on_hand = 0, received = 0 where sku_id = ${skuIds[1]!}`.execute(tools.db)
  const change = { pkId: data.pkId, goodsSpecId: skuIds[1]!, goodsNum: 1 }
  const refused = await api.send('POST /appUserCart/saveBySpec', change, { as: lin })
  expect([refused.statusCode, refused.data.reason]).toEqual([409, 'cart/soldOut'])
  expect((await cartOf(lin)).list[0]!.goods[0]).toMatchObject({ goodsSpecId: skuIds[0] })
})

test('a line grows to what one person may have of the product, other options included', async () => {
  const lin = await aShopper()
  const { goodsId, skuIds } = await aProduct(tools.db, { prices: [1000, 2000] })
  await sql`update goods set person_limit = 3 where id = ${goodsId}`.execute(tools.db)
  const add = (goodsSpecId: string, goodsNum: number) =>
    api.send('POST /appUserCart/saveCart', { goodsSpecId, goodsNum }, { as: lin })
  await add(skuIds[1]!, 1)
  const { pkId } = (await add(skuIds[0]!, 1)).data
  const change = (goodsNum: number) =>
    api.send('POST /appUserCart/updateNum', { pkId, goodsNum }, { as: lin })
  expect((await change(3)).msg).toContain('限购 3 件')
  expect((await change(2)).code).toBe('10000')
  await sql`update goods set person_limit = 1 where id = ${goodsId}`.execute(tools.db)
  expect((await change(1)).code).toBe('10000')
})
