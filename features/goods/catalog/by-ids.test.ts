import { aRoom } from '@hojip/inventory/testing'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogRoutes, openCatalogCache } from './index.ts'
import { aProduct } from './testing.ts'

let { db, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ db, api, stop } = await aRoom((tools) => catalogRoutes(tools, openCatalogCache(tools, 0))))
})
afterAll(() => stop())

async function idsOf(goodsIds: string[]) {
  return (await api.send('POST /bizGoods/queryByIds', { goodsIds })).data.list.map(({ pkId }) => pkId)
}

test('products come in the order of the ids, each once, with what they cost now', async () => {
  const [one, other] = [(await aProduct(db)).goodsId, (await aProduct(db, { isOnSale: false })).goodsId]
  expect(await idsOf([other, newId(), one, other])).toEqual([other, one])
  await db.updateTable('sku').set({ price_fen: 123 }).where('goods_id', '=', one).execute()
  await db
    .updateTable('goods')
    .set(({ eb }) => ({ price_fen: 123, version: eb('version', '+', 1) }))
    .where('id', '=', one)
    .execute()
  const { data } = await api.send('POST /bizGoods/queryByIds', { goodsIds: [one] })
  expect(data.list[0]).toMatchObject({ pkId: one, price: '1.23' })
})

test.each([[[]], [['kimchi']], [Array.from({ length: 21 }, () => newId())]])(
  'wrong ids are reported: %j',
  async (goodsIds) => {
    const { statusCode, data } = await api.send('POST /bizGoods/queryByIds', { goodsIds })
    const field = expect.stringMatching(/^goodsIds/) as unknown
    expect([statusCode, data]).toMatchObject([400, { fields: [{ field }] }])
  },
)
