import { cartRoutes } from '@hojip/cart'
import { aProduct } from '@hojip/catalog/testing'
import { aRoom, aShopper as someShopper } from '@hojip/inventory/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { favouritesRoutes } from './index.ts'

let { tools, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ tools, api, stop } = await aRoom((room) => [...favouritesRoutes(room), ...cartRoutes(room)]))
})
afterAll(() => stop())

function aShopper() {
  return someShopper(tools.db)
}

async function cartOf(as: Viewer) {
  return (await api.send('POST /appUserCart/queryByUserId', {}, { as })).data
}

function move(as: Viewer, pkIds: string[]) {
  return api.send('POST /appUserCart/moveToFavorite', { pkIds }, { as })
}

async function putIn(as: Viewer, goodsSpecId: string) {
  return (await api.send('POST /appUserCart/saveCart', { goodsSpecId, goodsNum: 1 }, { as })).data.pkId
}

async function savedBy(as: Viewer) {
  return (
    await tools.db.selectFrom('favourite').select('goods_id').where('user_id', '=', as.userId).execute()
  ).map((row) => row.goods_id)
}

test('lines moved to the favourites leave the cart, and the response names the newly saved products', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const kimchi = await aProduct(tools.db, { prices: [1000, 2500] })
  const tea = await aProduct(tools.db, { name: '大麦茶' })
  const [small, large] = [await putIn(lin, kimchi.skuIds[0]!), await putIn(lin, kimchi.skuIds[1]!)]
  const ofTao = await putIn(tao, tea.skuIds[0]!)
  const moved = await move(lin, [small, ofTao])
  expect(moved.data).toMatchObject({ kinds: 1, savedGoodsIds: [kimchi.goodsId] })
  expect([await savedBy(lin), await savedBy(tao), (await cartOf(tao)).kinds]).toEqual([
    [kimchi.goodsId],
    [],
    1,
  ])
  // The product is already saved: only the line is deleted.
  expect((await move(lin, [large])).data).toMatchObject({ kinds: 0, savedGoodsIds: [] })
})

test('when the favourites are full, no line is moved', async () => {
  const lin = await aShopper()
  const { goodsId, skuIds } = await aProduct(tools.db)
  const ids = Array.from({ length: 2_000 }, () => newId())
  await sql`
    insert into goods (id, shop_id, handle, sn, category1_id, name, price_fen)
    select made.id, g.shop_id, made.id::text, made.id::text, g.category1_id, g.name, 100
    from unnest(${ids}::uuid[]) as made (id), goods g where g.id = ${goodsId}`.execute(tools.db)
  await sql`
    insert into favourite (user_id, goods_id, id, price_when_saved_fen)
    select ${lin.userId}, made.id, made.id, 100 from unnest(${ids}::uuid[]) as made (id)`.execute(tools.db)
  const line = await putIn(lin, skuIds[0]!)
  expect(await move(lin, [line])).toMatchObject({ statusCode: 409, code: '40009' })
  expect([(await cartOf(lin)).kinds, (await savedBy(lin)).length]).toEqual([1, 2_000])
})
