import { openProductFile, UnreadableFile } from '@hojip/catalog/files'
import { refuse } from '@hojip/platform/refusal'
import { productFilesRefusals as r } from '../refusals.ts'
import { storedReason } from '../file/faults.ts'
import { createOwnPicture } from '../file/own-picture.ts'
import { findImport, moveImport, type ImportRow } from '../store/imports.ts'
import { importBatch, noteChecked, type Cursor } from './import-batch.ts'
import { judgeBatch, readCategoryIndex, type PlacedRows } from './judge-batch.ts'
import { withLocalCopy } from './local-copy.ts'
import { importJob, type ImportJob, type ProductFilesTools } from './tools.ts'

const productsOfBatch = 100
/** After this long a job hands over to the next one, so that a process can be stopped at any time. */
const jobMs = 8_000
const mostProducts = 200_000

/** Goes on where the import has come to. Returns whether it was stopped, has reached the end, or there is more. */
async function goThrough(
  tools: ProductFilesTools,
  row: ImportRow,
  path: string,
): Promise<'stopped' | 'ended' | 'more'> {
  const startedAt = performance.now()
  const categories = await readCategoryIndex(tools.db)
  let readBytes = 0
  const opened = await openProductFile(path, (bytes) => (readBytes = bytes))
  const ownPicture = createOwnPicture(tools.publicUrl)
  const isRun = row.state === 'running'
  const judge = { ...{ shopId: row.shopId, opened, ownPicture, categories }, makesCategories: isRun }
  const cursor: Cursor = { row, done: row.done }
  const handle = async (batch: readonly PlacedRows[]) => {
    const judged = await judgeBatch(tools.db, batch, judge)
    return isRun
      ? importBatch(tools, cursor, judge, { judged, readBytes })
      : noteChecked(tools.db, cursor, { judged, readBytes })
  }
  try {
    let batch: PlacedRows[] = []
    let place = 0
    for await (const rows of opened.groups) {
      if (++place > mostProducts)
        throw new UnreadableFile([refuse(r.tooManyProducts, { most: mostProducts })])
      if (place <= row.done) continue
      batch.push({ place, rows })
      if (batch.length < productsOfBatch) continue
      if (!(await handle(batch))) return 'stopped'
      batch = []
      if (performance.now() - startedAt > jobMs) return 'more'
    }
    return batch.length === 0 || (await handle(batch)) ? 'ended' : 'stopped'
  } finally {
    await opened.close()
  }
}

/** Goes on with the import for some seconds, and sends the next job when there is more. */
export async function runImport(tools: ProductFilesTools, { importId }: ImportJob): Promise<void> {
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
