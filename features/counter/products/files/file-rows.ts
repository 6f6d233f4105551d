import { axisColumns, columnIn, paramsCell, type Column, type TranslatedColumn } from '@hojip/catalog/files'
import { exactDigits } from '@hojip/platform/csv'
import { locales } from '@hojip/platform/i18n'
import { shownPicture } from '../form/product-input.ts'
import type { EditedProduct } from '../store/form/product.ts'
import type { FormTexts, ProductForm } from '../contract.ts'
import { baseText } from './joined.ts'

/** The columns of an exported file, in their order. */
export const exportedColumns: readonly Column[] = [
  'Handle',
  ...three('Title'),
  ...(['Vendor', 'Product Category', 'Category Code', 'Status'] as const),
  ...three('Selling Point'),
  ...three('Brand'),
  'Keywords',
  ...three('Parameters'),
  ...three('Body (HTML)'),
  ...(['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value'] as const),
  ...(['Option3 Name', 'Option3 Value', 'Variant SKU', 'Variant Price'] as const),
  ...(['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Exported'] as const),
  ...([
    'Variant Grams',
    'Variant Barcode',
    'Variant Image',
    'Variant On Sale',
    'Image Src',
    'Image Position',
  ] as const),
  ...three('Image Alt Text'),
  ...(['Person Limit', 'Return Rule'] as const),
  ...(['Option1 Name (ko)', 'Option1 Value (ko)', 'Option2 Name (ko)', 'Option2 Value (ko)'] as const),
  ...(['Option3 Name (ko)', 'Option3 Value (ko)', 'Option1 Name (en)', 'Option1 Value (en)'] as const),
  ...(['Option2 Name (en)', 'Option2 Value (en)', 'Option3 Name (en)', 'Option3 Value (en)'] as const),
]

function three(column: TranslatedColumn): Column[] {
  return locales.map((locale) => columnIn(locale, column))
}

type Cells = Partial<Record<Column, string>>

/** What an exported row contains besides the product's form. */
export interface ExportNames {
  shop: string
  /** In Chinese, level 1 first. */
  categories: readonly string[]
  categoryCode: string
  /** Where a browser finds a picture. */
  addressOf(ref: string): string
}

function inThree(column: TranslatedColumn, texts: FormTexts): Cells {
  return Object.fromEntries(locales.map((locale) => [columnIn(locale, column), texts[locale]]))
}

function withBase(column: TranslatedColumn, texts: FormTexts): Cells {
  return { ...inThree(column, texts), [column]: baseText(texts) }
}

/** Addresses instead of the mall's own paths, so that the file can also be read elsewhere. */
function withAddresses(html: string, { addressOf }: ExportNames): string {
  return html.replaceAll(/src="([^"]*)"/g, (all, src: string) => {
    const ref = shownPicture(src)
    return ref ? `src="${addressOf(ref).replaceAll('&', '&amp;')}"` : all
  })
}

function productCells(product: EditedProduct, form: ProductForm, names: ExportNames): Cells {
  const params = (locale: keyof FormTexts) =>
    paramsCell(form.params.map(({ name, value }) => ({ name: name[locale], value: value[locale] })))
  const body = (locale: keyof FormTexts) => withAddresses(form.body[locale], names)
  const each = (cellOf: (locale: keyof FormTexts) => string) =>
    Object.fromEntries(locales.map((locale) => [locale, cellOf(locale)])) as unknown as FormTexts
  return {
    ...inThree('Title', form.name),
    Vendor: names.shop,
    'Product Category': names.categories.join(' > '),
    'Category Code': names.categoryCode,
    Status: product.isOnSale ? 'active' : 'draft',
    ...inThree('Selling Point', form.selling),
    ...inThree('Brand', form.brand),
    Keywords: form.keywords,
    ...inThree('Parameters', each(params)),
    ...inThree('Body (HTML)', each(body)),
    'Person Limit': form.personLimit,
    'Return Rule': form.returnRule,
    ...Object.assign(
      {},
      ...axisColumns.map((column, axis) => {
        const option = form.options[axis]
        return option && withBase(column.name, option.name)
      }),
    ),
    ...(form.options.length === 0 && { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }),
  }
}

/** Units of unpaid orders, by choice. */
type Reserved = ReadonlyMap<string, number>

function skuCells(form: ProductForm, at: number, reserved: Reserved, names: ExportNames): Cells {
  const sku = form.skus[at]
  if (!sku) return {}
  const held = reserved.get(sku.choice.join()) ?? 0
  const onHand = sku.stock === '' ? '' : String(Number(sku.stock) + held)
  return {
    ...Object.assign(
      {},
      ...sku.choice.map((value, axis) =>
        withBase(axisColumns[axis]!.value, form.options[axis]!.values[value]!.text),
      ),
    ),
    'Variant SKU': exactDigits(sku.code),
    'Variant Price': sku.price,
    'Variant Inventory Tracker': onHand === '' ? '' : 'hojip',
    'Variant Inventory Qty': onHand,
    'Variant Inventory Exported': onHand,
    'Variant Grams': sku.weight,
    'Variant Barcode': exactDigits(sku.gtin),
    'Variant Image': sku.picture ? names.addressOf(sku.picture) : '',
    'Variant On Sale': sku.isOnSale ? 'TRUE' : 'FALSE',
  }
}

function pictureCells({ pictures }: ProductForm, at: number, { addressOf }: ExportNames): Cells {
  const picture = pictures[at]
  if (!picture) return {}
  return {
    'Image Src': addressOf(picture.ref),
    'Image Position': String(at + 1),
    ...inThree('Image Alt Text', picture.alt),
  }
}

/** A product as rows of `exportedColumns`: the first has all of it, each has one SKU and one picture while there are some. */
export function rowsOf(product: EditedProduct, form: ProductForm, names: ExportNames): string[][] {
  const rows = Math.max(form.skus.length, form.pictures.length)
  const reserved = new Map(product.skus.map((sku) => [sku.choice.join(), sku.reserved]))
  return Array.from({ length: rows }, (_, at) => {
    const cells: Cells = {
      Handle: exactDigits(product.handle),
      ...(at === 0 && productCells(product, form, names)),
      ...skuCells(form, at, reserved, names),
      ...pictureCells(form, at, names),
    }
    return exportedColumns.map((column) => cells[column] ?? '')
  })
}
