import type { Db, Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import type { Fen } from '@hojip/platform/money'
import { sql } from 'kysely'

export interface NamedProduct {
  id: string
  name: LocalText
  picture: string | null
  /** The asked SKU, when it is one of the product's on sale. */
  skuId: string | null
  /** Its price, or else the product's lowest. */
  priceFen: Fen
  shopName: LocalText
}

/** A product's name, picture and price; undefined when it does not exist. */
export async function namedProduct(
  db: Db | Tx,
  id: string,
  skuId?: string,
): Promise<NamedProduct | undefined> {
  const { rows } = await sql<NamedProduct>`
    select g.id, g.name, g.gallery ->> 0 as picture, k.id as "skuId", coalesce(k.price_fen, g.price_fen) as "priceFen",
      s.name as "shopName"
    from goods g join shop s on s.id = g.shop_id
    left join sku k on k.goods_id = g.id and k.id = ${skuId ?? null} and k.is_on_sale
    where g.id = ${id}`.execute(db)
  return rows[0]
}
