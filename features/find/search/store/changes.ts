import { anyOf } from '@hojip/platform/db'
import type { Tx } from '@hojip/db'
import { sql } from 'kysely'

/** Takes marks of products that may have sold out or come back, the oldest first. */
export async function takeChanges(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from search_change where id in (
      select id from search_change order by id limit ${limit} for update skip locked)
    returning goods_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Products of the last month whose standing has changed since it was written: being new fades. */
export async function fadedProducts(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.id from goods g join search_goods s on s.goods_id = g.id
    where g.is_on_sale and g.id >= ${beginning}::uuid
      and s.standing <> search_standing(g.sales_count, g.rated_count, g.score_sum, g.created_at, s.is_sold_out)
    order by g.id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The ids of products are made in the order of time, so those of the last 32 days come after this one. */
const beginning = sql`(lpad(to_hex(((extract(epoch from now()) - 32 * 86400) * 1000)::bigint), 12, '0') || '00000000000000000000')`

/** Writes the standing of products anew. Rows are locked in the order of ids, as everywhere. */
export async function refreshStandings(tx: Tx, goodsIds: readonly string[]): Promise<void> {
  await sql`
    with locked as (
      select s.goods_id from search_goods s where s.goods_id = ${anyOf(goodsIds)} order by s.goods_id for update
    ), made as (
      select g.id, o.is_sold_out, g.price_fen, g.sales_count, g.created_at, s.rating, s.facets,
        search_standing(g.sales_count, g.rated_count, g.score_sum, g.created_at, o.is_sold_out) as standing
      from locked l join goods g on g.id = l.goods_id join search_goods s on s.goods_id = g.id
      cross join lateral (select not exists (select from sku k join stock t on t.sku_id = k.id
        where k.goods_id = g.id and k.is_on_sale and (t.on_hand > t.reserved or not t.is_counted)) as is_sold_out) as o
    )
    update search_goods s set is_sold_out = m.is_sold_out, standing = m.standing,
      facets = search_steps(m.id, m.standing, m.price_fen, m.sales_count, m.created_at, m.rating) || m.facets[7:]
    from made m where s.goods_id = m.id
      and (s.is_sold_out, s.standing) is distinct from (m.is_sold_out, m.standing)`.execute(tx)
}
