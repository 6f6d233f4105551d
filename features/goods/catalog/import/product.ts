import { createHash } from 'node:crypto'
import { remoteRefOf } from '@hojip/pictures/remote-ref'
import type { RefOf } from './body/body.ts'
import type { SaidKind } from './categories/choose-category.ts'
import { cellReader } from './cells.ts'
import type { ProductOfFile } from './product-of-file.ts'
import { readGallery, readOwnFacts } from './own-facts.ts'
import { readTexts } from './product-texts.ts'
import type { Fault, ProductRow, ProductRows } from './product-rows.ts'
import { readVariants } from './variants.ts'
import { readVideo, type NamedVideo } from './read-video.ts'

/** A product as the file describes it, with names of shop and categories instead of ids. */
export interface Product {
  line: number
  shopName: string
  said: SaidKind
  goods: ProductOfFile & { importHash: string }
  /** Addresses of all its pictures. */
  pictures: string[]
  /** What is imported differently from the file. */
  warnings: Fault[]
  /** The video that the file names, before it has been looked at. */
  video?: NamedVideo
}

/**
 * Version of this reader. Raise it when the same rows are read differently, so that the next import writes them again.
 */
const reading = 8

function splitBy(separator: string, text: string): string[] {
  return text.split(separator).flatMap((part) => (part.trim() ? [part.trim().slice(0, 60)] : []))
}

function saidKind(row: ProductRow): SaidKind {
  return {
    code: row.get('Category Code'),
    category: splitBy('>', row.get('Product Category')),
    type: splitBy('>', row.get('Type')),
    tags: splitBy(',', row.get('Tags')).slice(0, 50),
  }
}

/** Which shop a product goes to, and which pictures are known already. */
export interface Reading {
  /** One shop for the whole file; its vendors are then only brands. */
  shop?: string | undefined
  /** For a file that has no vendors. */
  fallback: string
  /** The ref of a picture that the mall itself shows at this address. */
  ownPicture?: RefOf | undefined
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
  { shop, fallback, ownPicture }: Reading,
): Product | { faults: Fault[] } {
  const [first] = rows
  if (!first || known.length > 0) return { faults: known }
  const faults: Fault[] = []
  const read = cellReader(first, faults)
  const refOf: RefOf = (address) => ownPicture?.(address) ?? remoteRefOf(address)
  read.needed('Handle', 200)
  const mayLackVendor = shop !== undefined || !first.has('Vendor')
  const vendor = (mayLackVendor ? read.text('Vendor', 100) : read.needed('Vendor', 100)) ?? ''
  const texts = readTexts(first, faults, { vendor, refOf })
  const gallery = readGallery(rows, faults, refOf)
  const variants = readVariants(rows, faults, refOf)
  const { keywords, ...facts } = readOwnFacts(first, faults)
  const isSold = isOnSale(first, faults)
  const video = readVideo(rows, faults)
  if (faults.length > 0) return { faults }
  const said = saidKind(first)
  // Their order counts for the hash, and so does that a field that the file does not contain is undefined.
  const product: ProductOfFile = {
    handle,
    ...texts.written,
    // The shop's own words find the product, whatever category it is in.
    keywords: keywords ?? [...said.tags, ...said.type, ...said.category.slice(-1)],
    gallery: gallery.refs,
    options: variants.options,
    skus: variants.skus,
    ...facts,
    isOnSale: isSold,
    pictureTexts: gallery.texts,
    video: first.has('Video') ? null : undefined,
  }
  const shopName = shop ?? (vendor || fallback)
  const hash = createHash('sha256')
    .update(JSON.stringify([reading, shopName, product]))
    .digest('base64url')
  const posters = video?.poster ? [video.poster] : []
  const pictures = [...gallery.addresses, ...variants.pictures, ...texts.pictures, ...posters]
  return {
    line: first.line,
    shopName,
    said,
    warnings: variants.warnings,
    pictures: [...new Set(pictures)].filter((address) => !ownPicture?.(address)),
    goods: { ...product, importHash: hash },
    ...(video && { video }),
  }
}
