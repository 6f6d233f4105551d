import { addAddress } from '@hojip/addresses'
import { openCatalogCache } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aDatabase, aShopper } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import { newId } from '@hojip/platform/ids'
import { testApi } from '@hojip/platform/testing'
import { accepted } from '@hojip/platform/refusal'
import { aShop } from '@hojip/shops/testing'
import type { Tools } from '@hojip/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchRoutes } from '../index.ts'

let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let api: ReturnType<typeof testApi>
const products: Record<string, string> = {}

const fees = { name: '', first: 1, firstFen: 800, next: 1, nextFen: 0, surchargeFen: 0 }

/** A template of the shop that delivers in China except to some places. */
async function aTemplate(shopId: string, notTo: string[]) {
  const id = newId()
  const rule = { version: 1, unit: 'piece', groups: [{ ...fees, places: ['CN'] }], notTo }
  const own = { shop_id: shopId, name: id, rule: JSON.stringify(rule) }
  const listed = { free_shipping_from_fen: 9900, shipping_fee_fen: 800 }
  await db
    .insertInto('freight_template')
    .values({ id, is_default: false, ...own, ...listed })
    .execute()
  return id
}

beforeAll(async () => {
  ;({ db, drop } = await aDatabase())
  api = testApi(searchRoutes({ db, clock: systemClock }, openCatalogCache({ db, clock: systemClock }, 0)))
  const [everywhere, mainland] = [await aShop(db), await aShop(db)]
  await db
    .updateTable('shop')
    .set({ freight_template: JSON.stringify({ notTo: ['西藏自治区', 'KR'] }) })
    .where('id', '=', mainland)
    .execute()
  const make = async (key: string, shopId: string, templateId: string | null = null) => {
    const { goodsId } = await aProduct(db, { shopId, name: key })
    products[key] = goodsId
    await db.updateTable('goods').set({ freight_template_id: templateId }).where('id', '=', goodsId).execute()
  }
  await make('everywhere', everywhere)
  await make('mainland', mainland)
  await make('own terms', everywhere, await aTemplate(everywhere, ['吉林省/长春市']))
})
afterAll(async () => {
  await api.close()
  await drop()
})

function keysOf(ids: readonly string[]) {
  return Object.keys(products).filter((key) => ids.includes(products[key]!))
}

describe('a list of what is delivered to', () => {
  test.each([
    ['CN/吉林省', 'everywhere, mainland, own terms'],
    ['CN/吉林省/长春市/南关区', 'everywhere, mainland'],
    ['CN/西藏自治区/拉萨市', 'everywhere, own terms'],
    ['KR/서울특별시/종로구', 'everywhere'],
  ])('%s', async (deliverTo, expected) => {
    for (const sort of ['0', '1', '3']) {
      const { data } = await api.send('POST /bizGoods/findAll', { deliverTo, sort })
      expect(keysOf(data.list.map(({ pkId }) => pkId)).join(', ')).toBe(expected)
      expect(data.total).toBe(data.list.length)
    }
    const { data } = await api.send('GET /sysCategory/queryFilters', { deliverTo })
    expect(data.inStock).toBe(expected.split(', ').length)
    expect(data.unfiltered).toBe(3)
  })

  test.each([
    ['Tibet/Lhasa', 'everywhere, own terms'],
    ['CN/서장', 'everywhere, own terms'],
    ['Seoul', 'everywhere'],
    ['길림성/장춘시', 'everywhere, mainland'],
  ])('%s is understood', async (deliverTo, expected) => {
    const { data } = await api.send('POST /bizGoods/findAll', { deliverTo })
    expect(keysOf(data.list.map(({ pkId }) => pkId)).join(', ')).toBe(expected)
  })

  test.each([
    'JP/東京都',
    'CN',
    'KR',
    'CN/Atlantis',
    'KR/吉林省',
    'CN/吉林省/沈阳市',
    'CN/吉林省/长春市/南关区/光明街',
  ])('%s is refused by every call: it is no place', async (deliverTo) => {
    const refused = {
      code: '40001',
      data: { reason: 'addresses/placeUnknown', fields: [{ field: 'deliverTo' }] },
    }
    const goodsIds = Object.values(products)
    expect(await api.send('POST /bizGoods/findAll', { deliverTo })).toMatchObject(refused)
    expect(await api.send('GET /sysCategory/queryFilters', { deliverTo })).toMatchObject(refused)
    expect(await api.send('POST /bizGoods/queryNotDelivered', { goodsIds, deliverTo })).toMatchObject(refused)
  })

  test('of many wrong names in a second only some are compared with those of all places', async () => {
    let nowMs = systemClock.nowMs()
    const clock = { nowMs: () => nowMs }
    const own = testApi(searchRoutes({ db, clock }, openCatalogCache({ db, clock }, 0)))
    const sentence = async () => (await own.send('POST /bizGoods/findAll', { deliverTo: 'Jilinn' })).msg
    const all: string[] = []
    for (let at = 0; at < 30; at++) all.push(await sentence())
    const compared = all.filter((one) => one.includes('吉林省'))
    expect([all[0], compared.length < 15, all.every((one) => one.includes('Jilinn'))]).toEqual([
      expect.stringContaining('吉林省'),
      true,
      true,
    ])
    nowMs += 1_000
    expect(await sentence()).toContain('吉林省')
  })

  test('the list and its counts follow a change of the terms of a shop within half a minute', async () => {
    let nowMs = 0
    const clock = { nowMs: () => nowMs }
    const own = testApi(searchRoutes({ db, clock }, openCatalogCache({ db, clock }, 0)))
    const deliverTo = 'CN/海南省/三沙市'
    const counted = async () => [
      (await own.send('POST /bizGoods/findAll', { deliverTo })).data.total,
      (await own.send('GET /sysCategory/queryFilters', { deliverTo })).data.inStock,
    ]
    expect(await counted()).toEqual([3, 3])
    const { rule, id } = await db
      .selectFrom('freight_template')
      .innerJoin('goods', 'goods.freight_template_id', 'freight_template.id')
      .where('goods.id', '=', products['own terms']!)
      .select(['freight_template.rule', 'freight_template.id'])
      .executeTakeFirstOrThrow()
    const without = (notTo: string[]) =>
      db
        .updateTable('freight_template')
        .set({ rule: JSON.stringify({ ...(rule as object), notTo }) })
        .where('id', '=', id)
        .execute()
    await without(['吉林省/长春市', '海南省'])
    nowMs = 31_000
    expect(await counted()).toEqual([2, 2])
    await without(['吉林省/长春市'])
    await own.close()
  })

  test('searches by words as well', async () => {
    const wish = { goodsName: 'everywhere', deliverTo: 'KR/서울특별시' }
    expect((await api.send('POST /bizGoods/findAll', wish)).data.total).toBe(1)
    const other = { goodsName: 'mainland', deliverTo: 'KR/서울특별시' }
    expect((await api.send('POST /bizGoods/findAll', other)).data.list).toEqual([])
  })
})

describe('what is not delivered of a page', () => {
  const ask = (input: object, as?: Awaited<ReturnType<typeof aShopper>>) =>
    api.send(
      'POST /bizGoods/queryNotDelivered',
      { goodsIds: Object.values(products), ...input },
      as ? { as } : {},
    )

  test('a visitor names the place; without one nothing is left out', async () => {
    const { data } = await ask({ deliverTo: 'CN/西藏自治区' })
    expect([keysOf(data.list), data.place]).toEqual([['mainland'], '西藏自治区'])
    expect((await ask({})).data).toEqual({ place: '', deliverTo: '', list: [] })
  })

  test('a shopper’s default address is their place, and another of theirs when they choose it', async () => {
    const lin = await aShopper(db)
    const who = { consignee: 'Lin', consigneeXb: '0' as const, street: '', address: '1' }
    const save = async (place: { country: 'CN' | 'KR'; province: string; city: string; district: string }) =>
      accepted(
        await addAddress({ db, clock: systemClock } as Tools, lin, {
          ...who,
          ...place,
          phone: place.country === 'CN' ? '13812345678' : '010-4321-1234',
          addressDefault: '0',
        }),
      ).pkId
    await save({ country: 'KR', province: '서울특별시', city: '종로구', district: '종로구' })
    const changchun = await save({ country: 'CN', province: '吉林省', city: '长春市', district: '南关区' })
    expect(keysOf((await ask({}, lin)).data.list)).toEqual(['mainland', 'own terms'])
    const there = (await ask({ addressId: changchun }, lin)).data
    expect([keysOf(there.list), there.deliverTo]).toEqual([['own terms'], 'CN/吉林省/长春市/南关区'])
    const gone = (await ask({ addressId: newId() }, lin)).data
    expect(gone.deliverTo).toBe('KR/서울특별시/종로구/종로구')
  })
})
