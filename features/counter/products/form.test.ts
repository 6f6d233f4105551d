import { aCategoryPath, aProduct } from '@hojip/catalog/testing'
import type { TestMall } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductForm, StoredForm } from './contract.ts'
import { aProductsMall, aSeller, aShopWith } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aProductsMall()
})
afterAll(() => mall.stop())

async function opened() {
  const { mei, products, shopId } = await aShopWith(mall.tools.db, [
    { prices: [1980, 2980, 3980], stock: 10 },
  ])
  const { goodsId } = products[0]!
  const read = async (): Promise<StoredForm> =>
    (await mall.call(mei, 'POST /bizConsole/queryProductForm', { goodsId })).data
  const save = (form: ProductForm, version: number, isOnSale = true) =>
    mall.call(mei, 'POST /bizConsole/saveProductForm', { goodsId, newKey: newId(), version, isOnSale, form })
  return { mei, goodsId, shopId, read, save }
}

function texts(zh: string) {
  return { 'zh-CN': zh, 'ko-KR': '', 'en-US': '' }
}

function aSku(choice: number[], price = '9.90') {
  return { choice, price, stock: '5', code: '', gtin: '', weight: '500', picture: null, isOnSale: true }
}

async function aForm(of: Partial<ProductForm> = {}): Promise<ProductForm> {
  const path = await aCategoryPath(mall.tools.db)
  return {
    categoryId: path[2],
    name: texts('新泡菜'),
    selling: texts(''),
    brand: texts(''),
    keywords: '泡菜, 김치',
    pictures: [],
    params: [],
    body: texts(''),
    options: [],
    skus: [aSku([])],
    personLimit: '',
    returnRule: '',
    ...of,
  }
}

test('what is read can be saved as it is, and a repeated save changes nothing', async () => {
  const { read, save } = await opened()
  const { form, version } = await read()
  expect(form.name).toEqual({ 'zh-CN': '手工辣白菜', 'en-US': 'Napa cabbage kimchi', 'ko-KR': '배추김치' })
  const { data } = await save({ ...form, name: { ...form.name, 'en-US': 'Kimchi' } }, version)
  expect(data.version).toBe(version + 1)
  const after = await read()
  expect(after.form).toEqual({ ...form, name: { ...form.name, 'en-US': 'Kimchi' } })
  expect((await save(after.form, version)).data).toEqual({ goodsId: after.goodsId, version: after.version })
})

test('a page that does not know barcodes and return rules leaves them as they are', async () => {
  const { mei, goodsId, read, save } = await opened()
  const first = await read()
  const skus = first.form.skus.map((sku, at) => (at ? sku : { ...sku, gtin: '6901234567892' }))
  await save({ ...first.form, skus, returnRule: 'noReason' }, first.version)
  const { form, version } = await read()
  expect([form.skus[0]!.gtin, form.returnRule]).toEqual(['6901234567892', 'noReason'])
  const { returnRule: _, ...older } = form
  const olderSkus = form.skus.map(({ gtin: _gtin, ...sku }) => sku)
  const name = { ...form.name, 'en-US': 'Kimchi' }
  const saved = await mall.call(mei, 'POST /bizConsole/saveProductForm', {
    goodsId,
    newKey: newId(),
    version,
    isOnSale: true,
    form: { ...older, name, skus: olderSkus },
  })
  expect(saved.code).toBe('10000')
  expect((await read()).form).toEqual({ ...form, name })
})

test('a picture is described to shoppers in the languages that describe it', async () => {
  const { mei, goodsId, read, save } = await opened()
  const { form, version } = await read()
  const info = async (locale: 'zh-CN' | 'ko-KR') =>
    (await mall.call(mei, 'GET /bizGoods/queryGoodsInfo', { goodsId }, { 'accept-language': locale })).data
  expect(await info('zh-CN')).not.toHaveProperty('goodsImgAlt')
  const pictures = form.pictures.map(({ ref }) => ({ ref, alt: texts('一坛辣白菜') }))
  expect(pictures.length).toBeGreaterThan(0)
  expect((await save({ ...form, pictures }, version)).data.version).toBe(version + 1)
  expect((await info('zh-CN')).goodsImgAlt).toEqual(pictures.map(() => '一坛辣白菜'))
  expect(await info('ko-KR')).not.toHaveProperty('goodsImgAlt')
})

test('of two who edit one version the second gets what is there now', async () => {
  const { read, save } = await opened()
  const { form, version } = await read()
  const [a, b] = await Promise.all(
    ['一', '二'].map((name) => save({ ...form, name: { ...form.name, 'zh-CN': name } }, version)),
  )
  const [won, lost] = a!.code === '10000' ? [a!, b!] : [b!, a!]
  expect(won.data).toMatchObject({ version: version + 1 })
  expect(lost).toMatchObject({ code: '40009', data: { reason: 'products/formChanged' } })
  const { now } = lost.data as unknown as { now: { version: number; form: ProductForm } }
  expect(now.form.name['zh-CN']).toBe((await read()).form.name['zh-CN'])
})

test('versions tell who changed what, and any of them can be read', async () => {
  const { mei, goodsId, read, save } = await opened()
  const { form, version } = await read()
  await save({ ...form, skus: form.skus.map((sku, i) => (i ? sku : { ...sku, price: '25.00' })) }, version)
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProductVersions', { goodsId })
  expect(data.list).toMatchObject([
    { number: version + 1, userName: 'Mei', changed: ['sku.0.price'] },
    { number: version, userName: null, changed: [] },
  ])
  const one = await mall.call(mei, 'POST /bizConsole/queryProductVersion', { goodsId, number: version + 1 })
  expect(one.data.before!.skus[0]!.price).toBe('19.80')
  expect(one.data.form.skus[0]!.price).toBe('25.00')
})

test('a hidden value keeps its SKUs, which nobody can choose, and comes back as it was', async () => {
  const { goodsId, read, save } = await opened()
  const { form, version } = await read()
  const hide = (isHidden: boolean) =>
    form.options.map((axis) => ({
      ...axis,
      values: axis.values.map((one, i) => (i === 0 ? { ...one, isHidden } : one)),
    }))
  await save({ ...form, options: hide(true), skus: form.skus.slice(1) }, version)
  const skus = await mall.tools.db
    .selectFrom('sku')
    .selectAll()
    .where('goods_id', '=', goodsId)
    .orderBy('sort')
    .execute()
  expect(skus.filter((sku) => !sku.is_on_sale)).toHaveLength(1)
  const after = await read()
  expect(after.form.skus).toHaveLength(2)
  await save({ ...after.form, options: hide(false), skus: form.skus }, after.version)
  const back = await mall.tools.db.selectFrom('sku').select('id').where('goods_id', '=', goodsId).execute()
  expect(back.map(({ id }) => id).toSorted()).toEqual(skus.map(({ id }) => id).toSorted())
  expect((await read()).form).toEqual(form)
})

test('stock is changed from what it was, and another axis makes other SKUs', async () => {
  const { goodsId, mei, read, save } = await opened()
  const { form, version } = await read()
  const of = (stock: string, stockBefore: string) =>
    form.skus.map((sku, i) => (i === 0 ? { ...sku, stock, stockBefore } : { ...sku, stockBefore: sku.stock }))
  const wrong = await save({ ...form, skus: of('7', '9') }, version)
  expect(wrong.data).toMatchObject({ reason: 'products/formChanged' })
  expect((await read()).version).toBe(version)
  await save({ ...form, skus: of('7', '10') }, version)
  expect((await read()).form.skus[0]!.stock).toBe('7')
  const taste = { from: null, name: texts('辣度'), values: [{ text: texts('微辣'), isHidden: false }] }
  const options = [...form.options, taste]
  const skus = [0, 1, 2].map((size) => aSku([size, 0]))
  expect((await save({ ...form, options, skus }, version + 1)).code).toBe('10000')
  expect((await read()).form.skus.map(({ choice }) => choice)).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ])
  const { data } = await mall.call(mei, 'POST /bizConsole/queryProductVersions', { goodsId })
  expect(data.total).toBe(3)
})

test('a new product is made once, with a name for each field that is wrong', async () => {
  const { mei } = await aShopWith(mall.tools.db, [])
  const asked = { goodsId: null, newKey: newId(), version: 0, isOnSale: false, form: await aForm() }
  const bad = { ...asked.form, name: texts(''), skus: [aSku([], 'cheap')] }
  const refused = await mall.call(mei, 'POST /bizConsole/saveProductForm', { ...asked, form: bad })
  expect(refused.data).toMatchObject({
    reason: 'products/formInvalid',
    fields: [{ field: 'name' }, { field: 'sku..price' }],
  })
  const all = await Promise.all([1, 2].map(() => mall.call(mei, 'POST /bizConsole/saveProductForm', asked)))
  expect(all.map(({ code }) => code)).toEqual(['10000', '10000'])
  expect(all[0]!.data).toEqual(all[1]!.data)
})

test('another shop’s product and pictures are not there', async () => {
  const { goodsId, read } = await opened()
  const { form, version } = await read()
  const eve = await aSeller(mall.tools.db, (await aProduct(mall.tools.db)).shopId)
  const gone = { data: { reason: 'products/productGone' } }
  const save = { goodsId, newKey: newId(), version, isOnSale: true, form }
  expect(await mall.call(eve, 'POST /bizConsole/queryProductForm', { goodsId })).toMatchObject(gone)
  expect(await mall.call(eve, 'POST /bizConsole/saveProductForm', save)).toMatchObject(gone)
  expect(await mall.call(eve, 'POST /bizConsole/queryProductVersions', { goodsId })).toMatchObject(gone)
  const stolen = await aForm({ pictures: [{ ref: 'kimchi', alt: texts('') }] })
  const made = { ...save, goodsId: null, version: 0, form: stolen }
  expect(await mall.call(eve, 'POST /bizConsole/saveProductForm', made)).toMatchObject({
    data: { fields: [{ field: 'pictures' }] },
  })
})

test.each([
  ['<p>好<strong>吃</strong></p><ul><li><p>a</p></li></ul><h3>标题</h3>', undefined],
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p onclick="x()">a</p><a href="javascript:x">b</a>', '<p>a</p>b'],
  ['<p>a</p><img src="https://evil.example/x.png">', '<p>a</p>'],
])('graphic detail %s is stored safe', async (html, safe) => {
  const { read, save } = await opened()
  const { form, version } = await read()
  await save({ ...form, body: texts(html) }, version)
  expect((await read()).form.body['zh-CN']).toBe(safe ?? html)
})

test('a shop gives more than the category, or declares it made to order, and takes away nothing else', async () => {
  const { goodsId, mei, read, save } = await opened()
  const { form } = await read()
  const { db } = mall.tools
  const setCategory = (rule: string | null) =>
    sql`update category set return_rule = ${rule} where id = ${form.categoryId}`.execute(db)
  const choose = async (returnRule: ProductForm['returnRule'], locale = 'zh-CN') => {
    const { version } = await read()
    const asked = { goodsId, newKey: newId(), version, isOnSale: true, form: { ...form, returnRule } }
    return mall.call(mei, 'POST /bizConsole/saveProductForm', asked, { 'accept-language': locale })
  }
  const outcome = async (rule: ProductForm['returnRule']) => {
    const { code, data } = await choose(rule)
    return code === '10000' ? 'saved' : (data as unknown as { fields: { field: string }[] }).fields[0]!.field
  }
  await setCategory('noReason')
  expect(await outcome('perishable')).toBe('returnRule')
  expect(await outcome('sealed')).toBe('returnRule')
  expect(await outcome('digital')).toBe('returnRule')
  expect(await outcome('madeToOrder')).toBe('saved')
  expect(await outcome('noReason')).toBe('saved')
  await setCategory('perishable')
  expect(await outcome('sealed')).toBe('saved')
  expect(await outcome('perishable')).toBe('saved')
  // What was allowed stays when the category changes its mind, until something else is chosen.
  await setCategory('noReason')
  const { version } = await read()
  const renamed = {
    ...form,
    returnRule: 'perishable' as const,
    name: { ...form.name, 'en-US': 'Fresh kimchi' },
  }
  expect((await save(renamed, version)).code).toBe('10000')
  const [, elsewhere] = await aCategoryPath(db)
  expect(elsewhere).not.toBe(form.categoryId)
  const moved = await save({ ...renamed, categoryId: elsewhere }, (await read()).version)
  expect((moved.data as unknown as { fields: { field: string }[] }).fields).toMatchObject([
    { field: 'returnRule' },
  ])
  expect(await outcome('')).toBe('saved')
  const why = async (locale: string) =>
    ((await choose('perishable', locale)).data as unknown as { fields: { problem: string }[] }).fields[0]!
      .problem
  expect(await why('zh-CN')).toContain('由分类决定')
  expect(await why('ko-KR')).toContain('카테고리가 정해요')
  expect(await why('en-US')).toContain('up to the category')
  await setCategory(null)
})
