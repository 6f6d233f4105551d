import { countComments } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aRoom } from '@hojip/inventory/testing'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putShop, shopsRoutes } from './index.ts'
import { aShop } from './testing.ts'

let { db, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ db, api, stop } = await aRoom((tools) => shopsRoutes(tools, { versionAgeMs: 0 })))
})
afterAll(() => stop())

async function info(shopId: string, pageNum = 1) {
  return (
    await api.send('GET /bizShop/queryShopInfo', { shopId, pageNum: String(pageNum) }, { locale: 'ko-KR' })
  ).data.list
}

test('a shop has its sums and a page of its products, best sellers first', async () => {
  const shopId = await aShop(db, { intro: { 'zh-CN': '每天现腌' }, freeShippingFromFen: 4900 })
  expect(await info(shopId)).toMatchObject([{ shop: { goodsCount: 0, salesNum: 0 }, goods: [] }])
  const ids: string[] = []
  for (let i = 0; i < 22; i++) ids.push((await aProduct(db, { shopId, salesCount: i })).goodsId)
  await aProduct(db, { shopId, isOnSale: false, salesCount: 500 })
  await inTransaction(db, async (tx) => {
    await countComments(tx, [{ goodsId: ids[0]!, count: 7, ratedCount: 2, scoreSum: 9 }])
    await putShop(tx, { slug: `bump-${newId()}`, name: { 'zh-CN': '别家' } })
  })
  const [entry] = await info(shopId)
  expect(entry!.shop).toMatchObject({
    pkId: shopId,
    shopName: '메이 김치집',
    intro: '每天现腌',
    goodsCount: 22,
    salesNum: 231,
    score: '4.5',
    freeShippingFrom: '49.00',
    shippingFee: '8.00',
    mark: '泡',
  })
  expect(entry!.goods).toHaveLength(20)
  expect(entry!.goods[0]).toEqual({
    pkId: ids[21],
    goodsName: '배추김치',
    goodsPic: '/pictures/kimchi',
    price: '29.80',
    isFromPrice: false,
  })
  expect((await info(shopId, 2))[0]!.goods.map((one) => one.pkId)).toEqual([ids[1], ids[0]])
  // There is no page after the last product.
  expect(await info(shopId, 3)).toEqual([])
})

test('an unknown shop is an empty list', async () => {
  expect(await info(newId())).toEqual([])
})

test('shops by name in any language, best sellers first', async () => {
  const make = async (zh: string, sales?: number) => {
    const id = await aShop(db, { name: { 'zh-CN': zh, 'en-US': `${zh} 100%_store` } })
    if (sales !== undefined) await aProduct(db, { shopId: id, salesCount: sales })
    return id
  }
  const ids = [await make('青瓷甲', 1), await make('青瓷乙', 9), await make('青瓷丙')]
  const find = async (shopName: string) => (await api.send('POST /bizShop/findAll', { shopName })).data
  const found = await find('青瓷')
  expect(found.list.map((one) => one.shop.pkId)).toEqual([ids[1], ids[0], ids[2]])
  expect(found).toMatchObject({ total: 3, pages: 1 })
  expect((await find('100%_STORE')).total).toBe(3)
  expect((await find('青%')).total).toBe(0)
  // Every word has to match, in any order and language; spaces are ignored.
  expect((await find('store 青瓷乙')).list.map((one) => one.shop.pkId)).toEqual([ids[1]])
  expect((await find('青瓷乙100%_store')).total).toBe(1)
})

test('a shop is updated by its slug, and absent fields stay', async () => {
  const slug = `again-${newId()}`
  const put = (given: Partial<Parameters<typeof putShop>[1]>) =>
    inTransaction(db, (tx) => putShop(tx, { slug, name: { 'zh-CN': '严选' }, ...given }))
  const id = await put({ hue: 20, city: '杭州' })
  expect(await put({ shippingFeeFen: 0 })).toBe(id)
  expect((await info(id))[0]!.shop).toMatchObject({ mark: '严', hue: 20, city: '항주', shippingFee: '0.00' })
  const version = () => db.selectFrom('catalog_version').select('version').executeTakeFirstOrThrow()
  const before = await version()
  await put({ hue: 20 })
  expect(await version()).toEqual(before)
})
