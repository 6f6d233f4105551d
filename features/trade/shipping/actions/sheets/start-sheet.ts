import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, Viewer } from '@hojip/platform/http'
import { once } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { shippingRefusals as r } from '../../refusals.ts'
import type { SheetRow } from '../../rules/sheets/check-sheet.ts'
import { lastSheet, openSheet, refusedRows } from '../../store/sheets.ts'
import { sheetJob, type SheetJob } from './run-sheet.ts'

type NotStarted = Refusal<'shipping/sheetRunning' | 'shipping/orderGone'>

/** Stores the rows of a sheet and sends the job that ships them. The same request begins one sheet. */
export function startSheet(
  { db, jobs, clock }: Tools,
  asked: { rows: SheetRow[] },
  { viewer, idempotencyKey, note }: CallContext & { viewer: Viewer; idempotencyKey: string },
) {
  const call = 'POST /bizConsole/startShipSheet'
  const request = { userId: viewer.userId, call, key: idempotencyKey, input: asked }
  return inTransaction(db, (tx) =>
    once(tx, request, async (): Promise<{ pkId: string } | NotStarted> => {
      if (viewer.shopId === undefined) return refuse(r.orderGone)
      const pkId = newId()
      const owner = { shopId: viewer.shopId, userId: viewer.userId }
      const sheet = { id: pkId, ...owner, at: new Date(clock.nowMs()), rows: asked.rows }
      if (!(await openSheet(tx, sheet))) return refuse(r.sheetRunning)
      await jobs.send(tx, sheetJob, { sheetId: pkId } satisfies SheetJob)
      note?.({ subject: { orders: asked.rows.length } })
      return { pkId }
    }),
  )
}

/** How far the shop's last sheet has come. */
export async function readSheet({ db }: Pick<Tools, 'db'>, viewer: Viewer) {
  const sheet = await lastSheet(db, viewer)
  if (!sheet) return {}
  const { id, rows, done, shipped, createdAt, endedAt } = sheet
  return {
    sheet: {
      pkId: id,
      isRunning: endedAt === null,
      rows,
      done,
      shipped,
      time: wireTime(createdAt.getTime()),
      refused: await refusedRows(db, id),
    },
  }
}
