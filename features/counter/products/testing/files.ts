import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openProductFile, readProduct } from '@hojip/catalog/files'
import type { Db, Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { accepted } from '@hojip/platform/refusal'
import { aFolder } from '@hojip/platform/testing'
import { exportProducts } from '../actions/files/export-products.ts'
import { judgeBatch, readCategoryIndex } from '../actions/files/judge-batch.ts'
import { runImport } from '../actions/files/run-import.ts'
import type { ProductsTools } from '../actions/tools.ts'
import { uploadFile } from '../actions/files/upload-file.ts'
import { publicUrl } from '../testing.ts'
import { createOwnPicture } from '../form/product-input.ts'

/** What a shop gets when it exports all its products. */
export async function exportedText(
  tools: Pick<Tools, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'shopId'>,
): Promise<string> {
  const { body } = await exportProducts({ ...tools, publicUrl }, { state: 'all' }, viewer)
  const parts: string[] = []
  for await (const part of body) parts.push(String(part))
  return parts.join('')
}

/** What importing a file would do to each of its products, by handle. */
async function outcomesOf(db: Db, shopId: string, path: string): Promise<Map<string, string>> {
  const opened = await openProductFile(path)
  const judge = { shopId, opened, makesCategories: false, categories: await readCategoryIndex(db) }
  const outcomes = new Map<string, string>()
  let place = 0
  try {
    for await (const rows of opened.groups) {
      const read = readProduct(rows, {
        shop: shopId,
        fallback: shopId,
        ownPicture: createOwnPicture(publicUrl),
      })
      const product = { place: ++place, handle: rows.handle, read }
      for (const { handle, judged } of await judgeBatch(db, [product], judge))
        outcomes.set(handle, judged.outcome === 'refused' ? JSON.stringify(judged.faults) : judged.outcome)
    }
  } finally {
    await opened.close()
  }
  return outcomes
}

/** What a shop's own exported file would do to each of its products, by handle; nothing, when the file is exact. */
export async function exportedOutcomes(
  tools: Pick<Tools, 'db' | 'clock'>,
  shopId: string,
): Promise<[handle: string, outcome: string][]> {
  const path = join(aFolder(), 'products.csv')
  await writeFile(path, await exportedText(tools, { shopId }))
  return [...(await outcomesOf(tools.db, shopId, path))]
}

/** Goes on with an import for as long as one job does. */
export function runOneJob(tools: ProductsTools, importId: string): Promise<void> {
  return runImport(tools, { importId })
}

/** Sends a file as its page does; returns the import. */
export async function sentFile(tools: ProductsTools, viewer: Viewer, text: string): Promise<string> {
  const file = { name: 'goods.csv', bytes: Buffer.from(text) }
  return accepted(await uploadFile(tools, viewer, file)).pkId
}
