import type { Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { GoodsOption } from '../rules/option-params.ts'

export interface KnownGoods {
  id: string
  shopId: string
  handle: string
  sn: string
  importHash: string | null
}

export async function goodsByHandles(
  tx: Tx,
  keys: readonly { shopId: string; handle: string }[],
): Promise<KnownGoods[]> {
  const { rows } = await sql<KnownGoods>`
    select g.id, g.shop_id as "shopId", g.handle, g.sn, g.import_hash as "importHash"
    from unnest(${keys.map((k) => k.shopId)}::uuid[], ${keys.map((k) => k.handle)}::text[]) as k (shop_id, handle)
    join goods g using (shop_id, handle)`.execute(tx)
  return rows
}

/** Names of categories, for the search words of their goods. */
export async function categoryNames(tx: Tx, ids: readonly string[]): Promise<Map<string, LocalText>> {
  const { rows } = await sql<{ id: string; name: LocalText }>`
    select id, name from category where id = any(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.name]))
}

export interface GoodsRow {
  id: string
  shop_id: string
  handle: string
  sn: string
  category1_id: string
  category2_id: string | null
  category3_id: string | null
  name: LocalText
  selling: LocalText
  brand: LocalText
  gallery: string[]
  params: [LocalText, LocalText][]
  story: { title: LocalText; text: LocalText; picture: string | null }[]
  body_html: string
  options: GoodsOption[]
  price_fen: number
  line_price_fen: number | null
  sales_count: number
  is_on_sale: boolean
  import_hash: string | null
  /** Words parted by single spaces. */
  search: string
  name_search: string
}

/** One statement for any number of goods. Gives the id under which each row ended. */
export async function upsertGoods(
  tx: Tx,
  goods: readonly GoodsRow[],
): Promise<{ id: string; shopId: string; handle: string }[]> {
  const { rows } = await sql<{ id: string; shopId: string; handle: string }>`
    insert into goods as g (id, shop_id, handle, sn, category1_id, category2_id, category3_id, name, selling, brand,
      gallery, params, story, body_html, options, price_fen, line_price_fen, sales_count, is_on_sale, import_hash,
      search, name_search)
    select id, shop_id, handle, sn, category1_id, category2_id, category3_id, name, selling, brand,
      gallery, params, story, body_html, options, price_fen, line_price_fen, sales_count, is_on_sale, import_hash,
      array_to_tsvector(string_to_array(search, ' ')), array_to_tsvector(string_to_array(name_search, ' '))
    from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) as r (id uuid, shop_id uuid, handle text, sn text,
      category1_id uuid, category2_id uuid, category3_id uuid, name jsonb, selling jsonb, brand jsonb, gallery jsonb,
      params jsonb, story jsonb, body_html text, options jsonb, price_fen bigint, line_price_fen bigint,
      sales_count int, is_on_sale boolean, import_hash text, search text, name_search text)
    order by shop_id, handle
    on conflict (shop_id, handle) do update set sn = excluded.sn, category1_id = excluded.category1_id,
      category2_id = excluded.category2_id, category3_id = excluded.category3_id, name = excluded.name,
      selling = excluded.selling, brand = excluded.brand, gallery = excluded.gallery, params = excluded.params,
      story = excluded.story, body_html = excluded.body_html, options = excluded.options,
      price_fen = excluded.price_fen, line_price_fen = excluded.line_price_fen, is_on_sale = excluded.is_on_sale,
      import_hash = excluded.import_hash, search = excluded.search, name_search = excluded.name_search,
      version = g.version + 1, updated_at = now()
    returning g.id, g.shop_id as "shopId", g.handle`.execute(tx)
  return rows
}

export interface SkuRow {
  id: string
  goods_id: string
  sn: string
  choice: number[]
  price_fen: number
  line_price_fen: number | null
  picture: string | null
  sort: number
}

/** Writes the SKUs by their choice and takes the goods' other SKUs off sale. Gives each SKU's id. */
export async function upsertSkus(
  tx: Tx,
  skus: readonly SkuRow[],
): Promise<{ id: string; goodsId: string; choice: number[] }[]> {
  const { rows } = await sql<{ id: string; goodsId: string; choice: number[] }>`
    insert into sku (id, goods_id, sn, choice, price_fen, line_price_fen, picture, sort)
    select id, goods_id, sn, choice, price_fen, line_price_fen, picture, sort
    from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as r (id uuid, goods_id uuid, sn text,
      choice smallint[], price_fen bigint, line_price_fen bigint, picture text, sort int)
    order by goods_id, choice
    on conflict (goods_id, choice) do update set sn = excluded.sn, price_fen = excluded.price_fen,
      line_price_fen = excluded.line_price_fen, picture = excluded.picture, sort = excluded.sort, is_on_sale = true
    returning id, goods_id as "goodsId", choice`.execute(tx)
  await sql`
    update sku set is_on_sale = false
    where goods_id = any(${[...new Set(rows.map((r) => r.goodsId))]}::uuid[]) and is_on_sale
      and id <> all(${rows.map((r) => r.id)}::uuid[])`.execute(tx)
  return rows
}
