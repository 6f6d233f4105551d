import type { Tx } from '@hojip/db'
import { stockSold } from '@hojip/inventory/store'
import { statement, withNext } from '@hojip/platform/db'
import { jobsSent, type Job } from '@hojip/platform/jobs'
import { sql } from 'kysely'
import { transitions } from '../rules/order-state.ts'

export interface Settling {
  payType: 1 | 2
  paidAt: Date
  /** Until when the first parcel is promised. */
  shipBy: Date
  at: Date
  attemptId: string
}

const { from, to } = transitions.paid

const settle = statement(
  (settling: string, ids: readonly string[], jobs: string) => sql`
    with orders_settling as (
      select * from jsonb_to_record(${settling}::jsonb)
        as s ("payType" smallint, "paidAt" timestamptz, "shipBy" timestamptz, at timestamptz, "attemptId" uuid)
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
    select ${withNext}`,
)

/**
 * Money is there for orders that waited for it: they are paid, what they hold is sold, and the jobs are sent, by one
 * statement that travels with the next. The caller has their locks (`lockedOrders`) and has asked `mayHappen`.
 */
export async function settleWaiting(
  tx: Tx,
  ids: readonly string[],
  settling: Settling,
  jobs: readonly Job[],
): Promise<void> {
  await settle(tx, JSON.stringify(settling), ids, JSON.stringify(jobs))
}
