import { anyOf } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import { freeUnits } from '@hojip/inventory/store'
import type { Fen } from '@hojip/platform/money'
import { sql } from 'kysely'

/** A saved product that differs from the last comparison. */
export interface ChangedProduct {
  goodsId: string
  wasFen: Fen
  fen: Fen
  /** Null before the first comparison. */
  wasAvailable: boolean | null
  isAvailable: boolean
}

/** Starts to watch products that somebody saves; those that are watched stay as they are. */
export async function watchProducts(tx: Tx, goodsIds: readonly string[]): Promise<void> {
  await sql`
    with new as (
      insert into favourite_goods (goods_id, price_fen)
      select id, price_fen from goods where id = ${anyOf(goodsIds)} order by id
      on conflict (goods_id) do nothing returning goods_id
    )
    insert into favourite_change (goods_id) select goods_id from new`.execute(tx)
}

/** Marks all saved products for comparison, in case something has changed them past the triggers of the tables. */
export async function markAllProducts(db: Db): Promise<void> {
  await sql`insert into favourite_change (goods_id)
    select goods_id from favourite_goods union select goods_id from goods_alert order by goods_id`.execute(db)
}

/**
 * Takes at most `most` marks of changed products. Comparisons run one after the other until their transactions end, so
 * that a late one never stores what an earlier moment was like.
 * @returns the products, each as often as it was marked
 */
export async function takeMarks(tx: Tx, most: number): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('favourites compare', 0))`.execute(tx)
  const { rows } = await sql<{ goodsId: string }>`
    delete from favourite_change where id in (select id from favourite_change order by id limit ${most})
    returning goods_id as "goodsId"`.execute(tx)
  return rows.map(({ goodsId }) => goodsId)
}

/**
 * Those of the products that somebody has saved and whose price or availability has changed. The price of a product off
 * sale does not count. The limit keeps the planner from reading the stock of all products at once.
 */
export async function changedProducts(tx: Tx, goodsIds: readonly string[]): Promise<ChangedProduct[]> {
  const { rows } = await sql<ChangedProduct>`
    select * from (
      select w.goods_id as "goodsId", w.price_fen as "wasFen",
             case when g.is_on_sale then g.price_fen else w.price_fen end as fen,
             w.is_available as "wasAvailable", g.is_on_sale and s.free is not null as "isAvailable"
      from unnest(${goodsIds}::uuid[]) marked(goods_id)
      join favourite_goods w using (goods_id) join goods g on g.id = w.goods_id
      left join lateral (
        select true as free from sku k join stock t on t.sku_id = k.id
        where k.goods_id = g.id and k.is_on_sale and ${freeUnits} > 0 limit 1) s on true) p
    where p."wasFen" <> p.fen or p."wasAvailable" is distinct from p."isAvailable"
    order by p."goodsId"`.execute(tx)
  return rows
}

/** Stores how a product is now. */
export async function storeChange(
  tx: Tx,
  { goodsId, fen, isAvailable }: Pick<ChangedProduct, 'goodsId' | 'fen' | 'isAvailable'>,
): Promise<void> {
  await sql`
    update favourite_goods set price_fen = ${fen}, is_available = ${isAvailable}
    where goods_id = ${goodsId}`.execute(tx)
}

export interface Saver {
  userId: string
  savedFen: Fen
}

/**
 * Users who have saved or follow a product, in the order of their ids, from one on. Who does both is named once, with the
 * higher of the two prices.
 */
export async function saversOf(
  db: Db | Tx,
  goodsId: string,
  from: { after: string | null; limit: number },
): Promise<Saver[]> {
  const { rows } = await sql<Saver>`
    select user_id as "userId", max(fen) as "savedFen" from (
      (select user_id, price_when_saved_fen as fen from favourite
       where goods_id = ${goodsId} and (${from.after}::uuid is null or user_id > ${from.after}::uuid)
       order by user_id limit ${from.limit})
      union all
      (select user_id, price_when_followed_fen from goods_follow
       where goods_id = ${goodsId} and (${from.after}::uuid is null or user_id > ${from.after}::uuid)
       order by user_id limit ${from.limit})) interested
    group by user_id order by user_id limit ${from.limit}`.execute(db)
  return rows
}
