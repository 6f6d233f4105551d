import type { TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostDrafts } from './actions/drafts/product-drafts.ts'
import type { ProductDraft, ProductForm, StoredForm } from './contract.ts'
import { aProductsMall, aSeller, aShopWith } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aProductsMall()
})
afterAll(() => mall.stop())

const none = { 'zh-CN': '', 'ko-KR': '', 'en-US': '' }
const empty: ProductForm = {
  categoryId: '',
  name: none,
  selling: none,
  brand: none,
  keywords: '',
  pictures: [],
  params: [],
  body: none,
  options: [],
  personLimit: '',
  returnRule: '',
  skus: [],
}

function named(name: string): ProductForm {
  return { ...empty, name: { ...none, 'zh-CN': name } }
}

async function aShop() {
  const { mei, products, shopId } = await aShopWith(mall.tools.db, [{ prices: [1980], stock: 10 }])
  return { mei, jun: await aSeller(mall.tools.db, shopId), goodsId: products[0]!.goodsId }
}

interface Written {
  pkId?: string
  goodsId?: string | null
  revision?: number
  form?: ProductForm
}

function save(as: Viewer, { pkId = newId(), goodsId = null, revision = 0, form = empty }: Written = {}) {
  const asked = { pkId, goodsId, revision, form, base: empty }
  return mall.call(as, 'POST /bizConsole/saveProductDraft', asked)
}

async function find(as: Viewer, pkId: string): Promise<ProductDraft | null> {
  return (await mall.call(as, 'POST /bizConsole/findProductDraft', { pkId })).data.draft
}

async function list(as: Viewer) {
  return (await mall.call(as, 'POST /bizConsole/queryProductDrafts', {})).data
}

test('a draft may be empty, is there for colleagues, and is no product', async () => {
  const { mei, jun } = await aShop()
  const { pkId } = (await save(mei)).data
  await save(jun, { pkId, revision: 1, form: named('半截') })
  expect(await find(mei, pkId)).toMatchObject({
    goodsId: null,
    revision: 2,
    form: { name: { 'zh-CN': '半截' } },
  })
  expect(await list(mei)).toMatchObject({ total: 1, list: [{ pkId, goodsName: '半截', ref: null }] })
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProducts', {})
  expect(data.counts.all).toBe(1)
})

test('of two who save the same draft the second gets what the first has written', async () => {
  const { mei, jun } = await aShop()
  const { pkId } = (await save(mei)).data
  const both = await Promise.all([
    save(mei, { pkId, revision: 1, form: named('甲') }),
    save(jun, { pkId, revision: 1, form: named('乙') }),
  ])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['10000', '40009'])
  const refused = both.find(({ code }) => code === '40009')!
  const shown = (await find(mei, pkId))!
  expect(refused.data).toMatchObject({
    reason: 'products/draftChanged',
    now: { revision: 2, form: shown.form },
  })
})

test('a repeated first save makes no second draft', async () => {
  const { mei } = await aShop()
  const pkId = newId()
  await Promise.all([save(mei, { pkId }), save(mei, { pkId, form: named('又一次') })])
  expect((await list(mei)).total).toBe(1)
})

test('a product has one draft, and saving the product ends it', async () => {
  const { mei, jun, goodsId } = await aShop()
  const both = await Promise.all([save(mei, { goodsId }), save(jun, { goodsId })])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['10000', '40009'])
  const { draft } = (await mall.call(jun, 'POST /bizConsole/findProductDraft', { goodsId })).data
  expect(draft).toMatchObject({ goodsId, revision: 1 })

  const stored: StoredForm = (await mall.call(mei, 'POST /bizConsole/queryProductForm', { goodsId })).data
  const asked = { goodsId, newKey: newId(), version: stored.version, isOnSale: true, form: stored.form }
  const { version } = (await mall.call(mei, 'POST /bizConsole/saveProductForm', asked)).data
  expect((await list(mei)).total).toBe(1)
  const form = { ...stored.form, name: { ...stored.form.name, 'zh-CN': '写好了' } }
  const withDraft = { ...asked, draftId: draft.pkId, form }
  const late = await mall.call(mei, 'POST /bizConsole/saveProductForm', { ...withDraft, version: 0 })
  expect([late.data.reason, (await list(mei)).total]).toEqual(['products/formChanged', 1])
  const saved = await mall.call(mei, 'POST /bizConsole/saveProductForm', { ...withDraft, version })
  expect(saved.code).toBe('10000')
  expect((await list(mei)).total).toBe(0)
})

test('a deleted draft is answered, so that it can be saved again', async () => {
  const { mei } = await aShop()
  const { pkId } = (await save(mei, { form: named('删我') })).data
  const drop = (revision: number) => mall.call(mei, 'POST /bizConsole/dropProductDraft', { pkId, revision })
  expect((await drop(7)).data.reason).toBe('products/draftChanged')
  const dropped: ProductDraft = (await drop(1)).data
  expect((await drop(1)).data.reason).toBe('products/draftGone')
  await save(mei, { pkId, form: dropped.form })
  expect((await find(mei, pkId))!.form).toEqual(named('删我'))
})

test('a form that a process of an older version has stored reads as it does now', async () => {
  const { mei } = await aShop()
  const sku = { choice: [], price: '', stock: '0', code: '', weight: '', picture: null, isOnSale: true }
  const { pkId } = (await save(mei)).data
  const old = JSON.stringify({ ...named('旧版'), skus: [sku] })
  await sql`update product_draft set form = ${old}::jsonb, base = ${old}::jsonb where id = ${pkId}`.execute(
    mall.tools.db,
  )
  const draft = (await find(mei, pkId))!
  expect([draft.form, draft.base].map(({ skus }) => skus[0]!.gtin)).toEqual(['', ''])
})

test('another shop neither sees a draft, nor changes or deletes it, nor takes its product', async () => {
  const [{ mei, goodsId }, { mei: other }] = [await aShop(), await aShop()]
  const { pkId } = (await save(mei, { goodsId, form: named('我们的') })).data
  expect(await find(other, pkId)).toBeNull()
  expect((await list(other)).total).toBe(0)
  expect((await save(other, { goodsId, revision: 1 })).data.reason).toBe('products/productGone')
  expect((await save(other, { pkId, revision: 1 })).data).toMatchObject({
    reason: 'products/draftChanged',
    now: null,
  })
  expect((await mall.call(other, 'POST /bizConsole/dropProductDraft', { pkId })).code).toBe('40004')
  expect((await find(mei, pkId))!.form).toEqual(named('我们的'))
})

test('a shop has so many drafts', async () => {
  const { mei } = await aShop()
  for (let n = 0; n < mostDrafts; n += 50) await Promise.all(Array.from({ length: 50 }, () => save(mei)))
  expect((await save(mei)).data).toMatchObject({ reason: 'products/tooManyDrafts' })
  expect((await list(mei)).total).toBe(mostDrafts)
})
