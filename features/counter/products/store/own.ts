import { anyOf, theRow } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import { freeUnits } from '@hojip/inventory/store'
import type { Fen } from '@hojip/platform/money'
import { sql } from 'kysely'
import type { Seller } from './conditions.ts'

export interface OwnSku {
  goodsId: string
  priceFen: Fen
  /** Null: not counted. */
  stock: number | null
}

/** A SKU on sale of the viewer's shop; undefined for another shop's. */
export async function ownSku(db: Db | Tx, { shopId }: Seller, skuId: string): Promise<OwnSku | undefined> {
  const { rows } = await sql<OwnSku>`
    select g.id as "goodsId", k.price_fen as "priceFen",
      case when coalesce(t.is_counted, true) then ${freeUnits} end as stock
    from sku k join goods g on g.id = k.goods_id left join stock t on t.sku_id = k.id
    where k.id = ${skuId} and k.is_on_sale and g.shop_id = ${shopId ?? null} and g.deleted_at is null`.execute(
    db,
  )
  return rows[0]
}

/** How many of these products belong to the viewer's shop, deleted ones left out. */
export async function countOwn(
  db: Db | Tx,
  { shopId }: Seller,
  goodsIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from goods
    where id = ${anyOf(goodsIds)} and shop_id = ${shopId ?? null} and deleted_at is null`.execute(db)
  return theRow(rows).n
}
