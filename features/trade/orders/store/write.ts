import { anyOf } from '@hojip/platform/db'
import type { Tx } from '@hojip/db'
import { sql } from 'kysely'
import { transitions, type Actor, type OrderStatus, type TransitionName } from '../rules/order-state.ts'

/** Columns that a step may change besides the status. */
export interface Change {
  pay_type?: number
  paid_at?: Date
  shipped_at?: Date
  delivered_at?: Date
  finished_at?: Date
  is_confirmed?: boolean
  closed_at?: Date | null
  close_reason?: string | null
  deadline_at?: Date | null
  deadline_action?: string | null
  reminded_at?: Date
  hidden_at?: Date | null
  ship_by_at?: Date
  is_extended?: boolean
  is_shop_extended?: boolean
  parcel_silent_at?: Date | null
  parcel_returned_at?: Date | null
  address_changed_at?: Date
  arrive_from_at?: Date
  arrive_to_at?: Date
  consignee?: string
  phone?: string
  /** JSON. */
  address?: string
  refunded_fen?: number
  receipt_left_ms?: number | null
}

export interface Step {
  by: Actor
  at: Date
  change?: Change
  /** What the timeline shows besides the type. */
  data?: object
}

export interface Moved {
  id: string
  user_id: string
  shop_id: string
  purchase_id: string
  total_fen: number
}

interface Written extends Step {
  type: string
  from: OrderStatus
  to: OrderStatus
}

/** Changes the orders that are in `from` and writes their event; returns only the changed ones. */
async function write(tx: Tx, ids: readonly string[], step: Written): Promise<Moved[]> {
  return tx
    .with('moved', (q) =>
      q
        .updateTable('orders')
        .set({ status: step.to, ...step.change })
        .where(sql<boolean>`id = ${anyOf(ids)}`)
        .where('status', '=', step.from)
        .returning(['id', 'user_id', 'shop_id', 'purchase_id', 'total_fen']),
    )
    .with('noted', (q) =>
      q
        .insertInto('order_event')
        .columns(['order_id', 'seq', 'type', 'actor', 'from_status', 'to_status', 'data', 'at'])
        .expression((e) =>
          e
            .selectFrom('moved')
            .select((m) => [
              'moved.id',
              sql<number>`1 + (select coalesce(max(seq), 0) from order_event where order_id = moved.id)`.as(
                'seq',
              ),
              sql<string>`${step.type}::text`.as('type'),
              sql<string>`${step.by}::text`.as('actor'),
              sql<number>`${step.from}::smallint`.as('from_status'),
              sql<number>`${step.to}::smallint`.as('to_status'),
              sql<string>`${JSON.stringify(step.data ?? {})}::jsonb`.as('data'),
              m.val(step.at).as('at'),
            ]),
        ),
    )
    .selectFrom('moved')
    .selectAll()
    .orderBy('id')
    .execute()
}

/**
 * Moves orders along one row of the table of transitions. The caller has locked them (`lockedOrders`) and
 * checked `mayHappen`; the update is conditional on the status all the same.
 */
export function moveOrders(
  tx: Tx,
  ids: readonly string[],
  name: TransitionName,
  step: Step,
): Promise<Moved[]> {
  const { from, to } = transitions[name]
  if (from === null) throw new Error(`${name} creates an order and cannot move one`)
  const type = name === 'hiddenClosed' ? 'hidden' : name
  return write(tx, ids, { ...step, type, from, to })
}

/** Writes an event that does not change the status. */
export function noteOrder(
  tx: Tx,
  id: string,
  type: string,
  status: OrderStatus,
  step: Step,
): Promise<Moved[]> {
  return write(tx, [id], { ...step, type, from: status, to: status })
}

/** Counts shipped units on the order's lines. */
export async function addShipped(
  tx: Tx,
  orderId: string,
  lines: readonly { lineId: string; quantity: number }[],
): Promise<void> {
  await sql`
    update order_line l set shipped = l.shipped + s.quantity
    from unnest(${lines.map((l) => l.lineId)}::uuid[], ${lines.map((l) => l.quantity)}::int[]) as s (id, quantity)
    where l.id = s.id and l.order_id = ${orderId}`.execute(tx)
}
