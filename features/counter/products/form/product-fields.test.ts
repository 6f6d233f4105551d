import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importCatalog } from '@hojip/catalog'
import type { TranslatedColumn } from '@hojip/catalog/files'
import { formParts, productFields, skuFields } from '@hojip/catalog/rules'
import { productSelected, skuJson, type StoredValues } from '@hojip/catalog/stored-fields'
import { aCategoryPath } from '@hojip/catalog/testing'
import { anOrdersMall, aPurchase, type TestMall } from '@hojip/orders/testing'
import { csvLine } from '@hojip/platform/csv'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { aFolder } from '@hojip/platform/testing'
import { aRecording } from '@hojip/uploads/testing/videos'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductsTools } from '../actions/tools.ts'
import type { ProductForm, StoredForm } from '../contract.ts'
import { productsJobs, productsRoutes } from '../index.ts'
import { writtenForm } from '../contract/form.ts'
import { emptyForm, emptySku } from '../rules/form/empty-form.ts'
import { formNow } from '../rules/form/form-now.ts'
import { exportedOutcomes, exportedText, runOneJob, sentFile } from '../testing/files.ts'
import { aShopWith, productsToolsOf } from '../testing.ts'
import { withStored } from './with-stored.ts'

type Field = keyof typeof productFields
type SkuField = keyof typeof skuFields
type FileColumn = (typeof productFields)[Field]['file'][number] | (typeof skuFields)[SkuField]['file'][number]

/** A value of every field that a file has columns for, in every language. No field has it by itself. */
const first: Record<FileColumn | `${TranslatedColumn} (${'ko' | 'en'})`, string> = {
  Title: '辣白菜',
  'Title (ko)': '배추김치',
  'Title (en)': 'Cabbage kimchi',
  'Selling Point': '每天现腌',
  'Selling Point (ko)': '매일 담가요',
  'Selling Point (en)': 'Made every day',
  Brand: '阿妈妮',
  'Brand (ko)': '어머니',
  'Brand (en)': 'Omoni',
  'Body (HTML)': '<p>一棵一棵腌。</p>',
  'Body (HTML) (ko)': '<p>한 포기씩 담가요.</p>',
  'Body (HTML) (en)': '<p>Made head by head.</p>',
  'Product Category': '食品 > 泡菜 > 辣白菜',
  'Category Code': 'cabbage-kimchi',
  Keywords: '下饭, 김치',
  'Image Src': 'https://cdn.example/jar.jpg',
  'Image Position': '1',
  'Image Alt Text': '一坛辣白菜',
  'Image Alt Text (ko)': '배추김치 한 단지',
  'Image Alt Text (en)': 'A jar of kimchi',
  Parameters: '产地: 延吉',
  'Parameters (ko)': '산지: 옌지',
  'Parameters (en)': 'Origin: Yanji',
  'Option1 Name': '净含量',
  'Option1 Name (ko)': '내용량',
  'Option1 Name (en)': 'Net weight',
  'Option1 Value': '500 g',
  'Option1 Value (ko)': '500그램',
  'Option1 Value (en)': '500 grams',
  'Option2 Name': '辣度',
  'Option2 Name (ko)': '매운맛',
  'Option2 Name (en)': 'Heat',
  'Option2 Value': '微辣',
  'Option2 Value (ko)': '순한맛',
  'Option2 Value (en)': 'Mild',
  'Option3 Name': '包装',
  'Option3 Name (ko)': '포장',
  'Option3 Name (en)': 'Packing',
  'Option3 Value': '坛装',
  'Option3 Value (ko)': '단지',
  'Option3 Value (en)': 'Jar',
  'Person Limit': '3',
  'Return Rule': 'madeToOrder',
  Status: 'draft',
  Published: 'FALSE',
  Video: 'jar.mp4',
  'Video Poster': 'https://cdn.example/poster.jpg',
  'Variant Price': '19.80',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '5',
  'Variant Inventory Exported': '5',
  'Variant SKU': 'JAR-500',
  'Variant Barcode': '6901234567892',
  'Variant Grams': '540',
  'Variant Image': 'https://cdn.example/500.jpg',
  'Variant On Sale': 'FALSE',
}
const second: Partial<typeof first> = {
  'Option1 Value': '1 kg',
  'Option1 Value (ko)': '1킬로그램',
  'Option1 Value (en)': '1 kilogram',
  'Option2 Value': '微辣',
  'Option3 Value': '坛装',
  'Variant Price': '29.80',
  'Variant Inventory Qty': '6',
}

/** Where fields are that have no column of their own. */
const elsewhere: Record<Exclude<Field, keyof StoredValues>, RawBuilder<unknown>> = {
  categoryIds: sql`jsonb_build_array(g.category1_id, g.category2_id, g.category3_id)`,
  origin: sql`(select to_jsonb(i) - 'goods_id' from goods_import i where i.goods_id = g.id)`,
  video: sql`(select to_jsonb(v) - 'goods_id' from product_video v where v.goods_id = g.id)`,
}

/** Files do not carry these: the shop's own one leaves them as they are, and a new product has none. */
const inNoFile: readonly string[] = ['origin', 'video']
/** Only the demo writes blocks of text and picture. The editor and files make them a part of the text. */
const fields = Object.keys(productFields).filter((field) => field !== 'story')

interface State {
  product: Record<string, unknown>
  /** The first one. */
  sku: Record<string, unknown>
}

const folder = aFolder()
let mall: TestMall
let tools: ProductsTools
let [mei, other] = [] as unknown as [Viewer, Viewer]
/** The product as each step has left it. */
const states = new Map<string, State>()
let bare: State
let emptied: State
let exported: Record<string, string>
let whole: ProductForm
let bought: { stored: Record<string, unknown>; shown: Record<string, unknown> }

async function stored({ shopId }: Viewer, handle: string): Promise<State & { goodsId: string }> {
  const others = Object.entries(elsewhere).map(([field, value]) => sql`${value} as ${sql.ref(field)}`)
  const { rows } = await sql<Record<string, unknown> & { goodsId: string; sku: State['sku'] }>`
    select g.id as "goodsId", ${productSelected}, ${sql.join(others)},
      (select ${skuJson} || jsonb_build_object('stock', t.on_hand) from sku k join stock t on t.sku_id = k.id
       where k.goods_id = g.id order by k.sort, k.id limit 1) as sku
    from goods g where g.shop_id = ${shopId} and g.handle = ${handle}`.execute(mall.tools.db)
  const { goodsId, sku, ...product } = rows[0]!
  return { goodsId, product, sku }
}

async function note(step: string, viewer = mei): Promise<void> {
  states.set(step, await stored(viewer, 'jar'))
}

/** What `npm run catalog:import` does with a file. */
async function catalogImport(rows: readonly Record<string, string>[]): Promise<void> {
  const columns = Object.keys(rows[0]!)
  const path = join(folder, 'goods.csv')
  writeFileSync(
    path,
    [columns, ...rows.map((row) => columns.map((one) => row[one] ?? ''))].map(csvLine).join(''),
  )
  const openShop = async () => ({ id: mei.shopId!, isNew: false })
  const report = await importCatalog(tools, path, { openShop, objects: tools.objects })
  expect(report).toMatchObject({ added: 1, refused: 0 })
}

async function call(key: string, input: object, viewer = mei) {
  const answer = await mall.call(viewer, key, input)
  expect(answer.code, answer.raw).toBe('10000')
  return answer.data
}

async function save(
  goodsId: string,
  change: (form: ProductForm) => ProductForm,
  draftId: string | null = null,
) {
  const { form, version, isOnSale }: StoredForm = await call('POST /bizConsole/queryProductForm', { goodsId })
  const asked = { goodsId, newKey: newId(), version, isOnSale, draftId, form: change(form) }
  await call('POST /bizConsole/saveProductForm', asked)
}

/** Back to the oldest version, as the editor does it. */
async function goBack(goodsId: string): Promise<void> {
  const { list } = await call('POST /bizConsole/queryProductVersions', { goodsId })
  const { number } = list.at(-1)
  const { form } = await call('POST /bizConsole/queryProductVersion', { goodsId, number })
  await save(goodsId, () => form)
}

async function fileImport(text: string, viewer: Viewer): Promise<void> {
  const pkId = await sentFile(tools, viewer, text)
  await runOneJob(tools, pkId)
  await call('POST /bizConsole/startProductImport', { pkId }, viewer)
  await runOneJob(tools, pkId)
  const found = await call('POST /bizConsole/queryProductImport', { pkId }, viewer)
  expect(found.import).toMatchObject({ state: 'done', refused: 0 })
}

async function order(goodsId: string) {
  const { db } = mall.tools
  const skus = await db.selectFrom('sku').select('id').where('goods_id', '=', goodsId).execute()
  const stall = { shopId: mei.shopId!, goodsId, skuIds: skus.map(({ id }) => id), mei }
  const { lin, orderIds, purchase } = await aPurchase(mall.tools, { stalls: [stall] })
  const asked = { orderId: orderIds[0]!, orderGoodsId: purchase.orders[0]!.lines[0]!.id }
  const shown = await call('GET /bizOrder/querySnapshot', asked, lin)
  const { rows } = await sql<{ content: Record<string, unknown> }>`
    select content from goods_snapshot where goods_id = ${goodsId}`.execute(db)
  return { stored: rows[0]!.content, shown }
}

beforeAll(async () => {
  mall = await anOrdersMall((plain) => {
    tools = productsToolsOf(plain)
    productsJobs(tools)
    return productsRoutes(tools)
  })
  const path = await aCategoryPath(mall.tools.db)
  mei = (await aShopWith(mall.tools.db, [])).mei
  other = (await aShopWith(mall.tools.db, [])).mei
  writeFileSync(join(folder, 'jar.mp4'), aRecording('phone.mp4'))
  await catalogImport([{ Handle: 'bare', Title: '空', 'Variant Price': '1.00' }])
  bare = await stored(mei, 'bare')
  await catalogImport([
    { Handle: 'jar', ...first },
    { Handle: 'jar', ...second },
  ])
  const { goodsId } = await stored(mei, 'jar')
  // No file contains where a product comes from.
  await sql`insert into goods_import (goods_id, country, way, importer, duty)
            values (${goodsId}, 'KR', 'general', '{}', '{}')`.execute(mall.tools.db)
  await note('imported')

  await save(goodsId, (form) => form)
  await note('saved as it is')
  await save(goodsId, ({ options, skus }) => ({
    ...emptyForm,
    categoryId: path[0],
    name: { 'zh-CN': '空', 'ko-KR': '', 'en-US': '' },
    options: options.map((axis) => ({ ...axis, name: { ...axis.name, 'zh-CN': '空' } })),
    skus: skus.map(({ choice }) => ({ ...emptySku, choice, price: '1.00' })),
  }))
  emptied = await stored(mei, 'jar')
  await goBack(goodsId)
  await note('brought back from a version')

  const pkId = newId()
  const { form }: StoredForm = await call('POST /bizConsole/queryProductForm', { goodsId })
  await call('POST /bizConsole/saveProductDraft', { pkId, goodsId, revision: 0, form, base: form })
  whole = form
  const { draft } = await call('POST /bizConsole/findProductDraft', { pkId })
  await save(goodsId, () => draft.form, pkId)
  await note('saved from a draft')

  const text = await exportedText(mall.tools, mei)
  exported = Object.fromEntries(await exportedOutcomes(mall.tools, mei.shopId!))
  await fileImport(text.replaceAll('一棵一棵腌', '一棵一棵地腌'), mei)
  await fileImport(text, mei)
  await note('imported from its own file')
  // Without a picture it could not be on sale there.
  await fileImport(text.replace(/^bare,.*\r?\n/m, ''), other)
  await note('imported from its file by another shop', other)
  bought = await order(goodsId)
}, 120_000)
afterAll(() => mall.stop())

test('the file of an unchanged product is recognised as unchanged', () => {
  expect(exported).toMatchObject({ jar: 'unchanged' })
})

test.each(fields)('%s is nowhere lost between two imports', (field) => {
  const value = states.get('imported')!.product[field]
  expect(value, 'the file of this test needs a value that the field does not have by itself').not.toEqual(
    bare.product[field],
  )
  for (const [step, { product }] of states)
    if (!(inNoFile.includes(field) && step.endsWith('another shop')))
      expect(product, step).toHaveProperty(field, value)
})

test.each(Object.keys(skuFields))('%s of a SKU is nowhere lost between two imports', (field) => {
  const value = states.get('imported')!.sku[field]
  expect(value, 'the file of this test needs a value that the field does not have by itself').not.toEqual(
    bare.sku[field],
  )
  for (const [step, { sku }] of states) expect(sku, step).toHaveProperty(field, value)
})

test('what the editor shows can be taken away, and the rest is left alone', () => {
  const { product, sku } = states.get('imported')!
  for (const [field, { form }] of Object.entries(productFields))
    if (form === null) expect(emptied.product[field], field).toEqual(product[field])
    else if (field !== 'story') expect(emptied.product[field], field).not.toEqual(product[field])
  for (const field of Object.keys(skuFields)) expect(emptied.sku[field], field).not.toEqual(sku[field])
})

test.each([...formParts.inLanguages, ...formParts.whole])(
  'a page that does not know %s is refused, or leaves it as it is',
  (part) => {
    const { [part]: _, ...older } = whole
    const read = writtenForm.safeParse(older)
    const left = read.success ? withStored(read.data, whole)[part] : whole[part]
    expect(left).toEqual(whole[part])
  },
)

test.each(formParts.ofSku)(
  'a page that does not know %s of a SKU is refused, or leaves it as it is',
  (part) => {
    const { [part]: _, ...older } = whole.skus[0]!
    const read = writtenForm.safeParse({ ...whole, skus: [older, whole.skus[1]!] })
    const left = read.success ? withStored(read.data, whole).skus[0]! : whole.skus[0]!
    expect(left[part]).toEqual(whole.skus[0]![part])
  },
)

test('a version from before a part was added gives back what there is now', () => {
  for (const part of [...formParts.inLanguages, ...formParts.whole]) {
    const { [part]: _, ...older } = whole
    expect(formNow(older as ProductForm, whole)).toEqual(whole)
  }
  for (const part of formParts.ofSku) {
    const skus = whole.skus.map(({ [part]: _, ...sku }) => sku)
    expect(formNow({ ...whole, skus } as ProductForm, whole)).toEqual(whole)
  }
})

test('an order stores what its page shows of a product, and nothing else', () => {
  const { product } = states.get('saved as it is')!
  const rows = Object.entries(productFields).flatMap(([field, { bought: name }]) =>
    name ? [{ field, name }] : [],
  )
  expect(Object.keys(bought.stored).sort()).toEqual(rows.map(({ field }) => field).sort())
  for (const { field, name } of rows) {
    expect(bought.stored[field], field).toEqual(product[field])
    if (field !== 'story') expect(JSON.stringify(bought.shown[name]), field).toMatch(/[^[\]{}"]/)
  }
})
