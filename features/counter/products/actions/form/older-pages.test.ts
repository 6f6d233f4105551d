import type { TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FormSku, ProductForm, StoredForm } from '../../contract.ts'
import { aProductsMall, aShopWith } from '../../testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aProductsMall()
})
afterAll(() => mall.stop())

const gtins = ['6901234567892', '4006381333931', '5901234123457']

/** A product of three sizes, each with the number of its barcode, and a page that does not know of those. */
async function aCodedProduct() {
  const { mei, products } = await aShopWith(mall.tools.db, [{ prices: [1980, 2980, 3980], stock: 10 }])
  const { goodsId } = products[0]!
  const read = async (): Promise<StoredForm> =>
    (await mall.call(mei, 'POST /bizConsole/queryProductForm', { goodsId })).data
  const save = async (form: ProductForm, isOlder = true) => {
    const { version } = await read()
    const asked = { goodsId, newKey: newId(), version, isOnSale: true }
    const saved = await mall.call(mei, 'POST /bizConsole/saveProductForm', {
      ...asked,
      form: isOlder ? olderForm(form) : form,
    })
    expect(saved.code).toBe('10000')
  }
  const { form } = await read()
  await save({ ...form, skus: form.skus.map((sku, at) => ({ ...sku, gtin: gtins[at]! })) }, false)
  const coded = (await read()).form
  const codes = async () =>
    Object.fromEntries(
      (await read()).form.skus.map(({ choice, price, gtin }) => [`${choice.join('-')} ${price}`, gtin]),
    )
  return { mei, goodsId, form: coded, read, save, codes }
}

function olderForm({ returnRule: _, skus, ...form }: ProductForm) {
  return { ...form, skus: skus.map(({ gtin: _gtin, ...sku }) => sku) }
}

function placed(skus: readonly FormSku[]): FormSku[] {
  return skus.map((sku, at) => ({ ...sku, choice: [at] }))
}

test('barcodes stay with their sizes when a page that does not know them removes the first one', async () => {
  const { form, save, codes } = await aCodedProduct()
  const options = form.options.map((axis) => ({ ...axis, values: axis.values.slice(1) }))
  await save({ ...form, options, skus: placed(form.skus.slice(1)) })
  expect(await codes()).toEqual({ '0 29.80': gtins[1], '1 39.80': gtins[2] })
})

test('they stay when the sizes are typed anew in another order, and new sizes have none', async () => {
  const { form, save, codes } = await aCodedProduct()
  const fresh = { 'zh-CN': '特大', 'ko-KR': '', 'en-US': '' }
  const [axis] = form.options
  const [small, middle] = axis!.values
  const values = [{ text: fresh, isHidden: false }, middle!, small!]
  const skus = placed([form.skus[2]!, form.skus[1]!, form.skus[0]!])
  await save({ ...form, options: [{ ...axis!, from: null, values }], skus })
  expect(await codes()).toEqual({ '0 39.80': '', '1 29.80': gtins[1], '2 19.80': gtins[0] })
})

test('they do not go to what another axis makes of them', async () => {
  const { form, save, codes } = await aCodedProduct()
  const values = ['微辣', '特辣'].map((text) => ({
    text: { 'zh-CN': text, 'ko-KR': '', 'en-US': '' },
    isHidden: false,
  }))
  const taste = { from: null, name: { 'zh-CN': '辣度', 'ko-KR': '', 'en-US': '' }, values }
  const skus = [0, 1].map((one) => ({ ...form.skus[0]!, choice: [0, one], code: '' }))
  await save({ ...form, options: [...form.options, taste], skus })
  expect(Object.values(await codes())).toEqual(['', ''])
})

test('a value that such a page hides and shows again has its barcode', async () => {
  const { form, save, codes } = await aCodedProduct()
  const shown = (isHidden: boolean) =>
    form.options.map((axis) => ({
      ...axis,
      values: axis.values.map((one, at) => (at ? one : { ...one, isHidden })),
    }))
  await save({ ...form, options: shown(true), skus: form.skus.slice(1) })
  await save({ ...form, options: shown(false) })
  expect(Object.values(await codes())).toEqual(gtins)
})

async function draftOf(mei: Viewer, goodsId: string): Promise<{ form: ProductForm; revision: number }> {
  return (await mall.call(mei, 'POST /bizConsole/findProductDraft', { goodsId })).data.draft
}

test('a draft keeps what an older page does not know', async () => {
  const { mei, goodsId, form } = await aCodedProduct()
  const draft = { pkId: newId(), goodsId, base: form }
  const written = { ...form, returnRule: 'noReason' as const }
  const first = { ...draft, revision: 0, form: written }
  await mall.call(mei, 'POST /bizConsole/saveProductDraft', first)
  const name = { ...form.name, 'zh-CN': '半截' }
  const older = { ...draft, revision: 1, form: { ...olderForm(form), name }, base: olderForm(form) }
  expect((await mall.call(mei, 'POST /bizConsole/saveProductDraft', older)).code).toBe('10000')
  const { form: now } = await draftOf(mei, goodsId)
  expect(now).toEqual({ ...written, name })
})

test('a language that is left out stays, and one that is sent empty goes', async () => {
  const { form, save, read } = await aCodedProduct()
  await save({ ...form, name: { 'zh-CN': '新名', 'en-US': '' } as ProductForm['name'] })
  expect((await read()).form.name).toEqual({ ...form.name, 'zh-CN': '新名', 'en-US': '' })
})

test('rows of a draft that fit no axis are no error', async () => {
  const { mei, goodsId, form } = await aCodedProduct()
  const first = { pkId: newId(), goodsId, revision: 0, form, base: form }
  expect((await mall.call(mei, 'POST /bizConsole/saveProductDraft', first)).code).toBe('10000')
  const strange = {
    ...olderForm(form),
    options: [],
    skus: olderForm(form).skus.map((sku) => ({ ...sku, choice: [0] })),
  }
  const { code } = await mall.call(mei, 'POST /bizConsole/saveProductDraft', {
    ...first,
    revision: 1,
    form: strange,
  })
  expect(code).toBe('10000')
})
