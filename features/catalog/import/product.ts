import { createHash } from 'node:crypto'
import { remoteRefOf } from '@hojip/pictures/remote-ref'
import type { ProductInput } from '../rules/product-input.ts'
import { readBody } from './body.ts'
import type { SaidKind } from './categories/choose-category.ts'
import { cellReader } from './cells.ts'
import type { Fault, ProductRow, ProductRows } from './product-rows.ts'
import { importReasons as no } from './reasons.ts'
import { readVariants } from './variants.ts'
import { readVideo, type NamedVideo } from './read-video.ts'

/** A product as the file describes it, with names of shop and categories instead of ids. */
export interface Product {
  line: number
  shopName: string
  said: SaidKind
  goods: Omit<ProductInput, 'shopId' | 'categoryIds'> & { importHash: string }
  /** Addresses of all its pictures. */
  pictures: string[]
  /** The video that the file names, before it has been looked at. */
  video?: NamedVideo
}

/**
 * Version of this reader. Raise it when the same rows are read differently, so that the next import writes them again.
 */
const reading = 4

/** Pictures by position, those without one last, without duplicates. */
function readGallery(rows: readonly ProductRow[], faults: Fault[]): string[] {
  const found = rows.flatMap((row) => {
    const url = row.get('Image Src')
    if (url === '') return []
    if (!remoteRefOf(url)) cellReader(row, faults).fail('Image Src', no.notWebAddress)
    const position = row.get('Image Position')
    return [{ url, at: /^\d+$/.test(position) ? Number(position) : Infinity }]
  })
  // Infinity minus Infinity is NaN, so equal positions are compared first.
  found.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
  return [...new Set(found.map(({ url }) => url))]
}

function splitBy(separator: string, text: string): string[] {
  return text.split(separator).flatMap((part) => (part.trim() ? [part.trim().slice(0, 60)] : []))
}

function saidKind(row: ProductRow): SaidKind {
  return {
    category: splitBy('>', row.get('Product Category')),
    type: splitBy('>', row.get('Type')),
    tags: splitBy(',', row.get('Tags')).slice(0, 50),
  }
}

/** Which shop a product goes to. */
export interface ShopNaming {
  /** One shop for the whole file; its vendors are then only brands. */
  shop?: string | undefined
  /** For a file that has no vendors. */
  fallback: string
}

function isOnSale(row: ProductRow, faults: Fault[]): boolean {
  const read = cellReader(row, faults)
  const status = read.oneOf('Status', ['active', 'draft', 'archived', 'unlisted'])
  const published = read.oneOf('Published', ['true', 'false'])
  return (status === '' || status === 'active') && published !== 'false'
}

/** Makes a product from its rows, or returns everything that is wrong with them. */
export function readProduct(
  { handle, rows, faults: known }: ProductRows,
  naming: ShopNaming,
): Product | { faults: Fault[] } {
  const [first] = rows
  if (!first || known.length > 0) return { faults: known }
  const faults: Fault[] = []
  const read = cellReader(first, faults)
  read.needed('Handle', 200)
  const title = read.needed('Title', 500) ?? ''
  const mayLackVendor = naming.shop !== undefined || !first.has('Vendor')
  const vendor = (mayLackVendor ? read.text('Vendor', 100) : read.needed('Vendor', 100)) ?? ''
  const shopName = naming.shop ?? (vendor || naming.fallback)
  const gallery = readGallery(rows, faults)
  const variants = readVariants(rows, faults)
  const onSale = isOnSale(first, faults)
  const video = readVideo(rows, faults)
  if (faults.length > 0) return { faults }
  const body = readBody(first.get('Body (HTML)'))
  const said = saidKind(first)
  const product = {
    handle,
    name: { 'zh-CN': title },
    selling: { 'zh-CN': body.selling },
    brand: { 'zh-CN': vendor },
    // The shop's own words find the product, whatever category it is in.
    keywords: [...said.tags, ...said.type, ...said.category.slice(-1)],
    gallery: gallery.flatMap((url) => remoteRefOf(url) ?? []),
    params: body.params.map(({ name, value }) => ({ name: { 'zh-CN': name }, value: { 'zh-CN': value } })),
    story: [],
    bodyHtml: body.html,
    options: variants.options,
    skus: variants.skus,
    isOnSale: onSale,
    // Without the column, a known product keeps its video.
    ...(first.has('Video') && { video: null }),
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([reading, shopName, product]))
    .digest('base64url')
  const posters = video?.poster ? [video.poster] : []
  const pictures = [...new Set([...gallery, ...variants.pictures, ...body.pictures, ...posters])]
  return {
    ...{ line: first.line, shopName, said, pictures },
    goods: { ...product, importHash: hash },
    ...(video && { video }),
  }
}
