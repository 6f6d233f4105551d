import type { Db, Tx } from '@hojip/db'
import { column, record, type JsonOf, type RowOf } from '@hojip/platform/db'
import { sql } from 'kysely'
import { plenty } from './rules.ts'

/** Units that can be ordered, of a stock row `t` that may be missing. */
export const freeUnits = sql`case when t.is_counted then t.on_hand - t.reserved when t.sku_id is null then 0 else ${sql.lit(plenty)} end`

const holdLine = record({ orderId: column.uuid, skuId: column.uuid, quantity: column.int })

export type HoldLine = RowOf<typeof holdLine>

interface StockRow {
  skuId: string
  onHand: number
  reserved: number
  sold: number
  received: number
  isCounted: boolean
}

/**
 * Reserves the lines of any number of orders, as a part of the statement that places them. When one is short, all of
 * it fails (`isShort`). Rows are locked in SKU order, so that buyers of the same products queue up instead of
 * deadlocking, and the reservation applies to the number at that time. A SKU without a stock row yields a hold without
 * a quantity, which the table refuses.
 */
export function stockHeld(lines: JsonOf<readonly HoldLine[]>) {
  return sql`
  stock_wanted as (
    select "orderId" as order_id, "skuId" as sku_id, sum(quantity)::int as quantity
    from ${holdLine.rows(lines, 'w')}
    group by "orderId", "skuId"
  ), stock_needed as (
    select sku_id, sum(quantity)::int as quantity from stock_wanted group by sku_id
  ), stock_locked as (
    select s.sku_id from stock s where s.sku_id in (select sku_id from stock_needed) order by s.sku_id for update
  ), stock_taken as (
    update stock s set reserved = s.reserved + n.quantity,
      on_hand = s.on_hand + case when s.is_counted then 0 else n.quantity end,
      received = s.received + case when s.is_counted then 0 else n.quantity end
    from stock_needed n join stock_locked using (sku_id) where s.sku_id = n.sku_id
  ), stock_held as (
    insert into stock_hold (order_id, sku_id, quantity, state)
    select order_id, sku_id, case when l.sku_id is not null then quantity end, 'held'
    from stock_wanted left join stock_locked l using (sku_id)
  )`
}

/** Whether a statement failed because stock was short. */
export function isShort(error: unknown): boolean {
  const { constraint, table, column } = error as { constraint?: string; table?: string; column?: string }
  return constraint === 'stock_check' || (table === 'stock_hold' && column === 'quantity')
}

/**
 * Sells what the paid orders hold, as a part of the statement that marks them paid. A repeat finds nothing held and
 * has no effect.
 */
export function stockSold(orderIds: readonly string[]) {
  return sql`
  stock_unheld as (
    update stock_hold set state = 'sold' where order_id = any(${orderIds}::uuid[]) and state = 'held'
    returning sku_id, quantity
  ), stock_leaving as (
    select sku_id, sum(quantity)::int as quantity from stock_unheld group by sku_id
  ), stock_locked as (
    select sku_id from stock where sku_id in (select sku_id from stock_leaving) order by sku_id for update
  ), stock_sold as (
    update stock s
    set on_hand = s.on_hand - l.quantity, reserved = s.reserved - l.quantity, sold = s.sold + l.quantity
    from stock_leaving l join stock_locked using (sku_id) where s.sku_id = l.sku_id
  )`
}

/** Releases what the orders, closed unpaid, hold. Like `stockSold`, only once. */
export async function releaseHeld(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    with released as (
      update stock_hold set state = 'released' where order_id = any(${orderIds}::uuid[]) and state = 'held'
      returning sku_id, quantity
    ), per_sku as (
      select sku_id, sum(quantity)::int as quantity from released group by sku_id
    ), locked as (
      select sku_id from stock where sku_id in (select sku_id from per_sku) order by sku_id for update
    )
    update stock s set reserved = s.reserved - p.quantity,
      on_hand = s.on_hand - case when s.is_counted then 0 else p.quantity end,
      received = s.received - case when s.is_counted then 0 else p.quantity end
    from per_sku p join locked using (sku_id) where s.sku_id = p.sku_id`.execute(tx)
}

/**
 * Sells what a closed order had released, for a late payment: all its lines or none.
 * @returns whether it was available
 */
export async function sellReleased(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    with wanted as (
      select sku_id, quantity from stock_hold where order_id = ${orderId} and state = 'released' for update
    ), locked as (
      select s.sku_id, s.on_hand - s.reserved as free, s.is_counted
      from stock s where s.sku_id in (select sku_id from wanted) order by s.sku_id for update
    ), there as (
      select count(*) > 0 and bool_and(coalesce(not l.is_counted or l.free >= w.quantity, false)) as yes
      from wanted w left join locked l using (sku_id)
    ), taken as (
      update stock s set sold = s.sold + w.quantity,
        on_hand = s.on_hand - case when s.is_counted then w.quantity else 0 end,
        received = s.received + case when s.is_counted then 0 else w.quantity end
      from wanted w join locked using (sku_id) where s.sku_id = w.sku_id and (select yes from there)
    )
    update stock_hold h set state = 'sold' from wanted w
    where h.order_id = ${orderId} and h.sku_id = w.sku_id and (select yes from there)
    returning h.sku_id`.execute(tx)
  return rows.length > 0
}

/** Returns the remaining units of a paid order that was never shipped. Like `stockSold`, only once. */
export async function returnSold(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with sold as (
      select sku_id, quantity - returned as quantity from stock_hold
      where order_id = ${orderId} and state = 'sold' for update
    ), back as (
      update stock_hold h set state = 'returned', returned = h.quantity from sold
      where h.order_id = ${orderId} and h.sku_id = sold.sku_id
    ), locked as (
      select sku_id from stock where sku_id in (select sku_id from sold) order by sku_id for update
    )
    update stock s set sold = s.sold - sold.quantity,
      on_hand = s.on_hand + case when s.is_counted then sold.quantity else 0 end,
      received = s.received - case when s.is_counted then 0 else sold.quantity end
    from sold join locked using (sku_id) where s.sku_id = sold.sku_id`.execute(tx)
}

/**
 * Returns sold units to the shelf: never shipped, or back and as good as new. Never returns more of an order than it
 * bought; a repeat that would has no effect.
 * @returns whether they were returned
 */
export async function returnUnits(tx: Tx, { orderId, skuId, quantity }: HoldLine): Promise<boolean> {
  if (quantity === 0) return true
  const { rows } = await sql`
    with back as (
      update stock_hold set returned = returned + ${quantity},
             state = case when returned + ${quantity} = quantity then 'returned' else state end
      where order_id = ${orderId} and sku_id = ${skuId} and state = 'sold' and returned + ${quantity} <= quantity
      returning sku_id
    )
    update stock s set sold = s.sold - ${quantity},
      on_hand = s.on_hand + case when s.is_counted then ${quantity} else 0 end,
      received = s.received - case when s.is_counted then 0 else ${quantity} end
    from back where s.sku_id = back.sku_id returning s.sku_id`.execute(tx)
  return rows.length > 0
}

/**
 * Adds `quantity` received units of a SKU; a negative number writes units off, never more than are free. No effect for
 * an uncounted SKU.
 */
export async function receiveStock(db: Db | Tx, skuId: string, quantity: number): Promise<void> {
  await sql`
    insert into stock as s (sku_id, on_hand, received) values (${skuId}, ${quantity}, ${quantity})
    on conflict (sku_id) do update
    set on_hand = s.on_hand + excluded.on_hand, received = s.received + excluded.received where s.is_counted`.execute(
    db,
  )
}

/**
 * Replaces the stored number by a count of the shelf, for any number of SKUs at once. Units reserved for unpaid orders
 * are never removed. Without a number the SKU becomes uncounted.
 */
export async function countStock(
  db: Db | Tx,
  counts: readonly { skuId: string; onHand: number | null }[],
): Promise<void> {
  await sql`
    insert into stock as s (sku_id, on_hand, received, is_counted)
    select sku_id, coalesce(n, 0), coalesce(n, 0), n is not null
    from unnest(${counts.map((c) => c.skuId)}::uuid[], ${counts.map((c) => c.onHand)}::int[]) as c (sku_id, n)
    order by sku_id
    on conflict (sku_id) do update
    set on_hand = greatest(excluded.on_hand, s.reserved), received = greatest(excluded.on_hand, s.reserved) + s.sold,
        is_counted = excluded.is_counted
    where s.on_hand <> greatest(excluded.on_hand, s.reserved) or s.is_counted <> excluded.is_counted`.execute(
    db,
  )
}

/** Creates stock for SKUs without a given number: new ones are uncounted, the others stay as they are. */
export async function openStock(db: Db | Tx, skuIds: readonly string[]): Promise<void> {
  if (skuIds.length === 0) return
  await sql`
    insert into stock (sku_id, on_hand, received, is_counted)
    select id, 0, 0, false from unnest(${skuIds}::uuid[]) as t (id) order by id
    on conflict (sku_id) do nothing`.execute(db)
}

export async function stockOf(db: Db | Tx, skuIds: readonly string[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select sku_id as "skuId", on_hand as "onHand", reserved, sold, received, is_counted as "isCounted"
    from stock where sku_id = any(${skuIds}::uuid[]) order by sku_id`.execute(db)
  return rows
}

/**
 * Computes a SKU's numbers anew from its holds, when they have drifted: held units are reserved, units bought and not
 * returned are sold, and the remaining received units are on the shelf.
 * @returns false when there is no such SKU
 */
export async function recountStock(db: Db | Tx, skuId: string): Promise<boolean> {
  const { rows } = await sql`
    with locked as (
      select * from stock where sku_id = ${skuId} for update
    ), truth as (
      select coalesce(sum(quantity) filter (where state = 'held'), 0)::int as held,
             coalesce(sum(quantity - returned) filter (where state = 'sold'), 0)::int as sold
      from stock_hold where sku_id = ${skuId} and exists (select from locked)
    )
    update stock s
    set reserved = t.held, sold = t.sold,
        on_hand = case when s.is_counted then greatest(t.held, s.received - t.sold) else t.held end,
        received = case when s.is_counted then greatest(t.held, s.received - t.sold) else t.held end + t.sold
    from truth t where s.sku_id = ${skuId} and exists (select from locked)
    returning s.sku_id`.execute(db)
  return rows.length > 0
}
