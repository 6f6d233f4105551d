import type { Db, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import type { FavouriteRow } from './favourites.ts'
import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'

interface Owner {
  userId: string
}

/** One page of the products that the viewer follows, newest first; the prices are those when they were followed. */
export async function productFollowsOf(db: Db, viewer: Owner, page: PageRequest): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select f.id, f.goods_id as "goodsId", f.followed_at as "savedAt", f.price_when_followed_fen as "savedFen",
           g.price_fen as "nowFen", g.is_on_sale as "isOnSale"
    from goods_follow f join goods g on g.id = f.goods_id
    where f.user_id = ${viewer.userId}
    order by f.id desc ${limitOffset(page)}`.execute(db)
  return rows
}

export async function countProductFollows(db: Db | Tx, viewer: Owner): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from goods_follow where user_id = ${viewer.userId}`.execute(db)
  return theRow(rows).n
}

export async function followsProduct(db: Db | Tx, viewer: Owner, goodsId: string): Promise<boolean> {
  const { rows } = await sql`
    select from goods_follow where user_id = ${viewer.userId} and goods_id = ${goodsId}`.execute(db)
  return rows.length > 0
}

/** Follows a product at its current price; false when there is no such product. */
export async function addProductFollow(tx: Tx, viewer: Owner, goodsId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into goods_follow (user_id, goods_id, id, price_when_followed_fen)
    select ${viewer.userId}, id, ${newId()}, price_fen from goods where id = ${goodsId}
    returning 1`.execute(tx)
  return rows.length > 0
}

/** False when the viewer did not follow the product. */
export async function deleteProductFollow(tx: Tx, viewer: Owner, goodsId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from goods_follow where user_id = ${viewer.userId} and goods_id = ${goodsId} returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function deleteAllProductFollows(tx: Tx, owner: Owner): Promise<void> {
  await tx.deleteFrom('goods_follow').where('user_id', '=', owner.userId).execute()
}
