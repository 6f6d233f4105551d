import { writeFileSync } from 'node:fs'
import type { ProductInput } from '@hojip/catalog'
import { taxonomy } from '@hojip/catalog/taxonomy'
import { productOfNumber } from '../mall/products.ts'

const zh = 'zh-CN'
const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant Inventory Qty',
  'Variant Price',
  'Status',
]
const shops = 24

const leafNames = new Map(
  taxonomy.flatMap((top) =>
    (top.children ?? []).flatMap((middle) =>
      (middle.children ?? []).map(({ code, zh: name }) => [code, name]),
    ),
  ),
)
const places = {
  shopIds: Array.from({ length: shops }, (_, i) => `第${i + 1}号铺子`),
  // A category needs no path: the file names the deepest one.
  categoryIds: new Map(taxonomy.flatMap((top) => codesOf(top)).map((code) => [code, code])),
  pictures: ['none'],
}

function codesOf({
  code,
  children = [],
}: {
  code: string
  children?: readonly { code: string }[]
}): string[] {
  return [code, ...children.flatMap(codesOf)]
}

function cell(text: string | number = ''): string {
  return `"${String(text).replaceAll('"', '""')}"`
}

function rowsOf(product: ProductInput): string[] {
  const params = product.params.map(({ name, value }) => `<tr><th>${name[zh]}</th><td>${value[zh]}</td></tr>`)
  const body = `<p>${product.selling[zh]}</p><table>${params.join('')}</table>`
  const [option] = product.options
  return product.skus.map(({ choice, priceFen, stock }, i) => {
    const ofProduct =
      i === 0
        ? [product.name[zh], body, product.shopId, leafNames.get(product.categoryIds.at(-1)!) ?? '', 'TRUE']
        : ['', '', '', '', '']
    const ofSku = [
      option!.name[zh],
      option!.values[choice[0]!]![zh],
      typeof stock === 'number' ? stock : 0,
      (priceFen / 100).toFixed(2),
    ]
    return [product.handle, ...ofProduct, ...ofSku, i === 0 ? 'active' : ''].map(cell).join(',')
  })
}

/** A file of products that every commit can import, since it has the columns that other shop systems export. */
export function writeCatalogFile(path: string, count: number): void {
  const rows = Array.from({ length: count }, (_, n) => rowsOf(productOfNumber(n, places))).flat()
  writeFileSync(path, [columns.join(','), ...rows, ''].join('\n'))
}
