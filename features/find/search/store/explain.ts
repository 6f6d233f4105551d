import { anyOf } from '@hojip/platform/db'
import type { Db } from '@hojip/db'
import { sql } from 'kysely'
import type { ProductFilter } from '../rules/product-filter.ts'

/** Why a product has its place. The points are the parts of `search_standing` in the schema. */
export interface Explained {
  goodsId: string
  /** Where the words match: 2 in the name as typed, 1 by other words, and 2 more as what the thing itself is. */
  nameMatch: number
  standing: number
  salesPoints: number
  scorePoints: number
  newPoints: number
  isSoldOut: boolean
}

/** Explains products of a list. */
export async function explainProducts(
  db: Db,
  { words }: ProductFilter,
  goodsIds: readonly string[],
): Promise<Explained[]> {
  const named = (query: string | undefined) =>
    query === undefined ? sql`0` : sql`(s.names @@ ${query}::tsquery)::int`
  const { rows } = await sql<Explained>`
    select s.goods_id as "goodsId", s.standing, s.is_sold_out as "isSoldOut",
      2 * ${named(words?.heads)} + ${named(words?.own)} + ${named(words?.any)} as "nameMatch",
      round((4 * ln(1 + greatest(g.sales_count, 0)) / ln(2))::numeric, 1)::float8 as "salesPoints",
      round((5 * ((g.score_sum + 21.0) / (g.rated_count + 5) - 4.2))::numeric, 1)::float8 as "scorePoints",
      round((4 * greatest(0, 1 - extract(epoch from now() - g.created_at) / 2592000))::numeric, 1)::float8 as "newPoints"
    from search_goods s join goods g on g.id = s.goods_id where s.goods_id = ${anyOf(goodsIds)}`.execute(db)
  return rows
}
