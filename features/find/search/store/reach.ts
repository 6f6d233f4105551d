import { anyOf } from '@hojip/platform/db'
import type { Db } from '@hojip/db'
import type { ShopTemplate, Unreachable } from '@hojip/catalog/rules'
import { sql } from 'kysely'
import { isDelivered } from './conditions.ts'

/** The terms of delivery of all shops. */
export async function readFreightTemplates(db: Db): Promise<ShopTemplate[]> {
  const { rows } = await sql<ShopTemplate>`
    select id, shop_id as "shopId", is_default as "isDefault", rule as "freightTemplate",
           free_shipping_from_fen as "freeShippingFromFen", shipping_fee_fen as "shippingFeeFen"
    from freight_template`.execute(db)
  return rows.map(({ id, shopId, isDefault, freightTemplate, freeShippingFromFen, shippingFeeFen }) => ({
    id,
    shopId,
    isDefault,
    freightTemplate,
    freeShippingFromFen,
    shippingFeeFen,
  }))
}

/** Which of some products are not delivered to a place. */
export async function notDelivered(db: Db, ids: readonly string[], to: Unreachable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select g.goods_id as id from search_goods g
    where g.goods_id = ${anyOf(ids)} and not (${isDelivered(to)})`.execute(db)
  return rows.map(({ id }) => id)
}
