import type { Tx } from '@hojip/db'
import { stockSold } from '@hojip/inventory/store'
import { column, jsonOf, record, unanswered, type JsonOf, type RowOf } from '@hojip/platform/db'
import { jobsSent, type Job } from '@hojip/platform/jobs'
import { sql } from 'kysely'
import { transitions } from '../rules/order-state.ts'

const settlement = record({
  payType: column.smallint,
  paidAt: column.timestamptz,
  /** When the first parcel is promised to leave. */
  shipBy: column.timestamptz,
  at: column.timestamptz,
  attemptId: column.uuid,
})

export type Settling = RowOf<typeof settlement>

const { from, to } = transitions.paid

const settle = unanswered(
  (settling: JsonOf<Settling>, ids: readonly string[], jobs: JsonOf<readonly Job[]>) => sql`
    with orders_settling as (
      select * from ${settlement.row(settling, 's')}
    ), orders_paid as (
      update orders o
      set status = ${to}, pay_type = s."payType", paid_at = s."paidAt", ship_by_at = s."shipBy",
          deadline_at = s."shipBy", deadline_action = 'ship'
      from orders_settling s where o.id = any(${ids}::uuid[]) and o.status = ${from}
      returning o.id, s.at, s."attemptId"
    ), orders_noted as (
      insert into order_event (order_id, seq, type, actor, from_status, to_status, data, at)
      select p.id, 1 + (select coalesce(max(seq), 0) from order_event where order_id = p.id), 'paid', 'gateway',
             ${from}::smallint, ${to}::smallint, jsonb_build_object('attemptId', p."attemptId"), p.at
      from orders_paid p
    ), ${stockSold(ids)}, ${jobsSent(jobs)}
    select`,
)

/**
 * Pays orders: marks them as paid, sells their holds and sends the jobs, by one statement that is sent
 * together with the next. The caller has locked them (`lockedOrders`) and checked `mayHappen`.
 */
export async function settleWaiting(
  tx: Tx,
  ids: readonly string[],
  settling: Settling,
  jobs: readonly Job[],
): Promise<void> {
  await settle(tx, jsonOf(settling), ids, jsonOf(jobs))
}
