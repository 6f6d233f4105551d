import type { Tx } from '@hojip/db'
import { refundStatuses } from '@hojip/orders/rules'
import { sql } from 'kysely'
import type { AddressRow, RefundRow } from './rows.ts'

/** What the buyer states in an application, with the amounts computed from it. */
export type Stated = Pick<
  RefundRow,
  | 'type'
  | 'receiving'
  | 'reason'
  | 'detail'
  | 'files'
  | 'contact'
  | 'phone'
  | 'units'
  | 'unshipped'
  | 'applyFen'
  | 'goodsFen'
  | 'shippingFen'
  | 'isWhole'
>

export type NewRefund = Stated &
  Pick<RefundRow, 'id' | 'code' | 'orderId' | 'lineId' | 'userId' | 'shopId' | 'tryNo'> & {
    at: Date
    deadlineAt: Date
    deadlineAction: string
  }

function statedColumns(s: Stated) {
  return {
    type: s.type,
    receiving: s.receiving,
    reason: s.reason,
    detail: s.detail,
    files: JSON.stringify(s.files),
    contact: s.contact,
    phone: s.phone,
    units: s.units,
    unshipped: s.unshipped,
    apply_fen: s.applyFen,
    goods_fen: s.goodsFen,
    shipping_fen: s.shippingFen,
    is_whole: s.isWhole,
  }
}

/** Inserts an application. False when the line already has an open one. */
export async function insertRefund(tx: Tx, r: NewRefund): Promise<boolean> {
  const done = await tx
    .insertInto('aftersales_refund')
    .values({
      id: r.id,
      code: r.code,
      order_id: r.orderId,
      order_line_id: r.lineId,
      user_id: r.userId,
      shop_id: r.shopId,
      status: refundStatuses.applied,
      ...statedColumns(r),
      applied_at: r.at,
      deadline_at: r.deadlineAt,
      deadline_action: r.deadlineAction,
      try_no: r.tryNo,
    })
    .onConflict((c) =>
      // Literals, as in the index's condition: with parameters a generic plan could not use the partial index.
      c
        .column('order_line_id')
        .where(sql<boolean>`status in (1, 2, 4, 6, 7)`)
        .doNothing(),
    )
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** What a step may change besides the status. */
export interface Change {
  stated?: Stated
  type?: 0 | 1
  unshipped?: number
  goods_fen?: number
  shipping_fen?: number
  is_whole?: boolean
  money?: RefundRow['money']
  resalable?: boolean
  proposal?: RefundRow['proposal']
  proposals?: number
  reject_reason?: string
  reject_files?: string[]
  return_address?: AddressRow
  return_parcel_id?: string | null
  arbitration?: RefundRow['arbitration']
  evidence_until?: Date
  deadline_at?: Date | null
  deadline_action?: string | null
  done_at?: Date
  came_back_at?: Date
  hidden_at?: Date
  replaced_by?: string
}

function columnsOf({ stated, proposal, reject_files, return_address, ...plain }: Change) {
  return {
    ...plain,
    ...(stated ? statedColumns(stated) : {}),
    ...(proposal === undefined ? {} : { proposal: proposal === null ? null : JSON.stringify(proposal) }),
    ...(reject_files ? { reject_files: JSON.stringify(reject_files) } : {}),
    ...(return_address ? { return_address: JSON.stringify(return_address) } : {}),
  }
}

/** Changes an application that is still in `from`; false when it is not. */
export async function updateRefund(
  tx: Tx,
  id: string,
  from: number,
  to: number,
  change: Change,
): Promise<boolean> {
  const done = await tx
    .updateTable('aftersales_refund')
    .set({ status: to, ...columnsOf(change) })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

export interface NewLog {
  refundId: string
  at: Date
  role: string
  actorId?: string | undefined
  action: string
  from: number | null
  to: number | null
  text?: string | undefined
  files?: readonly string[] | undefined
}

/** Adds an entry to the log. The caller has locked the application, so that the numbers have no gaps or repeats. */
export async function addLog(tx: Tx, log: NewLog): Promise<void> {
  await sql`
    insert into aftersales_log (refund_id, seq, at, role, actor_id, action, from_status, to_status, text, files)
    select ${log.refundId}::uuid, 1 + coalesce(max(seq), 0), ${log.at}::timestamptz, ${log.role}::text,
           ${log.actorId ?? null}::uuid, ${log.action}::text, ${log.from}::smallint, ${log.to}::smallint,
           ${log.text ?? ''}::text, ${JSON.stringify(log.files ?? [])}::jsonb
    from aftersales_log where refund_id = ${log.refundId}`.execute(tx)
}

/** Whether the log has an entry of this action at `since` or later. */
export async function isLogged(tx: Tx, refundId: string, action: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from aftersales_log where refund_id = ${refundId} and action = ${action} and at >= ${since} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}
