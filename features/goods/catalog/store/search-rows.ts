import type { Db, Tables, Tx } from '@hojip/db'
import { anyOf, column, insertsOf, jsonOf, record, theRow } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { SearchedField } from '../rules/product-fields.ts'
import type { Searched } from '../rules/words/searched-by.ts'
import { searchedSelected, type StoredValues } from './fragments/stored-fields.ts'

const { bigint, bigints, jsonb, text, texts, uuid } = column
const insertInto = insertsOf<Tables>()

const searchRow = record({ goods_id: uuid, vocabulary: texts, words: text, names: text, codes: bigints })
const facetRow = record({
  code: bigint,
  kind: column.textOf<'brand' | 'option' | 'origin'>(),
  axis: bigint,
  name: jsonb<LocalText>(),
  value: jsonb<LocalText>(),
})

const isSoldOut = sql<boolean>`not exists (select from sku k join stock t on t.sku_id = k.id
  where k.goods_id = g.id and k.is_on_sale and (t.on_hand > t.reserved or not t.is_counted))`
const rating = sql<number>`case when g.rated_count = 0 then 0 else g.score_sum::real / g.rated_count end`

/**
 * Writes what products are found by, in two statements; rows that are the same already stay, with all their indexes. To be called after the products, their SKUs and their stock
 * are written, from which it takes price, sales and whether anything is left.
 */
export async function putSearchRows(
  tx: Tx,
  products: readonly ({ goodsId: string } & Searched)[],
): Promise<void> {
  const facets = new Map(products.flatMap((product) => product.facets.map((facet) => [facet.code, facet])))
  await sql`
    ${insertInto('search_facet', facetRow.of())} from ${facetRow.rows(jsonOf([...facets.values()]), 'r')}
    order by code on conflict (code) do nothing`.execute(tx)
  const rows = products.map(({ goodsId, vocabulary, words, names, codes }) => ({
    goods_id: goodsId,
    vocabulary,
    words,
    names,
    codes,
  }))
  const made = {
    goods_id: sql<string>`g.id`,
    vocabulary: sql<string[]>`r.vocabulary`,
    shop_id: sql<string>`g.shop_id`,
    category1_id: sql<string>`g.category1_id`,
    category2_id: sql<string>`g.category2_id`,
    category3_id: sql<string>`g.category3_id`,
    is_on_sale: sql<boolean>`g.is_on_sale`,
    is_sold_out: sql<boolean>`n.is_sold_out`,
    standing: sql<number>`n.standing`,
    price_fen: sql<number>`g.price_fen`,
    sales_count: sql<number>`g.sales_count`,
    rating,
    rated_count: sql<number>`g.rated_count`,
    facets: sql<
      number[]
    >`search_steps(g.id, n.standing, g.price_fen, g.sales_count, g.created_at, ${rating}::real) || r.codes`,
    words: sql<string>`array_to_tsvector(string_to_array(r.words, ' '))`,
    names: sql<string>`array_to_tsvector(string_to_array(r.names, ' '))`,
  }
  const columns = Object.keys(made).slice(1)
  const set = columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  const [old, own] = ['s', 'excluded'].map((row) =>
    sql.join(columns.map((name) => sql.ref(`${row}.${name}`))),
  )
  await sql`
    ${insertInto('search_goods as s', made)}
    from ${searchRow.rows(jsonOf(rows), 'r')} join goods g on g.id = r.goods_id
    cross join lateral (select ${isSoldOut} as is_sold_out) as o
    cross join lateral (select o.is_sold_out,
      search_standing(g.sales_count, g.rated_count, g.score_sum, g.created_at, o.is_sold_out) as standing) as n
    order by g.id
    on conflict (goods_id) do update set ${sql.join(set)} where (${old}) is distinct from (${own})`.execute(
    tx,
  )
}

/** What a product's search row is made from. */
export interface SearchSource extends Omit<Pick<StoredValues, SearchedField>, 'keywords'> {
  id: string
  sn: string
  /** Null in products written before search words were stored. */
  keywords: string[] | null
  categories: LocalText[]
  /** The words found so far, when `keywords` is null. */
  words: string[] | null
}

const source = sql`
    select g.id, g.sn, ${searchedSelected},
      (select coalesce(jsonb_agg(c.name order by c.level), '[]') from category c
        where c.id in (g.category1_id, g.category2_id, g.category3_id)) as categories,
      case when g.keywords is null then
        (select tsvector_to_array(s.words) from search_goods s where s.goods_id = g.id) end as words
    from goods g`

/** The next products after an id, locked so that nobody writes them meanwhile. */
export async function searchSources(tx: Tx, after: string, limit: number): Promise<SearchSource[]> {
  const { rows } = await sql<SearchSource>`
    ${source} where g.id > ${after} order by g.id limit ${limit} for no key update of g`.execute(tx)
  return rows
}

/** These products, which the caller has locked. */
export async function searchSourcesOf(tx: Tx, goodsIds: readonly string[]): Promise<SearchSource[]> {
  const { rows } = await sql<SearchSource>`
    ${source} where g.id = ${anyOf(goodsIds)} order by g.id`.execute(tx)
  return rows
}

export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from goods`.execute(db)
  return theRow(rows).n
}
