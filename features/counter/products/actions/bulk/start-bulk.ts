import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { httpRefusals, type CallContext, type ParsedInputOf, type Viewer } from '@hojip/platform/http'
import { once } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ProductsCalls } from '../../contract.ts'
import { productsRefusals as r } from '../../refusals.ts'
import { subjectOf } from '../../rules/bulk-change.ts'
import { changeOfWire } from '../../rules/wire-change.ts'
import { bulkHeld, moveBulk, openBulk, shopBulk, type BulkRow } from '../../store/bulk/changes.ts'
import { conditionOfChosen, refusedMove } from './chosen.ts'
import { canUndo } from './view-bulk.ts'

/** The queue of the steps of a change. */
export const bulkJob = 'products.change-in-bulk'

export interface BulkJob {
  bulkId: string
}

type Asked = ParsedInputOf<ProductsCalls['POST /bizConsole/startBulkChange']>
type Started = { pkId: string; products: number }
type NotStarted = Refusal<
  | 'products/nothingChosen'
  | 'products/bulkRunning'
  | 'products/templateGone'
  | 'products/categoryGone'
  | 'products/shopClosed'
  | 'http/noRight'
>

/** Notes which products are meant now, and sends the job that changes them. The same request begins one change. */
export function startBulk(
  { db, jobs }: Tools,
  asked: Asked,
  { viewer, idempotencyKey, note }: CallContext & { viewer: Viewer; idempotencyKey: string },
) {
  const call = 'POST /bizConsole/startBulkChange'
  const request = { userId: viewer.userId, call, key: idempotencyKey, input: asked }
  return inTransaction(db, (tx) =>
    once(tx, request, async (): Promise<Started | NotStarted> => {
      const condition = conditionOfChosen(viewer, asked)
      if (!condition || viewer.shopId === undefined) return refuse(r.nothingChosen)
      const change = changeOfWire(asked.change)
      const subject = subjectOf(change)
      if (subject === 'stock' && !viewer.rights?.includes('stock.edit')) return refuse(httpRefusals.noRight)
      if (subject === 'freight' && !viewer.rights?.includes('freight.edit'))
        return refuse(httpRefusals.noRight)
      const gone = await refusedMove(tx, viewer, change)
      if (gone) return gone
      const pkId = newId()
      const opened = { id: pkId, shopId: viewer.shopId, userId: viewer.userId, change }
      const products = await openBulk(tx, opened, condition)
      if (products === undefined) return refuse(r.bulkRunning)
      if (products === 0) return refuse(r.nothingChosen)
      await jobs.send(tx, bulkJob, { bulkId: pkId } satisfies BulkJob)
      note?.({ subject: { products, bulk: subject } })
      return { pkId, products }
    }),
  )
}

/** The change of the viewer's shop, locked against its own steps. */
async function ownHeld(tx: Tx, viewer: Viewer, pkId: string): Promise<BulkRow | undefined> {
  const own = await shopBulk(tx, viewer, pkId)
  return own && bulkHeld(tx, own.id)
}

/** Ends a change after the step under way. */
export function cancelBulk(
  { db }: Pick<Tools, 'db'>,
  viewer: Viewer,
  pkId: string,
): Promise<{ isCancelled: boolean } | Refusal<'products/bulkGone'>> {
  return inTransaction(db, async (tx): Promise<{ isCancelled: boolean } | Refusal<'products/bulkGone'>> => {
    const bulk = await ownHeld(tx, viewer, pkId)
    if (!bulk) return refuse(r.bulkGone)
    return { isCancelled: bulk.state === 'running' && (await moveBulk(tx, pkId, 'cancelled')) }
  })
}

type NotUndone = Refusal<'products/bulkGone' | 'products/bulkRunning' | 'products/notUndoable'>

/** Begins to take a change back. Pressing the button twice takes it back once. */
export function undoBulk(
  { db, jobs, clock }: Tools,
  viewer: Viewer,
  pkId: string,
): Promise<{ pkId: string } | NotUndone> {
  return inTransaction(db, async (tx): Promise<{ pkId: string } | NotUndone> => {
    const bulk = await ownHeld(tx, viewer, pkId)
    if (!bulk) return refuse(r.bulkGone)
    if (bulk.state === 'undoing' || bulk.state === 'undone') return { pkId }
    if (bulk.state === 'running') return refuse(r.bulkRunning)
    if (!canUndo(bulk, clock.nowMs())) return refuse(r.notUndoable)
    if (!(await moveBulk(tx, pkId, 'undoing'))) return refuse(r.bulkRunning)
    await jobs.send(tx, bulkJob, { bulkId: pkId } satisfies BulkJob)
    return { pkId }
  })
}
