import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'

export interface LineRow {
  id: string
  sku_id: string
  quantity: number
  is_checked: boolean
  price_when_added_fen: number
}

interface Owner {
  userId: string
}

const columns = ['id', 'sku_id', 'quantity', 'is_checked', 'price_when_added_fen'] as const

/** Newest first. */
export const linesOf = (db: Db | Tx, viewer: Owner): Promise<LineRow[]> =>
  db
    .selectFrom('cart_line')
    .select(columns)
    .where('user_id', '=', viewer.userId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const lineOf = (db: Db | Tx, viewer: Owner, id: string): Promise<LineRow | undefined> =>
  db
    .selectFrom('cart_line')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .executeTakeFirst()

/** What SKUs cost when the viewer put them in; those not in the cart are left out. */
export const pricesWhenAdded = async (
  db: Db | Tx,
  viewer: Owner,
  skuIds: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ skuId: string; fen: number }>`
    select sku_id as "skuId", price_when_added_fen as fen from cart_line
    where user_id = ${viewer.userId} and sku_id = any(${skuIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ skuId, fen }) => [skuId, fen]))
}

export const countLines = async (db: Db | Tx, viewer: Owner): Promise<number> => {
  const found = await db
    .selectFrom('cart_line')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('user_id', '=', viewer.userId)
    .executeTakeFirstOrThrow()
  return found.n
}

export interface Added {
  id: string
  skuId: string
  goodsId: string
  quantity: number
  priceFen: number
  stock: number
  /** The cart's most lines; a new line beyond it is not added. */
  maxLines: number
  maxQuantity: number
}

/**
 * Adds to the SKU's line or makes it, in one statement, so that parallel clicks all count. Undefined when
 * the cart is full.
 */
export const upsertLine = async (
  db: Db | Tx,
  viewer: Owner,
  a: Added,
): Promise<{ id: string; quantity: number; kinds: number } | undefined> => {
  const done = await sql<{ id: string; quantity: number; kinds: number }>`
    with mine as (select count(*)::int as n, count(*) filter (where sku_id = ${a.skuId})::int as had
                  from cart_line where user_id = ${viewer.userId})
    insert into cart_line as l (user_id, sku_id, id, goods_id, quantity, price_when_added_fen)
    select ${viewer.userId}, ${a.skuId}, ${a.id}, ${a.goodsId},
           least(${a.quantity}::int, ${a.stock}::int, ${a.maxQuantity}::int), ${a.priceFen}
    from mine where n < ${a.maxLines} or had = 1
    on conflict (user_id, sku_id) do update set
      quantity = greatest(l.quantity, least(l.quantity + ${a.quantity}::int, ${a.stock}::int, ${a.maxQuantity}::int)),
      is_checked = true
    returning l.id, l.quantity, (select n + 1 - had from mine) as kinds`.execute(db)
  return done.rows[0]
}

export const setQuantity = async (
  db: Db | Tx,
  viewer: Owner,
  id: string,
  quantity: number,
): Promise<void> => {
  await db
    .updateTable('cart_line')
    .set({ quantity })
    .where('id', '=', id)
    .where('user_id', '=', viewer.userId)
    .execute()
}

export const setTicks = async (
  db: Db,
  viewer: Owner,
  ids: readonly string[],
  ticked: boolean,
): Promise<void> => {
  if (ids.length === 0) return
  await sql`update cart_line set is_checked = ${ticked}
            where user_id = ${viewer.userId} and id = any(${ids}::uuid[])`.execute(db)
}

export const deleteLines = async (db: Db | Tx, viewer: Owner, ids: readonly string[]): Promise<void> => {
  await sql`delete from cart_line where user_id = ${viewer.userId} and id = any(${ids}::uuid[])`.execute(db)
}

/** The goods of the viewer's lines, each once. */
export const goodsOfLines = async (db: Db | Tx, viewer: Owner, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ goodsId: string }>`
    select distinct goods_id as "goodsId" from cart_line
    where user_id = ${viewer.userId} and id = any(${ids}::uuid[])`.execute(db)
  return rows.map((row) => row.goodsId)
}

/** Of a closed account. */
export const deleteCartOf = async (db: Db | Tx, { userId }: Owner): Promise<void> => {
  await db.deleteFrom('cart_line').where('user_id', '=', userId).execute()
}

/** After an order is placed: what was bought leaves the cart. */
export const deleteBought = async (db: Db | Tx, viewer: Owner, skuIds: readonly string[]): Promise<void> => {
  await sql`delete from cart_line where user_id = ${viewer.userId} and sku_id = any(${skuIds}::uuid[])`.execute(
    db,
  )
}
