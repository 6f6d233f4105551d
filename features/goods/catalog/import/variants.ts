import { gtinOf } from '../rules/variants/gtin.ts'
import { isRounded } from '@hojip/platform/csv'
import { seenText } from '@hojip/platform/seen'
import type { Texts } from '../rules/product-input.ts'
import type { RefOf } from './body/body.ts'
import { cellReader, mostUnits } from './cells.ts'
import { axes, type Column } from '../rules/file-columns.ts'
import type { ProductOfFile, FileSku } from './product-of-file.ts'
import type { Fault, ProductRow } from './product-rows.ts'
import { importReasons as no } from './reasons.ts'

const mostVariants = 2_000
const longestName = 60
const longestValue = 120
/** The editor's limit. */
const longestCode = 64
const translations = ['ko-KR', 'en-US'] as const

/** A row with any of these columns is a variant; other rows only add a picture. */
const marks: readonly Column[] = [
  'Variant Price',
  'Variant SKU',
  'Variant Inventory Qty',
  ...axes.map((a) => a.value),
]

export interface Variants {
  options: ProductOfFile['options']
  skus: FileSku[]
  /** Addresses of the SKUs' pictures. */
  pictures: string[]
  /** Codes that were left off, or that a spreadsheet has damaged. */
  warnings: Fault[]
}

/** Whether the product has no options, in Shopify's notation. */
function isSingle(row: ProductRow): boolean {
  return (
    row.get('Option1 Name').toLowerCase() === 'title' &&
    row.get('Option1 Value').toLowerCase() === 'default title'
  )
}

function namedAxes(first: ProductRow) {
  return isSingle(first) ? [] : axes.filter(({ name }) => first.get(name) !== '')
}

/** An axis of the product with its values so far. */
type UsedAxis = ReturnType<typeof namedAxes>[number] & { values: Texts[] }

/** The index of each axis's value; a value seen for the first time is appended to its `values`. */
function choiceOf(row: ProductRow, used: readonly UsedAxis[], read: ReturnType<typeof cellReader>) {
  const columns = new Set<Column>(used.map((axis) => axis.value))
  if (!isSingle(row))
    for (const axis of axes)
      if (!columns.has(axis.value) && row.get(axis.value) !== '') read.fail(axis.value, no.valueWithoutOption)
  return used.map(({ value: column, values }) => {
    const value = read.needed(column, longestValue) ?? ''
    const known = values.findIndex((texts) => texts['zh-CN'] === value)
    if (known >= 0) return known
    return values.push({ 'zh-CN': value, ...read.texts(column, longestValue, translations) }) - 1
  })
}

function pictureOf(
  row: ProductRow,
  read: ReturnType<typeof cellReader>,
  { pictures, refOf }: { pictures: string[]; refOf: RefOf },
) {
  const url = row.get('Variant Image')
  if (url === '') return undefined
  const ref = refOf(url)
  if (!ref) return read.fail('Variant Image', no.notWebAddress)
  pictures.push(url)
  return ref
}

/** Whether sales continue when the product is sold out. Its number limits nothing then. */
function sellsOn(read: ReturnType<typeof cellReader>): boolean {
  return ['continue', 'true', 'yes'].includes(
    read.oneOf('Variant Inventory Policy', ['deny', 'continue', 'true', 'false', 'yes', 'no']),
  )
}

/**
 * Untracked stock is uncounted. A file without any quantities, as shops with several locations export it, leaves the
 * stock alone.
 */
function stockOf(row: ProductRow, read: ReturnType<typeof cellReader>): FileSku['stock'] {
  const isTracked = !row.has('Variant Inventory Tracker') || row.get('Variant Inventory Tracker') !== ''
  if (sellsOn(read) || !isTracked) return 'uncounted'
  return row.has('Variant Inventory Qty') ? read.quantity('Variant Inventory Qty') : 'kept'
}

const mostGrams = 9_999_999

/** Shopify writes 0 for a weight that nobody has entered. */
function weightOf(row: ProductRow, read: ReturnType<typeof cellReader>): number | null {
  const grams = read.whole('Variant Grams', mostGrams) ?? null
  return grams === 0 && !row.has('Variant Inventory Exported') ? null : grams
}

/**
 * The number of its barcode. A shop's own code in this column is no GTIN; nothing is wrong with the product. Nothing is
 * known of a number that a spreadsheet has rounded: the SKU keeps the one that it has.
 */
function barcodeOf(row: ProductRow, warnings: Fault[]): FileSku['gtin'] {
  const written = row.get('Variant Barcode').replace(/^'/, '')
  if (!isRounded(written)) return gtinOf(written) ?? null
  cellReader(row, warnings).fail('Variant Barcode', no.codeRounded, { value: written })
  return undefined
}

/** The fields of a SKU that not every file has. */
function moreOf(row: ProductRow, read: ReturnType<typeof cellReader>, warnings: Fault[]) {
  const ifColumn = <T>(column: Column, value: () => T) => (row.has(column) ? value() : undefined)
  return {
    weightG: ifColumn('Variant Grams', () => weightOf(row, read)),
    gtin: ifColumn('Variant Barcode', () => barcodeOf(row, warnings)),
    isOnSale: ifColumn('Variant On Sale', () => read.oneOf('Variant On Sale', ['true', 'false']) !== 'false'),
    exported: ifColumn('Variant Inventory Exported', () =>
      read.whole('Variant Inventory Exported', mostUnits),
    ),
  }
}

/**
 * The SKU's own code. Other systems let codes repeat and have any length; here one names a single SKU of its product, so
 * the first keeps it and the others get the mall's number. What is on sale matters more than its code.
 */
function codeOf(row: ProductRow, taken: Map<string, number>, warnings: Fault[]): string | undefined {
  const code = seenText(row.get('Variant SKU'))
  if (code === '') return undefined
  const warn = cellReader(row, warnings).fail
  if (code.length > longestCode) return warn('Variant SKU', no.codeLeftOff, { most: longestCode })
  const line = taken.get(code)
  if (line !== undefined) return warn('Variant SKU', no.codeRepeated, { line })
  taken.set(code, row.line)
  if (isRounded(code)) warn('Variant SKU', no.codeRounded, { value: code })
  return code
}

/** The options and SKUs of a product's rows; faults are added to `faults`. */
export function readVariants(rows: readonly ProductRow[], faults: Fault[], refOf: RefOf): Variants {
  const first = rows[0]!
  if (first.get('Option4 Name') !== '') cellReader(first, faults).fail('Option4 Name', no.tooManyOptions)
  const used = namedAxes(first).map((axis): UsedAxis => ({ ...axis, values: [] }))
  const lines = new Map<string, number>()
  const skus: FileSku[] = []
  const pictures: string[] = []
  const warnings: Fault[] = []
  const codes = new Map<string, number>()
  const variants = rows.filter((row, i) => i === 0 || marks.some((column) => row.get(column) !== ''))
  const tooMany = variants[mostVariants]
  if (tooMany) cellReader(tooMany, faults).fail('Handle', no.tooManyVariants, { most: mostVariants })
  for (const row of variants.slice(0, mostVariants)) {
    const read = cellReader(row, faults)
    const choice = choiceOf(row, used, read)
    const line = lines.get(choice.join())
    if (line !== undefined) read.fail(used[0]?.value ?? 'Handle', no.doubledVariant, { line })
    lines.set(choice.join(), row.line)
    const priceFen = read.price('Variant Price')
    const sn = codeOf(row, codes, warnings)
    const picture = pictureOf(row, read, { pictures, refOf })
    const stock = stockOf(row, read)
    skus.push({
      choice,
      priceFen: priceFen ?? 0,
      stock,
      sn: sn || undefined,
      picture: picture || undefined,
      ...moreOf(row, read, warnings),
    })
  }
  const options = used.map(({ name, values }) => ({
    name: cellReader(first, faults).texts(name, longestName),
    values,
  }))
  return { options, skus, pictures, warnings }
}
