import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from './testing/guarded-mall.ts'
import { signInByPhone, type SignedIn } from './testing/people.ts'

let mall: GuardedMall
let lin: SignedIn
beforeAll(async () => {
  mall = await aGuardedMall()
  lin = await signInByPhone(mall, '13987650001')
})
afterAll(() => mall.close())

async function ask(key: string, input: Record<string, unknown>) {
  const { statusCode, body } = await mall.send(key, input, lin.pass)
  const wrong = (body.data?.fields ?? []) as { field: string }[]
  return { statusCode, fields: [...new Set(wrong.map(({ field }) => field))] }
}

function many(length: number) {
  return Array.from({ length }, () => ({ goodsSpecId: newId(), goodsNum: 1 }))
}

test.each([0, -1, 1.5, 1e9, 2 ** 53, '1', null, true, [1], {}, 'NaN'])(
  'a quantity is 1 to 999, not %o',
  async (goodsNum) => {
    for (const [key, of] of [
      ['POST /appUserCart/saveCart', { goodsSpecId: newId() }],
      ['POST /appUserCart/updateNum', { pkId: newId() }],
    ] as const)
      expect(await ask(key, { ...of, goodsNum })).toEqual({ statusCode: 400, fields: ['goodsNum'] })
    const aoList = [{ goodsSpecId: newId(), goodsNum }]
    expect(await ask('POST /bizOrder/submit/orderInfo', { aoList })).toEqual({
      statusCode: 400,
      fields: ['aoList.0.goodsNum'],
    })
  },
)

test.each([0, -1, 1.5, 101, 1e6, 2 ** 53])('a page has 1 to 100 entries, not %o', async (pageSize) => {
  for (const key of ['POST /bizGoods/findAll', 'POST /bizShop/findAll', 'POST /bizOrder/queryMyOrder'])
    expect(await ask(key, { pageSize })).toEqual({ statusCode: 400, fields: ['pageSize'] })
})

test('every list in an input has a maximum length', async () => {
  expect((await ask('POST /bizOrder/submit/orderInfo', { aoList: many(121) })).statusCode).toBe(400)
  expect((await ask('POST /appUserCart/merge', { lines: many(121) })).statusCode).toBe(400)
  expect(
    (await ask('POST /appUserCart/deleteByIds', { pkIds: many(121).map((one) => one.goodsSpecId) }))
      .statusCode,
  ).toBe(400)
  expect(
    (await ask('POST /bizGoods/queryStockPrice', { goodsSpecIds: many(101).map((one) => one.goodsSpecId) }))
      .statusCode,
  ).toBe(400)
})

test('a search of many thousand characters is refused, not searched', async () => {
  const words = '((a+)+)+$'.repeat(5_000)
  expect((await ask('POST /bizGoods/findAll', { goodsName: words })).statusCode).toBe(400)
  expect((await ask('GET /bizGoods/likeGoodsName', { goodsName: words })).statusCode).toBe(400)
})
