import type { Db, Tx } from '@hojip/db'
import { anyOf, limitOffset, type PageRequest, theRow, wordPatterns } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import type { Fen } from '@hojip/platform/money'
import { sql } from 'kysely'

interface Owner {
  userId: string
}

export interface FavouriteRow {
  id: string
  goodsId: string
  savedAt: Date
  savedFen: Fen
  nowFen: Fen
  isOnSale: boolean
}

const isCheaper = sql<boolean>`(g.is_on_sale and g.price_fen < f.price_when_saved_fen)`

/** Favourites whose product or shop has every word in its names; without words all of them. */
function named(words: string | undefined) {
  if (!words) return sql`true`
  const patterns = wordPatterns(words)
  if (patterns.length === 0) return sql`false`
  return sql`(select string_agg(n.value, '|') from shop s
      cross join lateral (select value from jsonb_each_text(g.name) union all select value from jsonb_each_text(s.name)) n
      where s.id = g.shop_id) ilike all(${patterns}::text[])`
}

/** One page of the viewer's favourites, newest first. */
export async function favouritesOf(
  db: Db,
  viewer: Owner,
  asked: { onlyPriceDrop: boolean; words: string | undefined } & PageRequest,
): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select f.id, f.goods_id as "goodsId", f.saved_at as "savedAt", f.price_when_saved_fen as "savedFen",
           g.price_fen as "nowFen", g.is_on_sale as "isOnSale"
    from favourite f join goods g on g.id = f.goods_id
    where f.user_id = ${viewer.userId} and (not ${asked.onlyPriceDrop}::boolean or ${isCheaper})
      and ${named(asked.words)}
    order by f.id desc ${limitOffset(asked)}`.execute(db)
  return rows
}

export async function countFavourites(
  db: Db | Tx,
  viewer: Owner,
  words?: string,
): Promise<{ total: number; cheaper: number }> {
  const { rows } = await sql<{ total: number; cheaper: number }>`
    select count(*)::int as total, count(*) filter (where ${isCheaper})::int as cheaper
    from favourite f join goods g on g.id = f.goods_id
    where f.user_id = ${viewer.userId} and ${named(words)}`.execute(db)
  return theRow(rows)
}

/** Those of the products that the viewer has saved. */
export async function savedOf(db: Db | Tx, viewer: Owner, goodsIds: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }>`
    select goods_id as id from favourite
    where user_id = ${viewer.userId} and goods_id = ${anyOf(goodsIds)}`.execute(db)
  return new Set(rows.rows.map((row) => row.id))
}

/**
 * Locks the viewer's row until the transaction ends, so that limits hold for concurrent requests; false for a closed
 * account.
 */
export async function holdOwner(tx: Tx, viewer: Owner): Promise<boolean> {
  const { rows } = await sql`
    select from account where id = ${viewer.userId} and closed_at is null for no key update`.execute(tx)
  return rows.length > 0
}

/** Saves products at their current price; unknown ones are left out. Returns the ids that were saved. */
export async function addFavourites(tx: Tx, viewer: Owner, goodsIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ goodsId: string }>`
    insert into favourite (user_id, goods_id, id, price_when_saved_fen)
    select ${viewer.userId}, g.id, wanted.id, g.price_fen
    from unnest(${goodsIds}::uuid[], ${goodsIds.map(() => newId())}::uuid[]) as wanted (goods_id, id)
    join goods g on g.id = wanted.goods_id
    on conflict (user_id, goods_id) do nothing
    returning goods_id as "goodsId"`.execute(tx)
  return rows.map((row) => row.goodsId)
}

export async function deleteFavourites(
  db: Db | Tx,
  viewer: Owner,
  goodsIds: readonly string[],
): Promise<void> {
  await sql`delete from favourite
            where user_id = ${viewer.userId} and goods_id = ${anyOf(goodsIds)}`.execute(db)
}

export async function deleteAllFavourites(tx: Tx, owner: Owner): Promise<void> {
  await tx.deleteFrom('favourite').where('user_id', '=', owner.userId).execute()
}
