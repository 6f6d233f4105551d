import type { Db, Tx } from '@hojip/db'
import { anyOf, column, record, type JsonOf, type RowOf } from '@hojip/platform/db'
import { sql, type RawBuilder } from 'kysely'
import { plenty, type StockReason } from './rules.ts'

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

/** Why somebody or something changes the units on hand. */
export type StockCause =
  | { kind: 'import'; userId?: string }
  | { kind: 'correction'; reason: StockReason; userId: string; note?: string | undefined }

/** What `movedBy` reads of a changed row `s` of stock that was `l` when it was locked. */
const changed = sql`s.sku_id, l.is_counted as was_counted, s.is_counted, l.on_hand as old_on_hand, s.on_hand`

/** Logs changed rows. While a SKU is not counted, none of its units are on hand. */
function movedBy(cause: StockCause, rows: RawBuilder<unknown>) {
  const by = cause.kind === 'correction' ? cause : undefined
  return sql`
    insert into stock_movement (sku_id, shop_id, kind, delta, balance, user_id, reason, note)
    select t.sku_id, g.shop_id, ${cause.kind}, d.delta, case when t.is_counted then t.on_hand end, ${cause.userId ?? null}::uuid,
      ${by?.reason ?? null}, ${by?.note ?? null}
    from ${rows} t join sku k on k.id = t.sku_id join goods g on g.id = k.goods_id
    cross join lateral (select case when t.is_counted then t.on_hand else 0 end
      - case when t.was_counted then t.old_on_hand else 0 end as delta) d
    where d.delta <> 0 or t.is_counted <> t.was_counted order by t.sku_id`
}

/** Logs what an order has taken, or with a negative quantity given back. */
function movedByOrder(
  kind: 'sold' | 'returned',
  orderId: string,
  rows: RawBuilder<unknown>,
  refundId: string | null = null,
) {
  return sql`moved as (
      insert into stock_movement (sku_id, shop_id, kind, delta, sold, balance, order_id, refund_id)
      select t.sku_id, g.shop_id, ${kind}, case when t.is_counted then -t.quantity else 0 end, t.quantity,
        case when t.is_counted then t.on_hand end, ${orderId}::uuid, ${refundId}::uuid
      from ${rows} t join sku k on k.id = t.sku_id join goods g on g.id = k.goods_id
      where t.quantity <> 0 order by t.sku_id
    )`
}

/**
 * Reserves the lines of any number of orders, as a part of the last statement of their transaction. When one is short, it
 * fails (`isShort`). Rows are locked in SKU order, so that buyers of the same products queue up instead of
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
    update stock_hold set state = 'sold' where order_id = ${anyOf(orderIds)} and state = 'held'
    returning order_id, sku_id, quantity
  ), stock_leaving as (
    select sku_id, sum(quantity)::int as quantity from stock_unheld group by sku_id
  ), stock_locked as (
    select sku_id from stock where sku_id in (select sku_id from stock_leaving) order by sku_id for update
  ), stock_sold as (
    update stock s
    set on_hand = s.on_hand - l.quantity, reserved = s.reserved - l.quantity, sold = s.sold + l.quantity
    from stock_leaving l join stock_locked using (sku_id) where s.sku_id = l.sku_id
    returning s.sku_id, s.is_counted, s.on_hand
  ), stock_moved as (
    insert into stock_movement (sku_id, shop_id, kind, delta, sold, balance, order_id)
    select u.sku_id, g.shop_id, 'sold', case when s.is_counted then -u.quantity else 0 end, u.quantity,
      case when s.is_counted then s.on_hand + coalesce(sum(u.quantity) over (
        partition by u.sku_id order by u.order_id rows between 1 following and unbounded following), 0) end, u.order_id
    from stock_unheld u join stock_sold s using (sku_id) join sku k on k.id = u.sku_id join goods g on g.id = k.goods_id
    order by u.sku_id, u.order_id
  )`
}

/** Releases what the orders, closed unpaid, hold. Like `stockSold`, only once. */
export async function releaseHeld(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    with released as (
      update stock_hold set state = 'released' where order_id = ${anyOf(orderIds)} and state = 'held'
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
      returning s.sku_id, s.is_counted, s.on_hand, w.quantity
    ), ${movedByOrder('sold', orderId, sql`taken`)}
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
    ), taken as (
      update stock s set sold = s.sold - sold.quantity,
        on_hand = s.on_hand + case when s.is_counted then sold.quantity else 0 end,
        received = s.received - case when s.is_counted then 0 else sold.quantity end
      from sold join locked using (sku_id) where s.sku_id = sold.sku_id
      returning s.sku_id, s.is_counted, s.on_hand, -sold.quantity as quantity
    ), ${movedByOrder('returned', orderId, sql`taken`)}
    select`.execute(tx)
}

/**
 * Returns sold units to the shelf: never shipped, or back and as good as new. Never returns more of an order than it
 * bought; a repeat that would has no effect.
 * @returns whether they were returned
 */
export async function returnUnits(
  tx: Tx,
  { orderId, skuId, quantity, refundId }: HoldLine & { refundId?: string },
): Promise<boolean> {
  if (quantity === 0) return true
  const { rows } = await sql`
    with back as (
      update stock_hold set returned = returned + ${quantity},
             state = case when returned + ${quantity} = quantity then 'returned' else state end
      where order_id = ${orderId} and sku_id = ${skuId} and state = 'sold' and returned + ${quantity} <= quantity
      returning sku_id
    ), taken as (
      update stock s set sold = s.sold - ${quantity},
        on_hand = s.on_hand + case when s.is_counted then ${quantity} else 0 end,
        received = s.received - case when s.is_counted then 0 else ${quantity} end
      from back where s.sku_id = back.sku_id
      returning s.sku_id, s.is_counted, s.on_hand, -${quantity}::int as quantity
    ), ${movedByOrder('returned', orderId, sql`taken`, refundId)}
    select sku_id from taken`.execute(tx)
  return rows.length > 0
}

/**
 * Adds `quantity` received units of a SKU; a negative number writes units off, never more than are free. No effect for
 * an uncounted SKU.
 */
export async function receiveStock(
  db: Db | Tx,
  skuId: string,
  quantity: number,
  cause: StockCause,
): Promise<void> {
  await sql`
    with taken as (
      insert into stock as s (sku_id, on_hand, received) values (${skuId}, ${quantity}, ${quantity})
      on conflict (sku_id) do update
      set on_hand = s.on_hand + excluded.on_hand, received = s.received + excluded.received where s.is_counted
      returning sku_id, true as was_counted, is_counted, on_hand - ${quantity} as old_on_hand, on_hand
    ) ${movedBy(cause, sql`taken`)}`.execute(db)
}

interface Count {
  skuId: string
  /** Units on the shelf; null: the SKU becomes uncounted. */
  onHand: number | null
}

/**
 * Replaces the stored number by a count of the shelf, for any number of SKUs at once. Units reserved for unpaid orders
 * are never removed.
 */
export async function countStock(db: Db | Tx, counts: readonly Count[], cause: StockCause): Promise<void> {
  // A stock row that somebody adds at the same moment is there at the next try.
  for (let left = counts; left.length > 0;) {
    const missed = await countOnce(db, left, cause)
    left = left.filter(({ skuId }) => missed.has(skuId))
  }
}

/** @returns the SKUs whose stock row was added meanwhile: they are not counted */
async function countOnce(db: Db | Tx, counts: readonly Count[], cause: StockCause): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with counted as (
      select sku_id, coalesce(n, 0) as n, n is not null as is_counted
      from unnest(${counts.map((c) => c.skuId)}::uuid[], ${counts.map((c) => c.onHand)}::int[]) as c (sku_id, n)
    ), locked as (
      select * from stock where sku_id in (select sku_id from counted) order by sku_id for update
    ), added as (
      insert into stock (sku_id, on_hand, received, is_counted)
      select sku_id, n, n, is_counted from counted
      where sku_id not in (select sku_id from locked) order by sku_id
      on conflict (sku_id) do nothing
      returning sku_id, is_counted as was_counted, is_counted, 0 as old_on_hand, on_hand
    ), changed as (
      update stock s set on_hand = greatest(c.n, s.reserved), received = greatest(c.n, s.reserved) + s.sold,
        is_counted = c.is_counted
      from counted c join locked l using (sku_id)
      where s.sku_id = c.sku_id and (s.on_hand <> greatest(c.n, s.reserved) or s.is_counted <> c.is_counted)
      returning ${changed}
    ), moved as (${movedBy(cause, sql`(select * from added union all select * from changed)`)})
    select sku_id as id from counted
    where sku_id not in (select sku_id from locked) and sku_id not in (select sku_id from added)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

interface FreeChange {
  skuId: string
  /** Units that can be ordered; null: not counted. */
  free: number | null
  /** The number that the change was made from. */
  before: number | null
}

/**
 * Replaces the units that can be ordered, for any number of SKUs that still have the given number; returns the ids of
 * those. Units reserved for unpaid orders are on the shelf beside them.
 */
export async function changeFree(
  tx: Tx,
  changes: readonly FreeChange[],
  cause: StockCause,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select * from unnest(${changes.map((c) => c.skuId)}::uuid[], ${changes.map((c) => c.free)}::int[],
        ${changes.map((c) => c.before)}::int[]) as w (sku_id, free, before)
    ), locked as (
      select s.*, case when s.is_counted then s.on_hand - s.reserved end as free
      from stock s where s.sku_id in (select sku_id from wanted) order by s.sku_id for update
    ), taken as (
      update stock s set is_counted = w.free is not null, on_hand = s.reserved + coalesce(w.free, 0),
        received = s.reserved + coalesce(w.free, 0) + s.sold
      from wanted w join locked l using (sku_id)
      where s.sku_id = w.sku_id and l.free is not distinct from w.before returning ${changed}
    ), moved as (${movedBy(cause, sql`taken`)})
    select sku_id as id from taken`.execute(tx)
  return rows.map(({ id }) => id)
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
    from stock where sku_id = ${anyOf(skuIds)} order by sku_id`.execute(db)
  return rows
}

/** Orders and SKUs whose log and holds differ in the number sold. */
export const unevenOrders = sql`
  select m.order_id, m.sku_id, sum(m.sold)::int as logged, coalesce(h.quantity - h.returned, 0) as held
  from stock_movement m left join stock_hold h
    on h.order_id = m.order_id and h.sku_id = m.sku_id and h.state in ('sold', 'returned')
  where m.order_id is not null
  group by m.order_id, m.sku_id, h.quantity, h.returned
  having bool_or(m.kind = 'sold') and sum(m.sold) <> coalesce(h.quantity - h.returned, 0)`

/**
 * Computes a SKU's numbers anew from its holds, when they have drifted: held units are reserved, units bought and not
 * returned are sold, and the remaining received units are on the shelf. The log gets what it lacks, order by order.
 * @returns false when there is no such SKU
 */
export async function recountStock(tx: Tx, skuId: string): Promise<boolean> {
  // By a statement of its own: what is counted next has to see what the lock has waited for.
  const held = await sql`select from stock where sku_id = ${skuId} for update`.execute(tx)
  if (held.rows.length === 0) return false
  await sql`
    with truth as (
      select coalesce(sum(quantity) filter (where state = 'held'), 0)::int as held,
             coalesce(sum(quantity - returned) filter (where state = 'sold'), 0)::int as sold
      from stock_hold where sku_id = ${skuId}
    ), logged as (
      select coalesce(sum(delta), 0)::int as there, coalesce(sum(sold), 0)::int as sold
      from stock_movement where sku_id = ${skuId}
    ), taken as (
    update stock s
    set reserved = t.held, sold = t.sold,
        on_hand = case when s.is_counted then greatest(t.held, s.received - t.sold) else t.held end,
        received = case when s.is_counted then greatest(t.held, s.received - t.sold) else t.held end + t.sold
    from truth t where s.sku_id = ${skuId}
    returning s.sku_id, s.is_counted, s.on_hand, s.sold
    ), lacking as (
      select order_id, case when held < logged then 'returned' else 'sold' end as kind,
             case when t.is_counted then logged - held else 0 end as delta, held - logged as sold
      from (${unevenOrders}) u cross join taken t where u.sku_id = ${skuId}
    ), rest as (
      select case when t.is_counted then t.on_hand else 0 end - l.there - coalesce(sum(k.delta), 0)::int as delta,
             t.sold - l.sold - coalesce(sum(k.sold), 0)::int as sold
      from taken t cross join logged l left join lacking k on true group by t.is_counted, t.on_hand, t.sold, l.there, l.sold
    ), moved as (
      insert into stock_movement (sku_id, shop_id, kind, delta, sold, balance, order_id)
      select t.sku_id, g.shop_id, m.kind, m.delta, m.sold, case when t.is_counted then t.on_hand end, m.order_id
      from taken t join sku k on k.id = t.sku_id join goods g on g.id = k.goods_id
      cross join (
        select kind, delta, sold, order_id from lacking
        union all
        select 'recount', delta, sold, null from rest where delta <> 0 or sold <> 0
      ) m
    )
    select`.execute(tx)
  return true
}
