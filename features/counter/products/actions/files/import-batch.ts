import type { Db, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { StoredFault } from '../../files/faults.ts'
import { importHeld, noteProgress, type ImportRow, type Progress } from '../../store/files/imports.ts'
import { importPart, type DifferingProduct } from './import-part.ts'
import type { JudgedProduct, JudgeTools } from './judge-batch.ts'
import type { ProductsTools } from '../tools.ts'

/** How far one process is in an import. */
export interface Cursor {
  row: ImportRow
  /** The products that are noted as gone through. */
  done: number
}

type Outcome = 'added' | 'changed' | 'unchanged' | StoredFault[]

function nothing(readBytes: number): Progress {
  return { readBytes, done: 0, added: 0, changed: 0, unchanged: 0, elsewhere: 0, refusals: [], warnings: [] }
}

function withOne(progress: Progress, product: JudgedProduct, outcome: Outcome): Progress {
  const { place, handle, isElsewhere, warnings } = product
  const done = progress.done + 1
  if (Array.isArray(outcome))
    return { ...progress, done, refusals: [...progress.refusals, { place, handle, faults: outcome }] }
  return {
    ...progress,
    done,
    [outcome]: progress[outcome] + 1,
    elsewhere: progress.elsewhere + (isElsewhere ? 1 : 0),
    warnings: warnings.length > 0 ? [...progress.warnings, { handle, faults: warnings }] : progress.warnings,
  }
}

function outcomeOf({ judged }: Pick<JudgedProduct, 'judged'>): Outcome {
  return judged.outcome === 'refused' ? judged.faults : judged.outcome
}

/** Adds to what is noted, unless the import was stopped or another process has gone on with it. */
async function note(tx: Tx, { row, done }: Cursor, progress: Progress): Promise<boolean> {
  const held = await importHeld(tx, row.id)
  if (held?.state !== row.state || held.done !== done) return false
  await noteProgress(tx, row.id, progress)
  return true
}

async function flush(db: Db, cursor: Cursor, progress: Progress): Promise<boolean> {
  if (progress.done === 0) return true
  const isNoted = await inTransaction(db, (tx) => note(tx, cursor, progress))
  if (isNoted) cursor.done += progress.done
  return isNoted
}

/** Notes what importing the products would do; false when somebody has stopped it. */
export function noteChecked(
  db: Db,
  cursor: Cursor,
  { judged, readBytes }: { judged: readonly JudgedProduct[]; readBytes: number },
): Promise<boolean> {
  return flush(db, cursor, progressOf(judged, readBytes))
}

/** As many as are written at once: their locks are held for a fraction of a second, which orders may wait for. */
const productsOfPart = 50
const skusOfPart = 500

function differs(product: JudgedProduct): product is DifferingProduct {
  return product.read !== undefined && 'wanted' in product.judged
}

/** Cuts a batch where enough products differ, or enough SKUs would be written. */
export function partsOf(judged: readonly JudgedProduct[], mostProducts: number): JudgedProduct[][] {
  let part: JudgedProduct[] = []
  const parts = [part]
  let [products, skus] = [0, 0]
  for (const product of judged) {
    const more = 'wanted' in product.judged ? product.judged.wanted.form.skus.length : 0
    const isFull = products >= mostProducts || (products > 0 && skus + more > skusOfPart)
    if (isFull && more > 0) {
      part = []
      parts.push(part)
      ;[products, skus] = [0, 0]
    }
    part.push(product)
    if (more > 0) [products, skus] = [products + 1, skus + more]
  }
  return parts
}

interface Importing {
  tools: Pick<ProductsTools, 'db' | 'clock' | 'mostProducts'>
  cursor: Cursor
  judge: JudgeTools
  readBytes: number
}

function progressOf(
  judged: readonly JudgedProduct[],
  readBytes: number,
  outcome: (product: JudgedProduct) => Outcome = outcomeOf,
): Progress {
  return judged.reduce((sum, product) => withOne(sum, product, outcome(product)), nothing(readBytes))
}

/**
 * Writes those of the products that differ, with the note of how far the import has come. When one of them is refused,
 * each half is tried alone, until the refused one is by itself and the others are in.
 */
async function importAll(importing: Importing, judged: readonly JudgedProduct[]): Promise<boolean> {
  const { cursor, judge, readBytes } = importing
  const { db, clock, mostProducts } = importing.tools
  const differing = judged.filter(differs)
  if (differing.length === 0) return flush(db, cursor, progressOf(judged, readBytes))
  const imported = await importPart(db, differing, judge, {
    row: cursor.row,
    at: new Date(clock.nowMs()),
    mostProducts: mostProducts(),
    note: (tx, again) =>
      note(
        tx,
        cursor,
        progressOf(judged, readBytes, (product) => {
          const result = differs(product) && again.get(product)
          return outcomeOf(result ? { judged: result } : product)
        }),
      ),
  })
  if (imported === 'stopped') return false
  if (imported === 'done') {
    cursor.done += judged.length
    return true
  }
  const [first] = differing
  if (differing.length === 1)
    return flush(
      db,
      cursor,
      progressOf(judged, readBytes, (product) => (product === first ? imported : outcomeOf(product))),
    )
  const middle = differing[differing.length >> 1]
  const half = judged.findIndex((product) => product === middle)
  return (
    (await importAll(importing, judged.slice(0, half))) && (await importAll(importing, judged.slice(half)))
  )
}

/** Writes the products that differ, some in a transaction. False when somebody has stopped it. */
export async function importBatch(
  tools: Pick<ProductsTools, 'db' | 'clock' | 'mostProducts' | 'productsAtOnce'>,
  cursor: Cursor,
  judge: JudgeTools,
  { judged, readBytes }: { judged: readonly JudgedProduct[]; readBytes: number },
): Promise<boolean> {
  for (const part of partsOf(judged, tools.productsAtOnce ?? productsOfPart))
    if (!(await importAll({ tools, cursor, judge, readBytes }, part))) return false
  return true
}
