import type { Tx } from '@hojip/db'
import {
  ordersLocked,
  ordersSettled,
  ordersToSettle,
  type OrderToSettle,
  type Settlement,
} from '@hojip/orders/store'
import {
  column,
  committing,
  jsonOf,
  record,
  statement,
  unanswered,
  type CommittingStatement,
  type JsonOf,
  type RowOf,
} from '@hojip/platform/db'
import { jobsSent, type Job } from '@hojip/platform/jobs'
import { sql } from 'kysely'
import type { Channel } from '@hojip/policy/channels'
import type { Entry } from '../rules/ledger.ts'
import { attemptOfNumber, type AttemptRow } from './attempts.ts'
import { messageInserted, valuesOf, type Message, type MessageValues } from './messages.ts'

const lock = unanswered(
  (channel: Channel, outTradeNo: string) => sql`
    ${ordersLocked(sql`
      select o.order_id from payment_attempt_order o join payment_attempt a on a.id = o.attempt_id
      where a.channel = ${channel} and a.out_trade_no = ${outTradeNo}`)}`,
)

export interface AttemptToSettle extends AttemptRow {
  /** Whether the gateway's trade has already paid another attempt. */
  isTradeOfAnother: boolean
  /** The gateway's number of the booked payment. */
  bookedTradeNo: string | null
  /** Whether no other attempt is open for any of its orders. */
  arePaymentsOver: boolean
  /** The orders it pays. */
  orders: OrderToSettle[]
}

const find = statement(
  (channel: Channel, outTradeNo: string, gatewayTradeNo: string) => sql<AttemptToSettle>`
    select a.*, exists (select from payment_attempt other
                        where other.gateway_trade_no = ${gatewayTradeNo} and other.id <> a.id) as "isTradeOfAnother",
           (select booked.gateway_trade_no from payment_attempt booked where booked.id = a.id) as "bookedTradeNo",
           not exists (select from payment_attempt_order o join payment_attempt other on other.id = o.attempt_id
                       where o.order_id = any(a.order_ids) and other.id <> a.id and other.status = 'open') as "arePaymentsOver",
           (select coalesce(json_agg(o), '[]')
            from (${ordersToSettle(sql`select order_id from payment_attempt_order where attempt_id = a.id`)}) o) as orders
    from (${attemptOfNumber(channel, outTradeNo)}) a`,
)

/**
 * An attempt with its orders, beside the trade that is reported to have paid it. Orders are locked before attempts, as
 * everywhere, so that payment and closing wait for each other.
 */
export async function lockedAttempt(
  tx: Tx,
  channel: Channel,
  outTradeNo: string,
  gatewayTradeNo: string,
): Promise<AttemptToSettle | undefined> {
  await lock(tx, channel, outTradeNo)
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

/** The single success of an attempt, with all that follows from it at once. */
export interface Success extends RowOf<typeof success> {
  /** The orders that it pays. */
  settlements: readonly Settlement[]
  jobs: readonly Job[]
}

type Booked = [
  claimed: JsonOf<RowOf<typeof success>>,
  settlements: JsonOf<readonly Settlement[]>,
  orderIds: readonly string[],
  jobs: JsonOf<readonly Job[]>,
]

function successBooked(...[claimed, settlements, orderIds, jobs]: Booked) {
  return sql`
    ${ordersSettled(settlements, orderIds)}, success as (
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
    ), ${jobsSent(jobs)}`
}

/** Fails unless the attempt has been claimed by this statement. */
const claimedOnce = sql`select 1 / count(*) from attempt_paid`

const book = committing((...booked: Booked) => sql`with ${successBooked(...booked)} ${claimedOnce}`)

const bookAndStore = committing(
  (...[claimed, settlements, orderIds, jobs, ...message]: [...Booked, ...MessageValues]) => sql`
    with ${successBooked(claimed, settlements, orderIds, jobs)}, message_stored as (${messageInserted(...message)})
    ${claimedOnce}`,
)

/**
 * Claims the single success of an attempt, pays its orders, writes its entries, sends the jobs and stores the message that
 * reported it, if one did, by one statement that ends the transaction. The caller has locked the orders and seen that the
 * attempt is open or closed; otherwise a deliberate division by zero fails the transaction.
 */
export function bookSuccess(
  { settlements, jobs, ...claimed }: Success,
  message: Message | undefined,
): CommittingStatement {
  const ids = settlements.map(({ orderId }) => orderId)
  const booked: Booked = [jsonOf(claimed), jsonOf(settlements), ids, jsonOf(jobs)]
  return message ? bookAndStore(...booked, ...valuesOf(message)) : book(...booked)
}
