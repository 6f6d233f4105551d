import type { Column } from './file-columns.ts'
import type { ProductField, SkuField } from './product-input.ts'

interface Row {
  /** Its column of the table `goods` or `sku`; null when it has several, or tables of its own. */
  column: string | null
  /** Its columns in product files. The first one is named when something is wrong with it. */
  file: readonly Column[]
  /** Its part of the editor's form; `name.*`: one part in each language. Null: the editor does not show it. */
  form: string | null
}

interface ProductRow extends Row {
  /** Its name in the page of a product as it was bought, which is stored with orders; null: not there. */
  bought: string | null
  /** Whether words and filters of the search are made from it. */
  search: boolean
}

/**
 * Where each field of a product goes. Statements, the form's parts and the columns of faults are derived from it. What is
 * written out per field elsewhere is typed by it, so that a row without that does not compile or fails
 * `features/counter/products/form/product-fields.test.ts`.
 */
export const productFields = {
  name: { column: 'name', file: ['Title'], form: 'name.*', bought: null, search: true },
  selling: { column: 'selling', file: ['Selling Point'], form: 'selling.*', bought: 'selling', search: true },
  brand: { column: 'brand', file: ['Brand'], form: 'brand.*', bought: 'goodsBrand', search: true },
  bodyHtml: { column: 'body_html', file: ['Body (HTML)'], form: 'body.*', bought: 'bodyHtml', search: false },
  bodies: { column: 'bodies', file: ['Body (HTML)'], form: 'body.*', bought: null, search: false },
  // The editor and files make it a part of the text.
  story: { column: 'story', file: [], form: 'body.*', bought: 'goodsDetail', search: false },
  categoryIds: {
    column: null,
    file: ['Product Category', 'Category Code'],
    form: 'categoryId',
    bought: null,
    search: false,
  },
  keywords: { column: 'keywords', file: ['Keywords'], form: 'keywords', bought: null, search: true },
  gallery: {
    column: 'gallery',
    file: ['Image Src', 'Image Position'],
    form: 'pictures',
    bought: 'goodsImg',
    search: false,
  },
  pictureTexts: {
    column: 'picture_texts',
    file: ['Image Alt Text'],
    form: 'pictures',
    bought: null,
    search: false,
  },
  params: { column: 'params', file: ['Parameters'], form: 'params', bought: 'goodsParam', search: true },
  options: {
    column: 'options',
    file: ['Option1 Value', 'Option1 Name', 'Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value'],
    form: 'options',
    bought: 'goodsParam',
    search: true,
  },
  personLimit: {
    column: 'person_limit',
    file: ['Person Limit'],
    form: 'personLimit',
    bought: null,
    search: false,
  },
  // The line of an order has its own.
  returnRule: {
    column: 'return_rule',
    file: ['Return Rule'],
    form: 'returnRule',
    bought: null,
    search: false,
  },
  // The editor has buttons for it.
  isOnSale: { column: 'is_on_sale', file: ['Status', 'Published'], form: null, bought: null, search: false },
  origin: { column: null, file: [], form: null, bought: null, search: false },
  video: { column: null, file: ['Video', 'Video Poster'], form: null, bought: null, search: false },
} as const satisfies Record<ProductField, ProductRow>

/** The same for the fields of a SKU. An order's line has its own price and picture. */
export const skuFields = {
  priceFen: { column: 'price_fen', file: ['Variant Price'], form: 'price' },
  // What orders hold of it is added to the number in files.
  stock: {
    column: null,
    file: ['Variant Inventory Qty', 'Variant Inventory Tracker', 'Variant Inventory Exported'],
    form: 'stock',
  },
  sn: { column: 'sn', file: ['Variant SKU'], form: 'code' },
  gtin: { column: 'gtin', file: ['Variant Barcode'], form: 'gtin' },
  weightG: { column: 'weight_g', file: ['Variant Grams'], form: 'weight' },
  picture: { column: 'picture', file: ['Variant Image'], form: 'picture' },
  isOnSale: { column: 'is_on_sale', file: ['Variant On Sale'], form: 'isOnSale' },
} as const satisfies Record<SkuField, Row>

type Rows = typeof productFields
type SkuRows = typeof skuFields
/** The fields of a table that have no null at this place. */
type FieldsWith<T, P extends string> = {
  [F in keyof T]: T[F] extends Record<P, null> ? never : F
}[keyof T]

/** Fields with a column of `goods`. */
export type StoredField = FieldsWith<Rows, 'column'>
/** Fields with a column of `sku`. */
export type StoredSkuField = FieldsWith<SkuRows, 'column'>
export type BoughtField = FieldsWith<Rows, 'bought'>
export type SearchedField = { [F in ProductField]: Rows[F]['search'] extends true ? F : never }[ProductField]
/** The names by which the page of a bought product shows fields. */
export type BoughtName = Rows[BoughtField]['bought']

type FormPath = NonNullable<Rows[ProductField]['form']>
/** A part of the form with a text in each language. */
export type LanguagePart = FormPath extends infer P ? (P extends `${infer Name}.*` ? Name : never) : never
/** A part of the form that one person changes at a time. */
type WholePart = Exclude<FormPath, `${string}.*`>
export type FormPart = LanguagePart | WholePart
export type SkuPart = NonNullable<SkuRows[SkuField]['form']>

const paths = [
  ...new Set(Object.values(productFields).flatMap(({ form }): FormPath[] => (form ? [form] : []))),
]

/** The parts of the editor's form, in the order in which changes of them are listed. */
export const formParts = {
  inLanguages: paths.flatMap((path) => (path.endsWith('.*') ? [path.slice(0, -2) as LanguagePart] : [])),
  whole: paths.filter((path): path is WholePart => !path.endsWith('.*')),
  ofSku: Object.values(skuFields).map(({ form }): SkuPart => form),
}

/** The first column in product files of each part of the form. */
export const columnOfPart: ReadonlyMap<string, Column> = new Map(
  [...Object.values<Row>(productFields), ...Object.values<Row>(skuFields)]
    .toReversed()
    .flatMap(({ form, file }): [string, Column][] =>
      form && file[0] ? [[form.replace('.*', ''), file[0]]] : [],
    ),
)
