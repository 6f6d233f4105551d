import type { Tx } from '@hojip/db'
import { ordersLocked } from '@hojip/orders/store'
import { column, jsonOf, record, statement, unanswered, type JsonOf, type RowOf } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { Channel, Entry } from '../rules/ledger.ts'
import { attemptOfNumber, type AttemptRow } from './attempts.ts'

const lock = unanswered(
  (channel: Channel, outTradeNo: string) => sql`
    ${ordersLocked(sql`
      select o.order_id from payment_attempt_order o join payment_attempt a on a.id = o.attempt_id
      where a.channel = ${channel} and a.out_trade_no = ${outTradeNo}`)}`,
)

/** Orders are locked before attempts, as everywhere, so that payment and closing wait for each other. */
export async function lockOrdersOfAttempt(tx: Tx, channel: Channel, outTradeNo: string): Promise<void> {
  await lock(tx, channel, outTradeNo)
}

export interface AttemptToSettle extends AttemptRow {
  /** Whether the gateway's trade has already paid another attempt. */
  isTradeOfAnother: boolean
  /** The gateway's number of the booked payment. */
  bookedTradeNo: string | null
  /** Whether no other attempt is open for any of its orders. */
  arePaymentsOver: boolean
}

const find = statement(
  (channel: Channel, outTradeNo: string, gatewayTradeNo: string) => sql<AttemptToSettle>`
    select a.*, exists (select from payment_attempt other
                        where other.gateway_trade_no = ${gatewayTradeNo} and other.id <> a.id) as "isTradeOfAnother",
           (select booked.gateway_trade_no from payment_attempt booked where booked.id = a.id) as "bookedTradeNo",
           not exists (select from payment_attempt_order o join payment_attempt other on other.id = o.attempt_id
                       where o.order_id = any(a.order_ids) and other.id <> a.id and other.status = 'open') as "arePaymentsOver"
    from (${attemptOfNumber(channel, outTradeNo)}) a`,
)

/** An attempt under the locks of its orders, beside the trade that is said to have paid it. */
export async function attemptToSettle(
  tx: Tx,
  channel: Channel,
  outTradeNo: string,
  gatewayTradeNo: string,
): Promise<AttemptToSettle | undefined> {
  return (await find(tx, channel, outTradeNo, gatewayTradeNo))[0]
}

const success = record({
  attemptId: column.uuid,
  /** `surplus`: no order needed it. */
  status: column.textOf<'paid' | 'surplus'>(),
  gatewayTradeNo: column.text,
  paidAt: column.timestamptz,
  entries: column.jsonb<readonly Entry[]>(),
  at: column.timestamptz,
})

export type Success = RowOf<typeof success>

const claim = unanswered(
  (claimed: JsonOf<Success>) => sql`
    with success as (
      select s.* from ${success.row(claimed, 's')}
    ), attempt_paid as (
      update payment_attempt a
      set status = s.status, gateway_trade_no = s."gatewayTradeNo", paid_at = s."paidAt", next_query_at = null,
          client_ip = null
      from success s where a.id = s."attemptId" and a.status in ('open', 'closed')
      returning a.id
    ), ledger_written as (
      insert into ledger_entry (tx_id, seq, account, amount_fen, ref, at)
      select p.id, e.seq, e.entry->>'account', (e.entry->>'amountFen')::bigint, e.entry->>'ref', s.at
      from attempt_paid p cross join success s
      cross join jsonb_array_elements(s.entries) with ordinality as e (entry, seq)
    )
    select 1 / count(*) from attempt_paid`,
)

/**
 * Claims the single success of an attempt and writes its entries, by one statement that is sent together with
 * the next. The caller has locked its orders and seen that it is open or closed; otherwise a deliberate
 * division by zero fails the transaction.
 */
export async function claimSuccess(tx: Tx, claimed: Success): Promise<void> {
  await claim(tx, jsonOf(claimed))
}
