import type { Db, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { StoredFault } from '../file/faults.ts'
import { importHeld, noteProgress, type ImportRow, type Progress } from '../store/imports.ts'
import { importProduct } from './import-product.ts'
import type { JudgedProduct, JudgeTools } from './judge-batch.ts'
import type { ProductFilesTools } from './tools.ts'

/** Where one process stands in an import. */
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
    ...{ ...progress, done, [outcome]: progress[outcome] + 1 },
    elsewhere: progress.elsewhere + (isElsewhere ? 1 : 0),
    warnings: warnings.length > 0 ? [...progress.warnings, { handle, faults: warnings }] : progress.warnings,
  }
}

function outcomeOf({ judged }: JudgedProduct): Outcome {
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
  const progress = judged.reduce(
    (sum, product) => withOne(sum, product, outcomeOf(product)),
    nothing(readBytes),
  )
  return flush(db, cursor, progress)
}

/**
 * Writes the products that differ, each in a transaction with the note of how far the import has come; the others are
 * noted with the next one that does. False when somebody has stopped it.
 */
export async function importBatch(
  { db, clock, mostProducts }: Pick<ProductFilesTools, 'db' | 'clock' | 'mostProducts'>,
  cursor: Cursor,
  judge: JudgeTools,
  { judged, readBytes }: { judged: readonly JudgedProduct[]; readBytes: number },
): Promise<boolean> {
  let waiting = nothing(readBytes)
  for (const product of judged) {
    const { read } = product
    const found = outcomeOf(product)
    if (!read || found === 'unchanged' || Array.isArray(found)) {
      waiting = withOne(waiting, product, found)
      continue
    }
    const before = waiting
    const imported = await importProduct(db, read.file, judge, {
      ...{
        row: cursor.row,
        categoryId: read.categoryId,
        at: new Date(clock.nowMs()),
        mostProducts: mostProducts(),
      },
      note: (tx, outcome) => note(tx, cursor, withOne(before, product, outcome)),
    })
    if (imported === 'stopped') return false
    if (Array.isArray(imported)) waiting = withOne(before, product, imported)
    else {
      cursor.done += before.done + 1
      waiting = nothing(readBytes)
    }
  }
  return flush(db, cursor, waiting)
}
