import type { Db, Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import type { Fen } from '@hojip/platform/money'
import { sql } from 'kysely'

export interface NamedProduct {
  id: string
  name: LocalText
  picture: string | null
  priceFen: Fen
  shopName: LocalText
}

/** A product's name, picture and price; undefined when it does not exist. */
export async function namedProduct(db: Db | Tx, id: string): Promise<NamedProduct | undefined> {
  const { rows } = await sql<NamedProduct>`
    select g.id, g.name, g.gallery ->> 0 as picture, g.price_fen as "priceFen", s.name as "shopName"
    from goods g join shop s on s.id = g.shop_id where g.id = ${id}`.execute(db)
  return rows[0]
}
