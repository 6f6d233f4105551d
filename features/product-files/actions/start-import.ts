import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { productFilesRefusals as r } from '../refusals.ts'
import { importHeld, moveImport, restartImport, shopImport } from '../store/imports.ts'
import { importJob, type ImportJob } from './tools.ts'

type NotStarted = Refusal<'productFiles/importGone' | 'productFiles/notChecked'>

/** Begins to import a file that has been checked. Pressing the button twice imports it once. */
export function startImport(
  { db, jobs }: Pick<Tools, 'db' | 'jobs'>,
  pkId: string,
  { viewer, note }: Pick<CallContext, 'note'> & { viewer: Viewer },
): Promise<{ pkId: string } | NotStarted> {
  return inTransaction(db, async (tx): Promise<{ pkId: string } | NotStarted> => {
    const own = await shopImport(tx, viewer, pkId)
    const row = own && (await importHeld(tx, own.id))
    if (!row) return refuse(r.importGone)
    if (row.state === 'running' || row.state === 'done') return { pkId }
    if (row.state !== 'checked') return refuse(r.notChecked)
    await restartImport(tx, pkId)
    await moveImport(tx, pkId, ['checked'], 'running')
    await jobs.send(tx, importJob, { importId: pkId } satisfies ImportJob)
    note?.({ subject: { products: row.added + row.changed, file: row.fileName } })
    return { pkId }
  })
}

/** Gives a file up after the product under way. */
export async function cancelImport(
  { db }: Pick<Tools, 'db'>,
  pkId: string,
  { viewer, note }: Pick<CallContext, 'note'> & { viewer: Viewer },
): Promise<{ isCancelled: boolean } | Refusal<'productFiles/importGone'>> {
  const own = await shopImport(db, viewer, pkId)
  if (!own) return refuse(r.importGone)
  note?.({ subject: { file: own.fileName } })
  return { isCancelled: await moveImport(db, pkId, ['checking', 'checked', 'running'], 'cancelled') }
}
