import type { Db, Tx } from '@hojip/db'
import type { Channel, Entry } from '../rules/ledger.ts'

/** Writes entries that belong together; a second time for the same id fails. */
export const writeEntries = async (
  tx: Tx,
  txId: string,
  entries: readonly Entry[],
  at: Date,
): Promise<void> => {
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
  /** Whose money it is; null for what no order needed. */
  order_id: string | null
  out_refund_no: string
  amount_fen: number
  status: 'queued' | 'processing' | 'success' | 'failed' | 'offline'
  reason: string
  channel: Channel
  out_trade_no: string
  total_fen: number
}

const refunds = (db: Db | Tx) =>
  db
    .selectFrom('payment_refund as r')
    .innerJoin('payment_attempt as a', 'a.id', 'r.attempt_id')
    .select(['r.id', 'r.attempt_id', 'r.order_id', 'r.out_refund_no', 'r.amount_fen', 'r.status', 'r.reason'])
    .select(['a.channel', 'a.out_trade_no', 'a.amount_fen as total_fen'])

export const refundById = (db: Db | Tx, id: string): Promise<RefundRow | undefined> =>
  refunds(db).where('r.id', '=', id).executeTakeFirst() as Promise<RefundRow | undefined>

export const refundByNumber = (db: Db | Tx, channel: Channel, no: string): Promise<RefundRow | undefined> =>
  refunds(db)
    .where('a.channel', '=', channel)
    .where('r.out_refund_no', '=', no)
    .executeTakeFirst() as Promise<RefundRow | undefined>

export interface NewRefund {
  id: string
  attemptId: string
  orderId?: string
  outRefundNo: string
  amountFen: number
  reason: string
  at: Date
}

export const insertRefund = async (tx: Tx, r: NewRefund): Promise<void> => {
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

/** The gateway was asked once more. */
export const noteTry = async (db: Db | Tx, id: string, status: 'queued' | 'processing'): Promise<void> => {
  await db
    .updateTable('payment_refund')
    .set((e) => ({ status, tries: e('tries', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'processing'])
    .execute()
}

/** False when the refund had ended before. A refund that failed may succeed after all: at the gateway, by hand. */
export const endRefund = async (
  tx: Tx,
  id: string,
  status: 'success' | 'failed',
  at: Date,
): Promise<boolean> => {
  const done = await tx
    .updateTable('payment_refund')
    .set({ status, done_at: at })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'processing', ...(status === 'success' ? ['failed'] : [])])
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** A refund that failed is asked for again, under its number or the next one; false when it has not failed. */
export const reviveRefund = async (tx: Tx, id: string, outRefundNo: string): Promise<boolean> => {
  const done = await tx
    .updateTable('payment_refund')
    .set({ status: 'queued', out_refund_no: outRefundNo, tries: 0, done_at: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
