import { UnreadableFile } from '@hojip/catalog/files'
import { refuse } from '@hojip/platform/refusal'
import { productFilesRefusals as r } from '../../refusals.ts'
import { storedReason } from '../../files/faults.ts'
import type { ReadPart } from '../../files/reading/messages.ts'
import { readFile } from '../../files/reading/read-file.ts'
import { findImport, moveImport, type ImportRow } from '../../store/files/imports.ts'
import { importBatch, noteChecked, type Cursor } from './import-batch.ts'
import { judgeBatch, readCategoryIndex } from './judge-batch.ts'
import { withLocalCopy } from './local-copy.ts'
import type { ProductsTools } from '../tools.ts'

/** The queue of the steps of an import. */
export const importJob = 'product-files.import'

export interface ImportJob {
  importId: string
}

const productsOfBatch = 100
/** After this long a job hands over to the next one, so that a process can be stopped at any time. */
const jobMs = 8_000
const mostProducts = 200_000

/** Goes on where the import has come to. Returns whether it was stopped, has reached the end, or there is more. */
async function goThrough(
  tools: ProductsTools,
  row: ImportRow,
  path: string,
): Promise<'stopped' | 'ended' | 'more'> {
  const startedAt = performance.now()
  const categories = await readCategoryIndex(tools.db)
  const { shopId, done: skip } = row
  const { publicUrl, readingLimits } = tools
  const reader = await readFile({ path, shopId, publicUrl, skip, atOnce: productsOfBatch }, readingLimits)
  const isRun = row.state === 'running'
  const judge = { shopId, opened: reader.columns, categories, makesCategories: isRun }
  const cursor: Cursor = { row, done: skip }
  const handle = async ({ products, readBytes }: ReadPart) => {
    if (products.some(({ place }) => place > mostProducts))
      throw new UnreadableFile([refuse(r.tooManyProducts, { most: mostProducts })])
    const judged = await judgeBatch(tools.db, products, judge)
    return isRun
      ? importBatch(tools, cursor, judge, { judged, readBytes })
      : noteChecked(tools.db, cursor, { judged, readBytes })
  }
  try {
    for (;;) {
      const part = await reader.next()
      if (part.products.length > 0 && !(await handle(part))) return 'stopped'
      if (part.isEnd) return 'ended'
      if (performance.now() - startedAt > jobMs) return 'more'
    }
  } finally {
    await reader.close()
  }
}

/** Goes on with the import for some seconds, and sends the next job when there is more. */
export async function runImport(tools: ProductsTools, { importId }: ImportJob): Promise<void> {
  const { db, jobs, objects } = tools
  const row = await findImport(db, importId)
  if (row?.state !== 'checking' && row?.state !== 'running') return
  try {
    const reached = await withLocalCopy(objects, row.objectKey, (path) => goThrough(tools, row, path))
    if (reached === 'more') await jobs.send(db, importJob, { importId } satisfies ImportJob)
    if (reached === 'ended')
      await moveImport(db, importId, [row.state], row.state === 'checking' ? 'checked' : 'done')
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    await moveImport(db, importId, [row.state], 'unreadable', error.reasons.map(storedReason))
  }
}
