import { stat } from 'node:fs/promises'
import { basename, dirname, extname } from 'node:path'
import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { refuse } from '@hojip/platform/refusal'
import type { ObjectStore } from '@hojip/uploads'
import { noNewCategories, type NewCategories } from '../import/categories/choose-category.ts'
import { readNewCategories } from '../import/categories/new-categories.ts'
import { openProductFile, type ProductFile, isAboutData } from '../import/file/product-file.ts'
import { readProduct, type Product, type Reading } from '../import/product.ts'
import { importReasons } from '../import/reasons.ts'
import { emptyReport, notePlaces, noteRefused, noteWarnings, type ImportReport } from '../import/report.ts'
import { importBatch, type ImportMemory, type OpenShop } from './import-batch.ts'
import { withVideo } from './with-video.ts'

export interface ImportOptions {
  openShop: OpenShop
  /** The shop that all products of the file go to. Without it each vendor is a shop, or the file is one. */
  shop?: string | undefined
  /** Path of a table of names in three languages. Only kinds named in it become new categories. */
  newCategories?: string | undefined
  /** The ref of a picture that the mall itself shows at an address of a file that it has made. */
  ownPicture?: Reading['ownPicture']
  /** Where the videos are stored. */
  objects: ObjectStore
  /** The folder that the column of videos names files of; left out, the folder of the file. */
  media?: string | undefined
  /** Called now and then with the number of bytes read. */
  onProgress?: (done: number, total: number) => void
}

const mostProducts = 200
const mostSkus = 600
/** Characters of HTML per batch, which bounds its memory. */
const mostText = 1_000_000

/**
 * Gathers products and writes them in batches. When one product makes a batch fail, each of the batch is written
 * alone.
 */
function createWriter(
  tools: Tools,
  options: { openShop: OpenShop; newCategories: NewCategories },
  report: ImportReport,
) {
  let memory: ImportMemory = { shops: new Map(), categories: undefined }
  let waiting: Product[] = []
  let skus = 0
  let text = 0

  const write = async (products: readonly Product[]) => {
    const { learned, counts, places } = await inTransaction(tools.db, (tx) =>
      importBatch(tx, products, memory, options),
    )
    memory = learned
    notePlaces(report, places)
    for (const key of Object.keys(counts) as (keyof typeof counts)[]) report[key] += counts[key]
  }

  const writeOne = async (product: Product) => {
    try {
      await write([product])
    } catch (error) {
      if (!isAboutData(error)) throw error
      const why = error instanceof Error ? error.message : String(error)
      const reason = refuse(importReasons.notWritten, { why })
      noteRefused(report, product.goods.handle, [{ line: product.line, column: '', reason }])
    }
  }

  const writeAll = async (products: readonly Product[]) => {
    try {
      await write(products)
    } catch (error) {
      if (!isAboutData(error)) throw error
      for (const product of products) await writeOne(product)
    }
  }

  /** One batch is written while the next is read. */
  let writing: Promise<void> = Promise.resolve()

  const flush = async () => {
    const products = waiting
    waiting = []
    skus = text = 0
    await writing
    if (products.length === 0) return
    writing = writeAll(products)
    // The next to await `writing` gets the error; until then it must not count as unhandled.
    writing.catch(() => undefined)
  }

  return {
    add: async (product: Product) => {
      waiting.push(product)
      skus += product.goods.skus.length
      text += product.goods.bodyHtml.length
      if (waiting.length >= mostProducts || skus >= mostSkus || text >= mostText) await flush()
    },
    end: async () => {
      await flush()
      await writing
    },
  }
}

/** A file without vendors becomes one shop with the file's name. */
function readingOf(file: string, { shop, ownPicture }: ImportOptions): Reading {
  return { shop, fallback: basename(file, extname(file)), ownPicture }
}

/** Reads the file to its end. The caller closes it, whatever happens. */
async function importGroups(
  tools: Tools,
  { groups }: ProductFile,
  file: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = emptyReport()
  const names = options.newCategories
  const newCategories = names ? await readNewCategories(names) : noNewCategories
  const writer = createWriter(tools, { openShop: options.openShop, newCategories }, report)
  const reading = readingOf(file, options)
  const videos = { db: tools.db, objects: options.objects, folder: options.media ?? dirname(file) }
  for await (const group of groups) {
    report.rows += group.cells.length
    if (group.handle) report.products += 1
    const read = readProduct(group, reading)
    const product = 'faults' in read ? read : await withVideo(read, videos)
    if ('faults' in product) noteRefused(report, group.handle, product.faults)
    else {
      noteWarnings(report, group.handle, product.warnings)
      await writer.add(product)
    }
  }
  await writer.end()
  return report
}

/**
 * Imports a Shopify product CSV: vendors become shops, and kinds are matched to the mall's categories. A product with
 * anything wrong in its rows is left as it was; the others are written. Importing the same file again changes nothing.
 * Throws `UnreadableFile`, before anything is written, when the file as a whole cannot be used.
 */
export async function importCatalog(
  tools: Tools,
  file: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const startedAt = tools.clock.nowMs()
  const total = await stat(file).then(
    ({ size }) => size,
    () => 0,
  )
  const opened = await openProductFile(file, (done) => options.onProgress?.(done, total))
  try {
    const report = await importGroups(tools, opened, file, options)
    options.onProgress?.(total, total)
    report.seconds = (tools.clock.nowMs() - startedAt) / 1_000
    report.peakMegabytes = process.resourceUsage().maxRSS / 1_024
    return report
  } finally {
    await opened.close()
  }
}
