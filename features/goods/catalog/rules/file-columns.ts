import type { Locale } from '@hojip/platform/i18n'

/**
 * The columns of Shopify's product export that are imported, under the names of its older header; all others are
 * skipped. Each has its name in the newer header where that differs.
 */
export const newerNames = {
  Handle: 'URL handle',
  Title: 'Title',
  'Body (HTML)': 'Description',
  Vendor: 'Vendor',
  'Product Category': 'Product category',
  Type: 'Type',
  Tags: 'Tags',
  Published: 'Published on online store',
  'Option1 Name': 'Option1 name',
  'Option1 Value': 'Option1 value',
  'Option2 Name': 'Option2 name',
  'Option2 Value': 'Option2 value',
  'Option3 Name': 'Option3 name',
  'Option3 Value': 'Option3 value',
  'Option4 Name': 'Option4 name',
  'Variant SKU': 'SKU',
  'Variant Inventory Tracker': 'Inventory tracker',
  'Variant Inventory Qty': 'Inventory quantity',
  'Variant Inventory Policy': 'Continue selling when out of stock',
  'Variant Price': 'Price',
  'Variant Image': 'Variant image URL',
  'Image Src': 'Product image URL',
  'Image Position': 'Image position',
  'Image Alt Text': 'Image alt text',
  'Variant Grams': 'Weight value (grams)',
  'Variant Barcode': 'Barcode',
  Status: 'Status',
} as const

/** What Shopify's file has no place for. */
export const ownColumns = [
  ...([
    'Video',
    'Video Poster',
    'Selling Point',
    'Brand',
    'Parameters',
    'Keywords',
    'Category Code',
  ] as const),
  // The quantity when the mall made the file: where nobody has changed it since, the stock stays as it is.
  ...(['Variant On Sale', 'Variant Inventory Exported', 'Person Limit', 'Return Rule'] as const),
] as const

/** Texts that the mall's own columns add in other languages; the plain column is Chinese. */
export const translatedColumns = [
  ...(['Title', 'Body (HTML)', 'Selling Point', 'Brand', 'Parameters', 'Image Alt Text'] as const),
  ...([
    'Option1 Name',
    'Option1 Value',
    'Option2 Name',
    'Option2 Value',
    'Option3 Name',
    'Option3 Value',
  ] as const),
] as const
export type TranslatedColumn = (typeof translatedColumns)[number]
export type Translation = `${TranslatedColumn} (ko)` | `${TranslatedColumn} (en)`

export type Column = keyof typeof newerNames | (typeof ownColumns)[number] | Translation

/** The columns of each option. */
export const axes = [
  { name: 'Option1 Name', value: 'Option1 Value' },
  { name: 'Option2 Name', value: 'Option2 Value' },
  { name: 'Option3 Name', value: 'Option3 Value' },
] as const satisfies { name: TranslatedColumn; value: TranslatedColumn }[]

/** The column of a text in a language. */
export function columnIn(locale: Locale, column: TranslatedColumn): Column {
  return locale === 'zh-CN' ? column : `${column} (${locale === 'ko-KR' ? 'ko' : 'en'})`
}
