import type { Db } from '@hojip/db'
import { statement } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { ImportedProduct } from '../contract.ts'

export interface ImportRow {
  goodsId: string
  category1Id: string
  country: string
  place: LocalText | null
  way: ImportedProduct['way']
  importer: LocalText
  duty: LocalText
  number: string
  landedOn: string
  cameBy: ImportedProduct['cameBy']
  papers: { kind: 'customs' | 'quarantine' | 'origin' | 'label'; number: string; issuedOn: string }[]
}

/** The most imported products that are listed. */
const mostListed = 2_000

const columns = sql`
  g.id as "goodsId", g.category1_id as "category1Id", i.country, p.name as place, i.way, i.importer, i.duty,
  b.number, b.landed_on as "landedOn", b.came_by as "cameBy"`

const newestStatement = statement(
  () => sql<ImportRow>`
    select ${columns}, '[]'::jsonb as papers
    from goods_import i join goods g on g.id = i.goods_id and g.is_on_sale
    cross join lateral (
      select * from import_batch b where b.goods_id = i.goods_id order by b.landed_on desc, b.number desc limit 1) b
    left join origin_place p on p.slug = g.origin_place
    order by b.landed_on desc, g.sales_count desc, g.id desc limit ${sql.lit(mostListed)}`,
)

const batchStatement = statement(
  (number: string) => sql<ImportRow>`
    select ${columns}, b.papers
    from import_batch b join goods_import i using (goods_id) join goods g on g.id = b.goods_id
    left join origin_place p on p.slug = g.origin_place
    where b.number = ${number} order by g.id limit 20`,
)

const arrivedStatement = statement(
  (month: string) => sql<{ goodsId: string; n: number }>`
    select goods_id as "goodsId", count(*)::int as n from import_batch
    where landed_on >= ${month} group by goods_id`,
)

/** Products on sale that have a batch, each with its newest, the newest arrivals first. */
export function importsNow(db: Db): Promise<ImportRow[]> {
  return newestStatement(db)
}

/** Every product with a batch of this number. */
export function batchesOf(db: Db, number: string): Promise<ImportRow[]> {
  return batchStatement(db, number)
}

/** How many batches of each product arrived since a day `YYYY-MM-DD`. */
export async function arrivedSince(db: Db, day: string): Promise<Map<string, number>> {
  return new Map((await arrivedStatement(db, day)).map(({ goodsId, n }) => [goodsId, n]))
}
