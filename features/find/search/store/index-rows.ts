import { anyOf, theRow } from '@hojip/platform/db'
import type { Db } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { positionColumn, positionOf, type Position } from '@hojip/platform/replica'
import { sql, type RawBuilder } from 'kysely'
import type { FreeFrom } from '../rules/memory/product-index.ts'
import type { IndexRow } from '../rules/memory/product-rows.ts'
import type { Facet } from '../rules/memory/shown-facets.ts'

type Row = Omit<IndexRow, 'facets'> & { facets: string }

/** Search rows (`g`) of products on sale, as the index reads them. */
function indexRows(which: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`
    select g.goods_id as "goodsId", g.shop_id as "shopId", g.freight_template_id as "freightTemplateId",
      array[g.category1_id, g.category2_id, g.category3_id] as "categoryIds",
      g.standing, g.price_fen as "priceFen", g.sales_count as "salesCount", g.rating, g.rated_count as "ratedCount",
      g.is_sold_out as "isSoldOut", array_to_string(g.facets[7:], ' ') as facets,
      coalesce((select (extract(epoch from max(k.line_price_until)) * 1000)::float8 from sku k
        where k.goods_id = g.goods_id and k.is_on_sale and k.line_price_fen is not null), 0) as "reducedUntilMs",
      array_to_string(tsvector_to_array(g.words), ' ') as words,
      array_to_string(tsvector_to_array(g.names), ' ') as names
    from search_goods g where g.is_on_sale and ${which}`
}

function indexRow({ facets, ...row }: Row): IndexRow {
  return { ...row, facets: facets === '' ? [] : facets.split(' ').map(Number) }
}

/** The next products in the default order. */
export async function nextIndexRows(
  db: Db,
  after: { standing: number; goodsId: string } | undefined,
  limit: number,
): Promise<IndexRow[]> {
  const which = after
    ? sql`(g.standing, g.goods_id) < (${after.standing}::smallint, ${after.goodsId}::uuid)`
    : sql`true`
  const { rows } = await indexRows(
    sql`${which} order by g.standing desc, g.goods_id desc limit ${limit}`,
  ).execute(db)
  return rows.map(indexRow)
}

/** Those of some products that are on sale. */
export async function indexRowsOf(db: Db, ids: readonly string[]): Promise<IndexRow[]> {
  const { rows } = await indexRows(sql`g.goods_id = ${anyOf(ids)}`).execute(db)
  return rows.map(indexRow)
}

export async function countOnSale(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from search_goods g where g.is_on_sale limit ${most}) as counted`.execute(
    db,
  )
  return theRow(rows).n
}

/** What the database contained at a moment. */
export interface Moment {
  snapshot: string
  /** Whatever has reached it has all that was committed in the snapshot. Only where there is a replica. */
  position?: Position
}

/** What has been committed since a snapshot, and the moment of this reading. */
export interface Feed extends Moment {
  /** Of each changed product, whether it is still there or not. */
  goodsIds: string[]
}

type FoundMoment = { snapshot: string; lsn?: string }

function momentOf({ snapshot, lsn }: FoundMoment): Moment {
  return lsn === undefined ? { snapshot } : { snapshot, position: positionOf(lsn) }
}

/**
 * The moment that the first reading of all products begins with. A snapshot is read from the primary, since that of a replica
 * leaves out which transactions are under way.
 */
export async function readMoment(db: Db, hasReplica: boolean): Promise<Moment> {
  const { rows } = await sql<FoundMoment>`
    select pg_current_snapshot()::text as snapshot${hasReplica ? positionColumn : sql``}`.execute(db)
  return momentOf(theRow(rows))
}

/**
 * Reads what was not committed yet in an earlier snapshot; a transaction that stays open for long costs nothing each time.
 * @param most more products are cut off
 */
export async function readFeed(
  db: Db,
  { since, most, hasReplica }: { since: string; most: number; hasReplica: boolean },
): Promise<Feed> {
  const { rows } = await sql<FoundMoment & { goodsIds: string[] }>`
    with last as (select ${since}::pg_snapshot as snapshot)
    select pg_current_snapshot()::text as snapshot, array(
      select distinct f.goods_id from search_feed f, last
      where f.txid >= pg_snapshot_xmin(last.snapshot) and not pg_visible_in_snapshot(f.txid, last.snapshot)
        -- What a restored backup brought with it has numbers of another server.
        and f.txid < pg_snapshot_xmax(pg_current_snapshot())
      limit ${most})::text[] as "goodsIds"${hasReplica ? positionColumn : sql``}`.execute(db)
  const found = theRow(rows)
  return { ...momentOf(found), goodsIds: found.goodsIds }
}

/** Deletes what every process has read or does not need any more. */
export async function clearFeed(db: Db, olderThanMs: number): Promise<void> {
  await sql`delete from search_feed where changed_at < now() - ${olderThanMs} * interval '1 millisecond'`.execute(
    db,
  )
}

/** From which price on the shops and the templates deliver free. */
export async function readFreeFrom(db: Db): Promise<FreeFrom> {
  const { rows } = await sql<{ id: string; isShop: boolean; fromFen: number }>`
    select id, false as "isShop", free_shipping_from_fen as "fromFen" from freight_template
    where free_shipping_from_fen is not null
    union all select id, true, free_shipping_from_fen from shop where free_shipping_from_fen is not null`.execute(
    db,
  )
  const of = (isShop: boolean) =>
    new Map(rows.filter((row) => row.isShop === isShop).map(({ id, fromFen }) => [id, fromFen]))
  return { templates: of(false), shops: of(true) }
}

export async function readFacets(db: Db, codes: readonly number[]): Promise<Facet[]> {
  const { rows } = await sql<Facet>`
    select code, kind, axis, name, value from search_facet where code = ${anyOf(codes, 'bigint')}`.execute(db)
  return rows
}

export interface NamedProduct {
  goodsId: string
  name: LocalText
  picture: string | null
}

/** The names and first pictures of products. */
export async function readNamed(db: Db, ids: readonly string[]): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    select id as "goodsId", name, gallery->>0 as picture from goods where id = ${anyOf(ids)}`.execute(db)
  return rows
}
