import type { Db, Tx } from '@hojip/db'
import { statement } from '@hojip/platform/db'
import { sql } from 'kysely'

const countOrder = statement(
  (orderId: string, goodsIds: readonly string[], quantities: readonly number[]) => sql`
    with counted as (
      insert into catalog_counted_order (order_id) values (${orderId}) on conflict do nothing returning order_id
    ), sold as (
      select goods_id, sum(quantity)::int as quantity
      from counted cross join unnest(${goodsIds}::uuid[], ${quantities}::int[]) as s (goods_id, quantity)
      group by goods_id
    ), locked as (
      select id from goods where id in (select goods_id from sold) order by id for update
    )
    update goods g set sales_count = g.sales_count + s.quantity
    from sold s join locked l on l.id = s.goods_id where g.id = s.goods_id`,
)

/**
 * Adds an order's units to the sales. Counts an order once, since an event may be delivered twice. Rows are locked in
 * id order, so that two orders cannot deadlock. Does not bump the version.
 */
export async function countSales(
  db: Db | Tx,
  orderId: string,
  sold: readonly { goodsId: string; quantity: number }[],
): Promise<void> {
  const [goodsIds, quantities] = [sold.map((s) => s.goodsId), sold.map((s) => s.quantity)]
  await countOrder(db, orderId, goodsIds, quantities)
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
      select id from goods where id in (select goods_id from added) order by id for update
    )
    update goods g set comment_count = g.comment_count + a.n, rated_count = g.rated_count + a.rated,
      score_sum = g.score_sum + a.stars
    from added a join locked l on l.id = a.goods_id where g.id = a.goods_id`.execute(tx)
}
