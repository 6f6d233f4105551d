import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { Channel } from '@hojip/policy/channels'
import type { Entry } from '../rules/ledger.ts'
import { requestedNumber } from '../rules/refund-number.ts'

/** Writes the entries of one transaction; a second time for the same id fails. */
export async function writeEntries(tx: Tx, txId: string, entries: readonly Entry[], at: Date): Promise<void> {
  const rows = entries.map((e, i) => ({
    tx_id: txId,
    seq: i + 1,
    account: e.account,
    amount_fen: e.amountFen,
    ref: e.ref,
    at,
  }))
  await tx.insertInto('ledger_entry').values(rows).execute()
}

export interface RefundRow {
  id: string
  attempt_id: string
  /** The order whose money it is; null for surplus. */
  order_id: string | null
  out_refund_no: string
  amount_fen: number
  status: 'queued' | 'processing' | 'success' | 'failed' | 'offline'
  reason: string
  /** It failed under this number and is retried: the outcome of this number is asked for first. */
  is_revived: boolean
  channel: Channel
  out_trade_no: string
  total_fen: number
}

function refunds(db: Db | Tx) {
  return db
    .selectFrom('payment_refund as r')
    .innerJoin('payment_attempt as a', 'a.id', 'r.attempt_id')
    .select(['r.id', 'r.attempt_id', 'r.order_id', 'r.out_refund_no', 'r.amount_fen', 'r.status', 'r.reason'])
    .select('r.is_revived')
    .select(['a.channel', 'a.out_trade_no', 'a.amount_fen as total_fen'])
}

export function refundById(db: Db | Tx, id: string): Promise<RefundRow | undefined> {
  return refunds(db).where('r.id', '=', id).executeTakeFirst() as Promise<RefundRow | undefined>
}

export function refundByNumber(db: Db | Tx, channel: Channel, no: string): Promise<RefundRow | undefined> {
  return refunds(db)
    .where('a.channel', '=', channel)
    .where('r.out_refund_no', '=', no)
    .executeTakeFirst() as Promise<RefundRow | undefined>
}

/** The refund that had this number before its current one: `R…` of `R…-2`. */
export function refundByFormerNumber(
  db: Db | Tx,
  outTradeNo: string,
  no: string,
): Promise<RefundRow | undefined> {
  return refunds(db)
    .where('a.out_trade_no', '=', outTradeNo)
    .where('r.out_refund_no', '<>', no)
    .where(sql<string>`split_part(r.out_refund_no, '-', 1)`, '=', requestedNumber(no))
    .executeTakeFirst() as Promise<RefundRow | undefined>
}

export interface NewRefund {
  id: string
  attemptId: string
  orderId?: string
  outRefundNo: string
  amountFen: number
  reason: string
  at: Date
}

export async function insertRefund(tx: Tx, r: NewRefund): Promise<void> {
  await tx
    .insertInto('payment_refund')
    .values({
      id: r.id,
      attempt_id: r.attemptId,
      order_id: r.orderId ?? null,
      out_refund_no: r.outRefundNo,
      amount_fen: r.amountFen,
      status: 'queued',
      reason: r.reason,
      created_at: r.at,
    })
    .execute()
}

/** Records one more try at the gateway. */
export async function noteTry(db: Db | Tx, id: string, status: 'queued' | 'processing'): Promise<void> {
  await db
    .updateTable('payment_refund')
    .set((e) => ({
      status,
      tries: e('tries', '+', 1),
      ...(status === 'processing' ? { is_revived: false } : {}),
    }))
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'processing'])
    .execute()
}

/**
 * False when the refund had already ended, or has another number by now. A refund that failed may still
 * succeed: by hand, at the gateway.
 */
export async function endRefund(
  tx: Tx,
  refund: Pick<RefundRow, 'id' | 'out_refund_no'>,
  status: 'success' | 'failed',
  at: Date,
): Promise<boolean> {
  const done = await tx
    .updateTable('payment_refund')
    .set({ status, is_revived: false, done_at: at })
    .where('id', '=', refund.id)
    .where('out_refund_no', '=', refund.out_refund_no)
    .where('status', 'in', ['queued', 'processing', ...(status === 'success' ? ['failed'] : [])])
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Restarts a failed refund, which first asks about its number; false when it has not failed. */
export async function reviveRefund(tx: Tx, id: string): Promise<boolean> {
  const done = await tx
    .updateTable('payment_refund')
    .set({ status: 'queued', is_revived: true, tries: 0, done_at: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** Gives the refund its next number; false when another process has already done so. */
export async function renumberRefund(
  db: Db | Tx,
  refund: Pick<RefundRow, 'id' | 'out_refund_no'>,
  to: string,
): Promise<boolean> {
  const done = await db
    .updateTable('payment_refund')
    .set({ out_refund_no: to, is_revived: false })
    .where('id', '=', refund.id)
    .where('out_refund_no', '=', refund.out_refund_no)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
