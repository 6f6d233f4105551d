import type { Db } from '@hojip/db'
import { freeUnits } from '@hojip/inventory/store'
import type { Fen } from '@hojip/platform/money'
import { sql } from 'kysely'

export interface StockPrice {
  skuId: string
  priceFen: Fen
  stock: number
  isOnSale: boolean
}

export async function stockPrices(db: Db, skuIds: readonly string[]): Promise<StockPrice[]> {
  const { rows } = await sql<StockPrice>`
    select k.id as "skuId", k.price_fen as "priceFen", ${freeUnits} as stock,
           k.is_on_sale and g.is_on_sale as "isOnSale"
    from unnest(${skuIds}::uuid[]) with ordinality as wanted (id, place)
    join sku k using (id) join goods g on g.id = k.goods_id left join stock t on t.sku_id = k.id
    order by wanted.place`.execute(db)
  return rows
}
