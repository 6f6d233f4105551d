import { addAddress } from '@hojip/addresses'
import { catalogRoutes, openCatalogCache } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { checkoutRoutes } from '@hojip/checkout'
import { aBuyer } from '@hojip/checkout/testing'
import { anOrdersMall, orderNow, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { accepted } from '@hojip/platform/refusal'
import { newId } from '@hojip/platform/ids'
import { productsJobs, productsRoutes } from '@hojip/products'
import { aSeller, productsToolsOf, runBulkChange } from '@hojip/products/testing'
import { aShop } from '@hojip/shops/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freightRoutes } from './index.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall((tools) => {
    const products = productsToolsOf(tools)
    productsJobs(products)
    const cache = openCatalogCache(tools, 0)
    return [
      ...freightRoutes(tools),
      ...productsRoutes(products),
      ...checkoutRoutes(tools),
      ...catalogRoutes(tools, cache),
    ]
  })
})
afterAll(() => mall.stop())

const fees = { first: 1, firstFee: '8.00', next: 1, nextFee: '2.00', surcharge: '0.00', name: '' }
const rule = {
  unit: 'piece',
  groups: [
    { ...fees, places: ['CN'], freeFrom: '99.00' },
    { ...fees, places: ['吉林省/延边朝鲜族自治州/延吉市'], firstFee: '3.00', nextFee: '0.50' },
  ],
  notTo: ['新疆维吾尔自治区'],
}

async function aSellingShop() {
  const { db } = mall.tools
  const shopId = await aShop(db, { freeShippingFromFen: 5900, shippingFeeFen: 800 })
  const product = await aProduct(db, { shopId, prices: [1000], stock: 500 })
  return { ...product, mei: await aSeller(db, shopId) }
}

function save(mei: Viewer, changes: object = {}) {
  return mall.call(mei, 'POST /bizConsole/saveFreightTemplate', { name: '生鲜', ...rule, ...changes })
}

async function listed(mei: Viewer) {
  return (await mall.call(mei, 'GET /bizConsole/queryFreightTemplates', {})).data.list
}

/** The template of the product. */
async function attach(mei: Viewer, goodsIds: string[], templateId: string | null) {
  const change = { change: { type: 'freight', templateId }, goodsIds }
  const started = await mall.call(mei, 'POST /bizConsole/startBulkChange', change, {
    'idempotency-key': newId(),
  })
  if (started.code === '10000') await runBulkChange(mall.tools, started.data.pkId)
  return started
}

async function templateOf(goodsId: string) {
  const { rows } = await sql<{ id: string | null }>`
    select freight_template_id as id from goods where id = ${goodsId}`.execute(mall.tools.db)
  return rows[0]!.id
}

test('a shop begins with a default template of its terms, in words of the place', async () => {
  const { mei } = await aSellingShop()
  expect(await listed(mei)).toMatchObject([
    {
      isDefault: true,
      goodsNum: 1,
      unit: 'piece',
      version: 1,
      notTo: [],
      groups: [{ places: ['CN', 'KR'], firstFee: '8.00', nextFee: '0.00', freeFrom: '59.00' }],
    },
  ])
})

test('a product under a template costs at checkout what the trial has shown, and the order stays so', async () => {
  const { mei, shopId, goodsId, skuIds } = await aSellingShop()
  const { data: made } = await save(mei)
  await attach(mei, [goodsId], made.pkId)
  const { lin, addressId } = await aBuyer(mall)
  const place = { country: 'CN', province: '吉林省', city: '延边朝鲜族自治州', district: '延吉市' }
  const trial = await mall.call(mei, 'POST /bizConsole/tryFreight', {
    ...rule,
    to: place,
    goodsId,
    goodsNum: 3,
  })
  expect(trial.data).toMatchObject({ deliverable: true, goodsMoney: '30.00', fee: '4.00' })
  const lines = [{ goodsSpecId: skuIds[0]!, goodsNum: 3 }]
  const asked = { goodsSpecId: skuIds[0]!, goodsNum: 3, addressId }
  const shown = await mall.call(lin, 'POST /bizGoods/queryDelivery', asked)
  expect(shown.data).toMatchObject({ fee: '4.00', deliverable: true })
  const order = {
    addressId,
    totalMoney: '34.00',
    saveOrderShop: [{ shopId, orderGoodsList: lines, remark: '' }],
  }
  const { data } = await mall.call(lin, 'POST /bizOrder/saveOrder', order, { 'idempotency-key': newId() })
  await save(mei, { pkId: made.pkId, version: 1, groups: [{ ...fees, places: ['CN'], firstFee: '20.00' }] })
  const stored = await orderNow(mall.tools, data.orderIds[0])
  expect(stored).toMatchObject({ shippingFen: 400 })
  const again = await mall.call(lin, 'POST /bizGoods/queryDelivery', asked)
  expect(again.data).toMatchObject({ fee: '24.00' })
})

test('templates of one order add up, and where one does not deliver the order is refused', async () => {
  const { mei, shopId, goodsId, skuIds } = await aSellingShop()
  const other = await aProduct(mall.tools.db, { shopId, prices: [2000] })
  const { data: made } = await save(mei)
  await attach(mei, [goodsId], made.pkId)
  const { lin, addressId } = await aBuyer(mall)
  const skus = [skuIds[0]!, other.skuIds[0]!].map((goodsSpecId) => ({ goodsSpecId, goodsNum: 1 }))
  const preview = (to: string) =>
    mall.call(lin, 'POST /bizOrder/submit/orderInfo', { aoList: skus, addressId: to })
  expect((await preview(addressId)).data).toMatchObject({ shippingMoney: '11.00' })
  const far = {
    consignee: 'Lin',
    consigneeXb: '2',
    phone: '13812345678',
    addressDefault: '0',
    country: 'CN',
  } as const
  const urumqi = {
    province: '新疆维吾尔自治区',
    city: '乌鲁木齐市',
    district: '天山区',
    address: '解放路 1 号',
  }
  const { pkId } = accepted(await addAddress(mall.tools, lin, { ...far, ...urumqi }))
  expect((await preview(pkId)).data.submitOrderInfoList[0]).toMatchObject({ deliverable: false })
})

test('lists and product pages follow a changed template at once', async () => {
  const { mei, goodsId } = await aSellingShop()
  const { data: made } = await save(mei)
  await attach(mei, [goodsId], made.pkId)
  const shown = async () =>
    (await mall.call(null, 'GET /bizGoods/queryGoodsInfo', { goodsId })).data as {
      goods: { isFreeShipping: boolean }
      goodsShop: { shippingFee: string }
    }
  expect((await shown()).goodsShop.shippingFee).toBe('8.00')
  const groups = [{ ...fees, places: ['CN'], firstFee: '0.00', nextFee: '0.00' }]
  const saved = await save(mei, { pkId: made.pkId, version: 1, groups })
  expect(saved.data).toMatchObject({ products: 1, version: 2 })
  expect((await shown()).goodsShop.shippingFee).toBe('0.00')
  const { rows } = await sql<{ id: string }>`
    select freight_template_id as id from search_goods where goods_id = ${goodsId}`.execute(mall.tools.db)
  expect(rows.map(({ id }) => id)).toEqual(rows.length > 0 ? [made.pkId] : [])
})

test('a new template is made once under one key', async () => {
  const { mei } = await aSellingShop()
  const before = await listed(mei)
  const asked = { name: '生鲜', ...rule }
  const make = () =>
    mall.call(mei, 'POST /bizConsole/saveFreightTemplate', asked, { 'idempotency-key': 'template-1' })
  const first = await make()
  expect(first.code).toBe('10000')
  expect((await make()).data).toEqual(first.data)
  expect(await listed(mei)).toHaveLength(before.length + 1)
})

test('the second of two colleagues is refused, and so is the second of two equal names', async () => {
  const { mei } = await aSellingShop()
  const both = await Promise.all([save(mei), save(mei, { name: '生鲜' })])
  expect(both.map(({ code }) => code).sort()).toEqual(['10000', '40009'])
  const { pkId } = both.find(({ code }) => code === '10000')!.data
  const change = (name: string) => save(mei, { pkId, version: 1, name })
  const changes = await Promise.all([change('冷链'), change('冷鲜')])
  expect(changes.map(({ code }) => code).sort()).toEqual(['10000', '40009'])
  expect(changes.find(({ code }) => code === '40009')!.data).toMatchObject({ now: 2 })
})

test.each([
  ['a region in two groups', { notTo: ['CN'] }, 'freight/placeTwice'],
  ['a region that does not exist', { notTo: ['亚特兰蒂斯'] }, 'addresses/placeUnknown'],
  ['a region named twice in two languages', { notTo: ['Tibet', '西藏自治区'] }, 'freight/placeTwice'],
])('%s is refused', async (_, changes, reason) => {
  const { mei } = await aSellingShop()
  expect((await save(mei, changes)).data).toMatchObject({ reason })
})

test('a template in use is deleted for another one; the default one is not', async () => {
  const { mei, goodsId } = await aSellingShop()
  const { data: made } = await save(mei)
  const { data: other } = await save(mei, { name: '常温' })
  await attach(mei, [goodsId], made.pkId)
  const remove = (asked: object) => mall.call(mei, 'POST /bizConsole/deleteFreightTemplate', asked)
  expect((await remove({ pkId: made.pkId })).data).toMatchObject({ reason: 'freight/inUse', products: 1 })
  const [usual] = await listed(mei)
  expect((await remove({ pkId: usual.pkId })).data).toMatchObject({ reason: 'freight/isDefault' })
  expect((await remove({ pkId: made.pkId, replacementId: other.pkId })).data).toMatchObject({ products: 1 })
  expect(await templateOf(goodsId)).toBe(other.pkId)
})

test('a product that is attached while its template is deleted ends up under a template that exists', async () => {
  const { mei, goodsId } = await aSellingShop()
  const { data: made } = await save(mei)
  const { data: other } = await save(mei, { name: '常温' })
  const remove = { pkId: made.pkId, replacementId: other.pkId }
  await Promise.all([
    attach(mei, [goodsId], made.pkId),
    mall.call(mei, 'POST /bizConsole/deleteFreightTemplate', remove),
  ])
  expect([null, other.pkId]).toContain(await templateOf(goodsId))
})

test('a change in bulk can be taken back, except where the template has gone', async () => {
  const { mei, goodsId } = await aSellingShop()
  const { data: made } = await save(mei)
  const preview = { change: { type: 'freight', templateId: made.pkId }, goodsIds: [goodsId] }
  expect((await mall.call(mei, 'POST /bizConsole/previewBulkChange', preview)).data).toMatchObject({
    changed: 1,
  })
  const { data: bulk } = await attach(mei, [goodsId], made.pkId)
  expect(await templateOf(goodsId)).toBe(made.pkId)
  await mall.call(mei, 'POST /bizConsole/undoBulkChange', { pkId: bulk.pkId })
  await runBulkChange(mall.tools, bulk.pkId)
  expect(await templateOf(goodsId)).toBeNull()
})

test('the default template can be another one, and products without their own follow it', async () => {
  const { mei, skuIds } = await aSellingShop()
  const { data: made } = await save(mei)
  await mall.call(mei, 'POST /bizConsole/setDefaultFreightTemplate', { pkId: made.pkId })
  const { lin, addressId } = await aBuyer(mall)
  const asked = { goodsSpecId: skuIds[0]!, goodsNum: 1, addressId }
  expect((await mall.call(lin, 'POST /bizGoods/queryDelivery', asked)).data).toMatchObject({ fee: '3.00' })
})

test('another shop sees and touches none of it', async () => {
  const { mei } = await aSellingShop()
  const { data: made } = await save(mei)
  const stranger = await aSellingShop()
  const [usual] = await listed(stranger.mei)
  expect(await listed(stranger.mei)).toHaveLength(1)
  for (const [call, input] of [
    ['POST /bizConsole/saveFreightTemplate', { name: 'x', ...rule, pkId: made.pkId, version: 1 }],
    ['POST /bizConsole/setDefaultFreightTemplate', { pkId: made.pkId }],
    ['POST /bizConsole/deleteFreightTemplate', { pkId: made.pkId, replacementId: usual.pkId }],
  ] as const)
    expect((await mall.call(stranger.mei, call, input)).data).toMatchObject({
      reason: 'freight/templateGone',
    })
  expect((await attach(stranger.mei, [stranger.goodsId], made.pkId)).data).toMatchObject({
    reason: 'products/templateGone',
  })
})

test('a trial for a place that does not exist is refused', async () => {
  const { mei, goodsId } = await aSellingShop()
  const trial = (to: object) =>
    mall.call(mei, 'POST /bizConsole/tryFreight', {
      ...rule,
      to: { country: 'CN', ...to },
      goodsId,
      goodsNum: 3,
    })
  expect((await trial({ province: 'Jilin', city: 'Yanbian', district: 'Yanji' })).data).toMatchObject({
    fee: '4.00',
  })
  expect(await trial({ province: '吉淋省' })).toMatchObject({ statusCode: 400 })
})

test('the staff of a shop get who changes its template; another shop’s template is gone', async () => {
  const { mei, shopId } = await aSellingShop()
  const { pkId } = (await save(mei, { name: '有人在改' })).data
  const show = (as: Viewer) =>
    mall.call(as, 'POST /bizConsole/showFreightEditing', { pkId, tab: newId(), state: 'changed' })
  await show(mei)
  const { mei: stranger } = await aSellingShop()
  expect(await show(stranger)).toMatchObject({ code: '40004', data: { reason: 'freight/templateGone' } })
  const { rows } = await sql`
    select channel, frame -> 'data' ->> 'userId' as "userId" from push_event
    where event = 'editing' and frame -> 'data' ->> 'id' = ${pkId}`.execute(mall.tools.db)
  expect(rows).toEqual([{ channel: `shop:${shopId}`, userId: mei.userId }])
})
