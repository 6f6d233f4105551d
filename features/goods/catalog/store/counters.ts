import type { Db, Tx } from '@hojip/db'
import { statement } from '@hojip/platform/db'
import { sql } from 'kysely'

const countOrders = statement(
  (orderIds: readonly string[], goodsIds: readonly string[], quantities: readonly number[]) => sql`
    with lines as (
      select * from unnest(${orderIds}::uuid[], ${goodsIds}::uuid[], ${quantities}::int[]) as l (order_id, goods_id, quantity)
    ), counted as (
      insert into catalog_counted_order (order_id) select distinct order_id from lines order by order_id
      on conflict do nothing returning order_id
    ), sold as (
      select goods_id, sum(quantity)::int as quantity from lines join counted using (order_id) group by goods_id
    ), locked as (
      select id from goods where id in (select goods_id from sold) order by id for no key update
    )
    update goods g set sales_count = g.sales_count + s.quantity
    from sold s join locked l on l.id = s.goods_id where g.id = s.goods_id`,
)

/** An order, as far as it counts as sales. */
interface Sale {
  orderId: string
  lines: readonly { goodsId: string; quantity: number }[]
}

/**
 * Adds the orders' units to the sales. Counts an order once, since an event may be delivered twice. Rows are locked in
 * id order, so that orders cannot deadlock. Does not bump the version.
 */
export async function countSales(db: Db | Tx, sales: readonly Sale[]): Promise<void> {
  const sold = sales.flatMap(({ orderId, lines }) => lines.map((line) => ({ orderId, ...line })))
  await countOrders(
    db,
    sold.map((s) => s.orderId),
    sold.map((s) => s.goodsId),
    sold.map((s) => s.quantity),
  )
}

/** Adds new comments to the product: their number, how many have stars, and the sum of the stars. */
export async function countComments(
  tx: Tx,
  added: readonly { goodsId: string; count: number; ratedCount: number; scoreSum: number }[],
): Promise<void> {
  if (added.length === 0) return
  await sql`
    with added as (
      select goods_id, sum(n)::int as n, sum(rated)::int as rated, sum(stars)::int as stars
      from unnest(${added.map((a) => a.goodsId)}::uuid[], ${added.map((a) => a.count)}::int[],
                  ${added.map((a) => a.ratedCount)}::int[],
                  ${added.map((a) => a.scoreSum)}::int[]) as a (goods_id, n, rated, stars)
      group by goods_id
    ), locked as (
      select id from goods where id in (select goods_id from added) order by id for no key update
    )
    update goods g set comment_count = g.comment_count + a.n, rated_count = g.rated_count + a.rated,
      score_sum = g.score_sum + a.stars
    from added a join locked l on l.id = a.goods_id where g.id = a.goods_id`.execute(tx)
}
