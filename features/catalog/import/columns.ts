import { UnreadableFile } from './csv-file.ts'

/** The columns of Shopify's product export that mean something here; all others are passed over. */
export const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Option4 Name',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Image',
  'Image Src',
  'Image Position',
  'Status',
] as const
export type Column = (typeof columns)[number]

const required: readonly Column[] = ['Handle', 'Title', 'Vendor', 'Variant Price', 'Variant Inventory Qty']

export interface Header {
  /** How many cells a row has. */
  width: number
  /** Of each known column its index; absent when the file lacks it. */
  places: ReadonlyMap<Column, number>
  /** The file's own name of a column. */
  nameAt(index: number): string
}

/** Throws `UnreadableFile` naming everything that is wrong with the header at once. */
export const readHeader = (cells: readonly string[]): Header => {
  const names = cells.map((cell) => cell.trim())
  const plain = names.map((name) => name.toLowerCase())
  const places = new Map<Column, number>()
  const faults: string[] = []
  for (const column of columns) {
    const index = plain.indexOf(column.toLowerCase())
    if (index >= 0) places.set(column, index)
    if (index !== plain.lastIndexOf(column.toLowerCase()))
      faults.push(`the column "${column}" is there twice`)
  }
  const missing = required.filter((column) => !places.has(column))
  if (missing.length > 0) faults.push(`these columns are missing: ${missing.join(', ')}`)
  if (faults.length > 0) throw new UnreadableFile(faults)
  return { width: cells.length, places, nameAt: (index) => names[index] ?? '' }
}
