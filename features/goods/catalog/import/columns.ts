import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { fileReasons } from './file/file-reasons.ts'
import { UnreadableFile } from './file/unreadable-file.ts'

/**
 * The columns of Shopify's product export that are imported, under the names of its older header; all others are
 * skipped. Each has its name in the newer header where that differs.
 */
const newerNames = {
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
const ownColumns = [
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
type Translation = `${TranslatedColumn} (ko)` | `${TranslatedColumn} (en)`

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

/** The last column of a file of refused products: what is wrong with them. */
export const problemColumn = { 'zh-CN': '问题', 'en-US': 'Problem', 'ko-KR': '문제' } as const
const problemNames: readonly string[] = Object.values(problemColumn)

const shopifyColumns = Object.keys(newerNames) as (keyof typeof newerNames)[]

export const columns: readonly Column[] = [
  ...shopifyColumns,
  ...ownColumns,
  ...translatedColumns.flatMap((column): Translation[] => [`${column} (ko)`, `${column} (en)`]),
]

const required: readonly Column[] = ['Handle', 'Title', 'Variant Price']

export interface Header {
  /** Number of cells per row. */
  width: number
  /** Whether the mall has exported the file. */
  isOwn: boolean
  /** Whether the mall has written the file: its cells are then guarded against being run as formulas. */
  isGuarded: boolean
  /** The index of each known column; absent when the file lacks it. */
  places: ReadonlyMap<Column, number>
  /** The column's name in the file. */
  nameAt(index: number): string
}

function newerName(column: Column): string {
  return (newerNames as Partial<Record<Column, string>>)[column] ?? column
}

function namesOf(column: Column): string[] {
  return [...new Set([column, newerName(column)])].map((name) => name.toLowerCase())
}

function plainNames(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim().toLowerCase())
}

/** How many of the known columns a line names. The separator that yields the most is the likeliest. */
export function countKnown(cells: readonly string[]): number {
  const names = new Set(plainNames(cells))
  return columns.filter((column) => namesOf(column).some((name) => names.has(name))).length
}

/** Throws `UnreadableFile` naming everything that is wrong with the header. */
export function readHeader(cells: readonly string[]): Header {
  const plain = plainNames(cells)
  const places = new Map<Column, number>()
  const reasons: Refusal[] = []
  for (const column of columns) {
    const at = plain.flatMap((name, index) => (namesOf(column).includes(name) ? [index] : []))
    if (at[0] !== undefined) places.set(column, at[0])
    if (at.length > 1) reasons.push(refuse(fileReasons.doubledColumn, { column: cells[at[1]!]!.trim() }))
  }
  if (places.size === 0) throw new UnreadableFile([refuse(fileReasons.noHeader)])
  const isNewer = plain.includes('url handle')
  const missing = required.filter((column) => !places.has(column))
  if (missing.length > 0)
    reasons.push(
      refuse(fileReasons.missingColumns, {
        columns: missing.map((column) => (isNewer ? newerName(column) : column)).join(', '),
      }),
    )
  if (reasons.length > 0) throw new UnreadableFile(reasons)
  const isOwn = places.has('Variant Inventory Exported')
  const isGuarded = isOwn || problemNames.includes(cells.at(-1)?.trim() ?? '')
  return { width: cells.length, isOwn, isGuarded, places, nameAt: (index) => cells[index]?.trim() ?? '' }
}
