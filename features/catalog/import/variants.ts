import { remoteRefOf } from '@hojip/pictures/remote-ref'
import type { SkuInput, Texts } from '../rules/product-input.ts'
import { cellReader } from './cells.ts'
import type { Column } from './columns.ts'
import type { Fault, ProductRow } from './product-rows.ts'
import { importReasons as no } from './reasons.ts'

const axes = [
  { name: 'Option1 Name', value: 'Option1 Value' },
  { name: 'Option2 Name', value: 'Option2 Value' },
  { name: 'Option3 Name', value: 'Option3 Value' },
] as const satisfies { name: Column; value: Column }[]

const mostVariants = 2_000
const longestName = 60
const longestValue = 120

/** A row with any of these columns is a variant; other rows only add a picture. */
const marks: readonly Column[] = [
  'Variant Price',
  'Variant SKU',
  'Variant Inventory Qty',
  ...axes.map((a) => a.value),
]

export interface Variants {
  options: { name: Texts; values: Texts[] }[]
  skus: SkuInput[]
  /** Addresses of the SKUs' pictures. */
  pictures: string[]
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

type Axes = ReturnType<typeof namedAxes>

/** The index of each axis's value; a value seen for the first time is appended to `values`. */
function choiceOf(row: ProductRow, used: Axes, values: string[][], read: ReturnType<typeof cellReader>) {
  if (!isSingle(row))
    for (const axis of axes)
      if (!used.includes(axis) && row.get(axis.value) !== '') read.fail(axis.value, no.valueWithoutOption)
  return used.map((axis, i) => {
    const value = read.needed(axis.value, longestValue) ?? ''
    const known = values[i]!.indexOf(value)
    return known >= 0 ? known : values[i]!.push(value) - 1
  })
}

function pictureOf(row: ProductRow, read: ReturnType<typeof cellReader>, pictures: string[]) {
  const url = row.get('Variant Image')
  if (url === '') return undefined
  const ref = remoteRefOf(url)
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
function stockOf(row: ProductRow, read: ReturnType<typeof cellReader>): SkuInput['stock'] {
  const isTracked = !row.has('Variant Inventory Tracker') || row.get('Variant Inventory Tracker') !== ''
  if (sellsOn(read) || !isTracked) return 'uncounted'
  return row.has('Variant Inventory Qty') ? read.quantity('Variant Inventory Qty') : 'kept'
}

/** The options and SKUs of a product's rows; faults are added to `faults`. */
export function readVariants(rows: readonly ProductRow[], faults: Fault[]): Variants {
  const first = rows[0]!
  if (first.get('Option4 Name') !== '') cellReader(first, faults).fail('Option4 Name', no.tooManyOptions)
  const used = namedAxes(first)
  const values: string[][] = used.map(() => [])
  const lines = new Map<string, number>()
  const skus: SkuInput[] = []
  const pictures: string[] = []
  const variants = rows.filter((row, i) => i === 0 || marks.some((column) => row.get(column) !== ''))
  if (variants.length > mostVariants)
    cellReader(variants[mostVariants]!, faults).fail('Handle', no.tooManyVariants, { most: mostVariants })
  for (const row of variants.slice(0, mostVariants)) {
    const read = cellReader(row, faults)
    const choice = choiceOf(row, used, values, read)
    const line = lines.get(choice.join())
    if (line !== undefined) read.fail(used[0]?.value ?? 'Handle', no.doubledVariant, { line })
    lines.set(choice.join(), row.line)
    const priceFen = read.price('Variant Price')
    const sn = read.text('Variant SKU', 100)
    const picture = pictureOf(row, read, pictures)
    const stock = stockOf(row, read)
    skus.push({
      choice,
      priceFen: priceFen ?? 0,
      stock,
      ...(sn ? { sn } : {}),
      ...(picture ? { picture } : {}),
    })
  }
  const names = used.map(({ name }) => cellReader(first, faults).text(name, longestName) ?? '')
  const options = names.map((name, i) => ({
    name: { 'zh-CN': name },
    values: values[i]!.map((value) => ({ 'zh-CN': value })),
  }))
  return { options, skus, pictures }
}
