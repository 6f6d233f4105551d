import type { Db } from '@hojip/db'
import { sql } from 'kysely'
import type { ShopTemplate } from '../rules/delivery/reach.ts'

/** The terms of delivery of all shops. */
export async function readFreightTemplates(db: Db): Promise<ShopTemplate[]> {
  const { rows } = await sql<ShopTemplate>`
    select id, shop_id as "shopId", is_default as "isDefault", rule as "freightTemplate",
           free_shipping_from_fen as "freeShippingFromFen", shipping_fee_fen as "shippingFeeFen"
    from freight_template`.execute(db)
  return rows
}
