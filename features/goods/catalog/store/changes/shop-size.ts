import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'

export interface ShopSize {
  /** Without deleted ones. */
  products: number
  /** What operators allow this shop; null for what the mall allows every shop. */
  mostProducts: number | null
}

/** How many products a shop has, and may have. Within a transaction that has added one, nobody else can add another. */
export async function shopSize(db: Db | Tx, shopId: string): Promise<ShopSize> {
  const { rows } = await sql<ShopSize>`
    select products, most_products as "mostProducts" from shop_size where shop_id = ${shopId}`.execute(db)
  return rows[0] ?? { products: 0, mostProducts: null }
}

/** The limit that a shop has exceeded; undefined when it has not. `usual` is what the mall allows every shop. */
export async function exceededLimit(tx: Tx, shopId: string, usual: number): Promise<number | undefined> {
  const { products, mostProducts } = await shopSize(tx, shopId)
  const most = mostProducts ?? usual
  return products > most ? most : undefined
}

/** Sets what a shop may have, over the limit that it had; false when another operator was first. */
export async function limitShop(
  tx: Tx,
  shopId: string,
  { before, after }: { before: number | null; after: number | null },
): Promise<boolean> {
  await sql`insert into shop_size (shop_id) values (${shopId}) on conflict do nothing`.execute(tx)
  const { rows } = await sql`
    update shop_size set most_products = ${after}
    where shop_id = ${shopId} and most_products is not distinct from ${before} returning shop_id`.execute(tx)
  return rows.length > 0
}
