import type { Db, Tx } from '@hojip/db'
import { anyOf } from '@hojip/platform/db'
import { sql } from 'kysely'

export interface OrderMoney {
  attemptId: string
  /** The account to which the payment was booked. */
  shopAccount: string
  /** What the attempt paid for the order. */
  paidFen: number
  /** Refunded, or being refunded. */
  goneFen: number
  /** What is left of the whole attempt. */
  leftFen: number
}

/**
 * The attempt that paid an order, locked, so that its refunds are checked one after the other. It is found by
 * the ledger: of two paid attempts, only one was booked to the shop.
 */
export async function moneyOfOrder(tx: Tx, orderId: string): Promise<OrderMoney | undefined> {
  const { rows: paid } = await sql<{ attemptId: string }>`
    select a.id as "attemptId" from payment_attempt a
    where a.id = (select tx_id from ledger_entry where ref = ${orderId} and account like 'shop:%' limit 1)
    for update`.execute(tx)
  if (!paid[0]) return undefined
  const { rows } = await sql<OrderMoney>`
    select a.id as "attemptId", l.account as "shopAccount", -l.amount_fen as "paidFen",
           (select coalesce(sum(r.amount_fen), 0)::bigint from payment_refund r
            where r.order_id = ${orderId} and r.status <> 'failed') as "goneFen",
           a.amount_fen - (select coalesce(sum(r.amount_fen), 0)::bigint from payment_refund r
                           where r.attempt_id = a.id and r.status <> 'failed') as "leftFen"
    from payment_attempt a
    join ledger_entry l on l.tx_id = a.id and l.ref = ${orderId} and l.account like 'shop:%'
    where a.id = ${paid[0].attemptId}`.execute(tx)
  return rows[0]
}

/** Which of the orders have a refund by one of these channels that has not ended. */
export async function ordersAwaitingRefund(
  db: Db,
  orderIds: readonly string[],
  channels: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct r.order_id as id
    from payment_refund r join payment_attempt a on a.id = r.attempt_id
    where r.order_id = ${anyOf(orderIds)} and r.status in ('queued', 'processing')
      and a.channel = any(${channels}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}

export interface NumberedRefund {
  id: string
  /** Its current number. */
  number: string
  amountFen: number
  status: 'queued' | 'processing' | 'success' | 'failed' | 'offline'
}

/**
 * An order's refund, locked; also found by its first number when the gateway closed that and it got a next
 * one (`R…-2`).
 */
export async function lockedRefund(
  tx: Tx,
  orderId: string,
  outRefundNo: string,
): Promise<NumberedRefund | undefined> {
  const { rows } = await sql<NumberedRefund>`
    select id, out_refund_no as number, amount_fen as "amountFen", status from payment_refund
    where order_id = ${orderId} and split_part(out_refund_no, '-', 1) = ${outRefundNo} for update`.execute(tx)
  return rows[0]
}

/** The sum of an order's refund, by its first number. */
export async function refundSum(
  db: Db | Tx,
  orderId: string,
  outRefundNo: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ fen: number }>`
    select amount_fen as fen from payment_refund
    where order_id = ${orderId} and split_part(out_refund_no, '-', 1) = ${outRefundNo}`.execute(db)
  return rows[0]?.fen
}

/** Only from `failed`: money that may still be moving must not be paid by other means as well. */
export async function spendRefund(tx: Tx, id: string, at: Date): Promise<boolean> {
  const done = await tx
    .updateTable('payment_refund')
    .set({ status: 'offline', done_at: at })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}
