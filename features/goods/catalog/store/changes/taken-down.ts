import { anyOf } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import { refreshShopProducts } from './change-products.ts'

/**
 * Takes a product off sale for the mall: it cannot be put on sale until `liftTakeDown`. Returns its shop, undefined when
 * it was taken down already. The caller calls `bumpCatalogVersion` last.
 */
export async function takeDownProduct(tx: Tx, goodsId: string, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ shopId: string }>`
    update goods set taken_down_at = ${at}, is_on_sale = false, on_sale_at = null, closed_with_shop = false,
      version = version + 1, updated_at = now()
    where id = ${goodsId} and taken_down_at is null returning shop_id as "shopId"`.execute(tx)
  await refreshShopProducts(
    tx,
    rows.map(() => goodsId),
  )
  return rows[0]?.shopId
}

/** The shop may put the product on sale again. It stays off sale until then. False when it was not taken down. */
export async function liftTakeDown(tx: Tx, goodsId: string): Promise<boolean> {
  const { rows } = await sql`
    update goods set taken_down_at = null where id = ${goodsId} and taken_down_at is not null returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Whether the mall has taken down one of the products. */
export async function isTakenDown(db: Db | Tx, goodsIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from goods where id = ${anyOf(goodsIds)} and taken_down_at is not null limit 1`.execute(db)
  return rows.length > 0
}

export async function shopOfProduct(db: Db | Tx, goodsId: string): Promise<string | undefined> {
  return (await db.selectFrom('goods').select('shop_id').where('id', '=', goodsId).executeTakeFirst())
    ?.shop_id
}
