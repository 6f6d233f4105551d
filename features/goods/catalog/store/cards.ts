import type { Db } from '@hojip/db'
import { freeUnits } from '@hojip/inventory/store'
import { statement } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { CardRow } from '../rules/card.ts'

interface Row extends Omit<CardRow, 'cheapest' | 'options'> {
  /** `id;choice` of the SKU that the card shows, e.g. `0198…;0,2`. */
  cheapest: string
  options: { values: LocalText[] }[] | null
}

const rowsOf = statement(
  (goodsIds: readonly string[]) => sql<Row>`
    select g.id, g.version, g.sn, g.name, g.brand, g.gallery->>0 as picture, g.price_fen as "priceFen",
           k."linePriceFen", g.sales_count as "salesCount", g.comment_count as "commentCount",
           g.rated_count as "ratedCount", g.score_sum as "scoreSum", g.category1_id as "category1Id",
           g.category2_id as "category2Id", g.category3_id as "category3Id", g.is_on_sale as "isOnSale", g.shop_id as "shopId", s.name as "shopName",
           coalesce(f.free_shipping_from_fen, s.free_shipping_from_fen) as "freeShippingFromFen", k.stock, k.kinds, k."isFromPrice", k.cheapest,
           case when k.cheapest like '%;' then null else g.options end as options
    from unnest(${goodsIds}::uuid[]) with ordinality as wanted (id, place)
    join goods g using (id) join shop s on s.id = g.shop_id
    left join freight_template f on f.id = g.freight_template_id
    cross join lateral (
      select least(coalesce(sum(${freeUnits}) filter (where k.is_on_sale), 0), 2000000000)::int as stock,
             count(*) filter (where k.is_on_sale)::int as kinds,
             coalesce(max(k.price_fen) filter (where k.is_on_sale) > min(k.price_fen) filter (where k.is_on_sale), false)
               as "isFromPrice",
             (array_agg(k.line_price_fen order by k.is_on_sale desc, k.price_fen, k.sort, k.id))[1] as "linePriceFen",
             (array_agg(k.id || ';' || array_to_string(k.choice, ',')
                        order by k.is_on_sale desc, k.price_fen, k.sort, k.id))[1] as cheapest
      from sku k left join stock t on t.sku_id = k.id where k.goods_id = g.id having count(*) > 0) k
    order by wanted.place`,
)

/**
 * What cards show of products, in the order of the ids, in one statement by primary keys. Products without any SKU are
 * left out; a SKU off sale is shown only when the product has no other.
 */
export async function cardRows(db: Db, goodsIds: readonly string[]): Promise<CardRow[]> {
  if (goodsIds.length === 0) return []
  return (await rowsOf(db, goodsIds)).map(({ cheapest, options, ...row }) => {
    const [skuId = '', choice = ''] = cheapest.split(';')
    return {
      ...row,
      options: options ?? [],
      cheapest: { skuId, choice: choice ? choice.split(',').map(Number) : [] },
    }
  })
}
