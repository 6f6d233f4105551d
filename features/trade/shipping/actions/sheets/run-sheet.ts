import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { firstOf } from '@hojip/platform/collections'
import { isRefusal } from '@hojip/platform/refusal'
import type { RowProblem } from '../../rules/sheets/check-sheet.ts'
import { noteRow, rowOfSheet, runningSheet, type PlacedRow, type SheetState } from '../../store/sheets.ts'
import { deliver } from '../deliver.ts'
import { checkRows } from './check-rows.ts'

/** The queue of the steps of a sheet. */
export const sheetJob = 'shipping.ship-sheet'

export interface SheetJob {
  sheetId: string
}

/** After this long a job hands over to the next one, so that a process can be stopped at any time. */
const jobMs = 4_000

const problemOf = {
  'shipping/orderGone': 'orderGone',
  'shipping/notNow': 'notNow',
  'shipping/tooMany': 'notNow',
  'shipping/refundOpen': 'notNow',
  'shipping/carrierUnknown': 'carrierUnknown',
  'shipping/numberTaken': 'numberTaken',
} as const

/** Ships one row like the dialog does. Somebody else may have been faster: then the row reports it. */
async function shipRow(
  tools: Tools,
  { shopId }: SheetState,
  row: PlacedRow,
): Promise<RowProblem | undefined> {
  const viewer = { shopId }
  const { problem, order } = firstOf(await checkRows(tools.db, viewer, [row]))
  if (problem || !order) return problem ?? 'orderGone'
  const parcels = [{ expCode: row.expCode, number: row.number }]
  const done = await deliver(tools, viewer, { orderId: order.id, parcels })
  if (!isRefusal(done)) return undefined
  // If this very parcel was shipped a moment ago, the row is done.
  const again = firstOf(await checkRows(tools.db, viewer, [row]))
  return again.problem === 'shippedBefore' ? 'shippedBefore' : problemOf[done.kind.reason]
}

/**
 * Ships the next row of a sheet, and notes it. After a crash between the two the row is tried again, and found shipped.
 * Returns whether there is more to do.
 */
export async function stepOfSheet(tools: Tools, sheetId: string): Promise<boolean> {
  const sheet = await runningSheet(tools.db, sheetId)
  const row = sheet && (await rowOfSheet(tools.db, sheetId, sheet.done + 1))
  if (!row) return false
  const problem = await shipRow(tools, sheet, row)
  const at = new Date(tools.clock.nowMs())
  await inTransaction(tools.db, (tx) => noteRow(tx, sheetId, { place: row.place, problem, at }))
  return row.place < sheet.rows
}

/** Goes on with a sheet for some seconds, and sends the next job when there is more. */
export async function runSheet(tools: Tools, { sheetId }: SheetJob): Promise<void> {
  const startedAt = performance.now()
  while (await stepOfSheet(tools, sheetId)) {
    if (performance.now() - startedAt < jobMs) continue
    await tools.jobs.send(tools.db, sheetJob, { sheetId } satisfies SheetJob)
    return
  }
}
