import { anyOf } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import { changeOnSale } from './change-products.ts'

export async function isShopClosed(db: Db | Tx, shopId: string): Promise<boolean> {
  const { rows } = await sql`select from shop where id = ${shopId} and closed_at is not null`.execute(db)
  return rows.length > 0
}

/**
 * Closes a shop for one of the reasons of `supervision`, or opens it (null). From this moment nothing of it can be
 * bought, or everything that is on sale. False when it was so already.
 */
export async function changeShopClosed(
  tx: Tx,
  shopId: string,
  closing: { reason: string; at: Date } | null,
): Promise<boolean> {
  const { rows } = await sql`
    update shop set closed_at = ${closing?.at ?? null}, close_reason = ${closing?.reason ?? null}
    where id = ${shopId} and (closed_at is null) = ${closing !== null} returning id`.execute(tx)
  return rows.length > 0
}

/**
 * Takes up to `limit` products of a closed shop off sale and notes that they were on sale, or puts those of an open shop
 * on sale that were. Returns how many; 0: the products follow their shop. The caller calls `bumpCatalogVersion` last.
 */
export async function followShop(tx: Tx, shopId: string, limit: number): Promise<number> {
  const isClosed = await isShopClosed(tx, shopId)
  const { rows } = await sql<{ id: string }>`
    select id from goods where shop_id = ${shopId} and ${isClosed ? sql`is_on_sale` : sql`closed_with_shop`}
    order by id limit ${limit} for no key update`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await changeOnSale(tx, ids, !isClosed)
  await sql`update goods set closed_with_shop = ${isClosed} where id = ${anyOf(ids)}`.execute(tx)
  return ids.length
}
