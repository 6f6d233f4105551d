import type { Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

/** The product `g` of a queue and its shop `s`, where the queue has one. */
export const itsProduct = sql`left join goods g on g.id = q.goods_id left join shop s on s.id = g.shop_id`

/**
 * Whether the product is not sold any more. Its queue has ended then, without anybody who would have to write it down; a product
 * that its shop only takes off the shelf for a while keeps it.
 */
export const isGone = sql<boolean>`
  (g.deleted_at is not null or g.taken_down_at is not null or s.closed_at is not null)`

/** Since when, null where it is sold. */
export const goneAt = sql<Date | null>`least(g.deleted_at, g.taken_down_at, s.closed_at)`

interface WantedProduct {
  name: LocalText
  /** Whether it is on sale, or will be at a time that the shop has set. */
  isForSale: boolean
}

/** The product that a queue is opened for; undefined when it does not exist. */
export async function wantedProduct(tx: Tx, goodsId: string): Promise<WantedProduct | undefined> {
  const { rows } = await sql<WantedProduct>`
    select g.name, not ${isGone} and (g.is_on_sale or g.on_sale_at is not null) as "isForSale"
    from goods g join shop s on s.id = g.shop_id where g.id = ${goodsId}`.execute(tx)
  return rows[0]
}
