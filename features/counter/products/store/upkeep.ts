import type { Db, Tx } from '@hojip/db'
import { orderStatuses } from '@hojip/orders/rules'
import { sql } from 'kysely'
import { theRow } from '@hojip/platform/db'

/** Takes marks of SKUs whose stock has changed, the oldest first; returns how many, and their products. */
export async function takeChanges(tx: Tx, limit: number): Promise<{ taken: number; goodsIds: string[] }> {
  const { rows } = await sql<{ taken: number; goodsId: string | null }>`
    with taken as (
      delete from shop_product_change where id in (
        select id from shop_product_change order by id limit ${limit} for update skip locked)
      returning sku_id
    )
    select distinct (select count(*)::int from taken) as taken, k.goods_id as "goodsId"
    from taken left join sku k on k.id = taken.sku_id`.execute(tx)
  const goodsIds = rows.flatMap(({ goodsId }) => goodsId ?? [])
  return { taken: rows[0]?.taken ?? 0, goodsIds }
}

/**
 * Counts the units that each SKU has sold since a moment: those of paid orders that have not gone back. Returns the
 * products whose number has changed.
 * @param firstId the least id of an order that may have been paid since then
 */
export async function countSold(tx: Tx, since: Date, firstId: string): Promise<string[]> {
  const { rows } = await sql<{ goodsId: string }>`
    with sums as (
      select l.sku_id, l.goods_id,
        sum(case when o.status = ${orderStatuses.closed} then 0 else l.quantity - l.refunded end)::int as sold30
      from orders o join order_line l on l.order_id = o.id join sku k on k.id = l.sku_id
      where o.id >= ${firstId} and o.paid_at >= ${since} group by l.sku_id, l.goods_id
    ), gone as (
      delete from sku_sold s where not exists (select from sums where sums.sku_id = s.sku_id) returning s.goods_id
    ), written as (
      insert into sku_sold as s (sku_id, goods_id, sold30) select sku_id, goods_id, sold30 from sums order by sku_id
      on conflict (sku_id) do update set sold30 = excluded.sold30 where s.sold30 <> excluded.sold30
      returning s.goods_id
    )
    select goods_id as "goodsId" from gone union select goods_id from written`.execute(tx)
  return rows.map(({ goodsId }) => goodsId)
}

/** Adds up the changes of the counts, shop by shop and state by state. */
export async function sumUpTallies(tx: Tx): Promise<void> {
  await sql`
    with taken as (delete from shop_product_tally returning shop_id, state, n)
    insert into shop_product_tally (shop_id, state, n)
    select shop_id, state, sum(n) from taken group by shop_id, state having sum(n) <> 0`.execute(tx)
}

/** The next products after an id. */
export async function productIdsAfter(db: Db | Tx, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from goods where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from goods`.execute(db)
  return theRow(rows).n
}
