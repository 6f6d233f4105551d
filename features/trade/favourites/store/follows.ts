import type { Db, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'

interface Owner {
  userId: string
}

export interface FollowRow {
  id: string
  shopId: string
  followedAt: Date
}

/** One page of the shops that the viewer follows, newest first. */
export async function followsOf(db: Db, viewer: Owner, page: PageRequest): Promise<FollowRow[]> {
  const { rows } = await sql<FollowRow>`
    select id, shop_id as "shopId", followed_at as "followedAt" from follow
    where user_id = ${viewer.userId}
    order by id desc ${limitOffset(page)}`.execute(db)
  return rows
}

export async function countFollows(db: Db | Tx, viewer: Owner): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from follow where user_id = ${viewer.userId}`.execute(db)
  return theRow(rows).n
}

export async function followOf(db: Db | Tx, viewer: Owner, shopId: string): Promise<boolean> {
  const { rows } = await sql`
    select from follow where user_id = ${viewer.userId} and shop_id = ${shopId}`.execute(db)
  return rows.length > 0
}

export async function addFollow(tx: Tx, viewer: Owner, shopId: string): Promise<void> {
  await tx.insertInto('follow').values({ user_id: viewer.userId, shop_id: shopId, id: newId() }).execute()
}

/** The id of the product's shop. */
export async function shopOfProduct(db: Db | Tx, goodsId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select shop_id as id from goods where id = ${goodsId}`.execute(
    db,
  )
  return rows[0]?.id
}

/** False when the viewer did not follow the shop. */
export async function deleteFollow(tx: Tx, viewer: Owner, shopId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from follow where user_id = ${viewer.userId} and shop_id = ${shopId} returning 1`.execute(tx)
  return rows.length > 0
}

/** Deletes all follows and returns their shops. */
export async function deleteAllFollows(tx: Tx, owner: Owner): Promise<string[]> {
  const { rows } = await sql<{ shopId: string }>`
    delete from follow where user_id = ${owner.userId} returning shop_id as "shopId"`.execute(tx)
  return rows.map((row) => row.shopId)
}
