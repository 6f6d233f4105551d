import { stat } from 'node:fs/promises'
import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { refuse } from '@hojip/platform/refusal'
import { readHeader } from '../import/columns.ts'
import { readCsv, UnreadableFile } from '../import/csv-file.ts'
import { readProduct, type Product } from '../import/product.ts'
import { groupRows, type ProductRows } from '../import/product-rows.ts'
import { importReasons } from '../import/reasons.ts'
import { emptyReport, noteRefused, type ImportReport } from '../import/report.ts'
import { importBatch, type ImportMemory, type OpenShop } from './import-batch.ts'

export interface ImportOptions {
  openShop: OpenShop
  /** Told now and then how many bytes of the file are read. */
  onProgress?: (done: number, total: number) => void
}

const mostProducts = 200
const mostSkus = 600
/** Characters of HTML, which bound what a batch takes in memory. */
const mostText = 1_000_000

/** The error of a value that PostgreSQL does not take; any other is not the product's fault. */
const isAboutData = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? '')

/** Gathers products and writes them together; if a batch fails over one of them, each is tried by itself. */
const createWriter = (tools: Tools, openShop: OpenShop, report: ImportReport) => {
  let memory: ImportMemory = { shops: new Map(), categories: undefined }
  let waiting: Product[] = []
  let skus = 0
  let text = 0

  const write = async (products: readonly Product[]) => {
    const { learned, ...counts } = await inTransaction(tools.db, (tx) =>
      importBatch(tx, products, memory, openShop),
    )
    memory = learned
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
    // Whoever waits for it next gets the error; until then it is not unhandled.
    writing.catch(() => undefined)
  }

  return {
    add: async (product: Product) => {
      waiting.push(product)
      skus += product.goods.skus.length
      text += product.goods.bodyHtml?.length ?? 0
      if (waiting.length >= mostProducts || skus >= mostSkus || text >= mostText) await flush()
    },
    end: async () => {
      await flush()
      await writing
    },
  }
}

/** A second group of rows with a handle that was there before would undo the first. */
const checked = (group: ProductRows, seen: Set<string>): ProductRows => {
  const line = group.rows[0]?.line ?? 0
  const isAgain = seen.has(group.handle)
  if (group.handle) seen.add(group.handle)
  if (!isAgain) return group
  const again = { line, column: 'Handle', reason: refuse(importReasons.doubledHandle) }
  return { ...group, faults: [again, ...group.faults] }
}

/**
 * Puts the goods of a Shopify product CSV into the mall: vendors become shops, category paths part of the tree. A
 * product with anything wrong in its rows stays as it was, the others go in. The same file again changes nothing.
 * Throws `UnreadableFile` before anything is written when the file as a whole cannot be used.
 */
export const importCatalog = async (
  tools: Tools,
  file: string,
  options: ImportOptions,
): Promise<ImportReport> => {
  const startedAt = tools.clock.nowMs()
  const report = emptyReport()
  const total = await stat(file).then(
    ({ size }) => size,
    () => 0,
  )
  const lines = readCsv(file, (done) => options.onProgress?.(done, total))
  const head = await lines.next()
  if (head.done || head.value.fault) throw new UnreadableFile(['the first line is not a header of columns'])
  const header = readHeader(head.value.cells)
  const counted = async function* () {
    for await (const row of lines) {
      report.rows += 1
      yield row
    }
  }
  const writer = createWriter(tools, options.openShop, report)
  const seen = new Set<string>()
  for await (const group of groupRows(counted(), header)) {
    report.products += 1
    const product = readProduct(checked(group, seen))
    if ('faults' in product) noteRefused(report, group.handle, product.faults)
    else await writer.add(product)
  }
  await writer.end()
  options.onProgress?.(total, total)
  report.seconds = (tools.clock.nowMs() - startedAt) / 1_000
  report.peakMegabytes = process.resourceUsage().maxRSS / 1_024
  return report
}
