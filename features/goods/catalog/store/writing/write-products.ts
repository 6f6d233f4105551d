import type { Tables, Tx } from '@hojip/db'
import { anyOf, column, insertsOf, jsonOf, record, type RowOf } from '@hojip/platform/db'
import type { LocalText } from '@hojip/platform/i18n'
import type { ReturnRule } from '@hojip/policy/contract'
import { sql } from 'kysely'
import type { productFields, skuFields, StoredField, StoredSkuField } from '../../rules/product-fields.ts'
import type { WrittenLanguages } from '../../rules/written-languages.ts'
import type { ProductOption } from '../../rules/option-params.ts'

const { uuid, text, texts, int, bigint, smallints, boolean, jsonb } = column
const insertInto = insertsOf<Tables>()

export interface KnownProduct {
  id: string
  shopId: string
  handle: string
  sn: string
  importHash: string | null
}

export async function productsByHandles(
  tx: Tx,
  keys: readonly { shopId: string; handle: string }[],
): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select g.id, g.shop_id as "shopId", g.handle, g.sn, g.import_hash as "importHash"
    from unnest(${keys.map((k) => k.shopId)}::uuid[], ${keys.map((k) => k.handle)}::text[]) as k (shop_id, handle)
    join goods g using (shop_id, handle)`.execute(tx)
  return rows
}

/** Names of categories, for the search words of their products. */
export async function categoryNames(tx: Tx, ids: readonly string[]): Promise<Map<string, LocalText>> {
  const { rows } = await sql<{ id: string; name: LocalText }>`
    select id, name from category where id = ${anyOf(ids)}`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** The type of each column that `productFields` names. */
const productColumns = {
  name: jsonb<LocalText>(),
  selling: jsonb<LocalText>(),
  brand: jsonb<LocalText>(),
  gallery: jsonb<string[]>(),
  params: jsonb<[LocalText, LocalText][]>(),
  story: jsonb<{ title: LocalText; text: LocalText; picture: string | null }[]>(),
  body_html: text,
  bodies: jsonb<Partial<LocalText>>(),
  options: jsonb<ProductOption[]>(),
  is_on_sale: boolean,
  person_limit: int.orNull,
  return_rule: column.textOf<ReturnRule>().orNull,
  keywords: texts,
  picture_texts: jsonb<Record<string, Partial<LocalText>>>(),
}

const productRecord = record({
  ...productColumns,
  id: uuid,
  shop_id: uuid,
  handle: text,
  sn: text,
  category1_id: uuid,
  category2_id: uuid.orNull,
  category3_id: uuid.orNull,
  price_fen: bigint,
  sales_count: int,
  import_hash: text.orNull,
  languages: jsonb<WrittenLanguages>(),
})

export type ProductRecord = RowOf<typeof productRecord>

/** The fields of a product as rows have them, by name. */
export type StoredValues = {
  [F in StoredField]: RowOf<{ columns: typeof productColumns }>[(typeof productFields)[F]['column']]
}

/**
 * Writes any number of products in one statement. Those of `storedTexts`, by the ids of their rows, keep the alternative texts
 * of their pictures when they are known. Returns each row's id.
 */
export async function upsertProducts(
  tx: Tx,
  products: readonly ProductRecord[],
  storedTexts: readonly string[],
): Promise<{ id: string; shopId: string; handle: string }[]> {
  const { rows } = await sql<{ id: string; shopId: string; handle: string }>`
    ${insertInto('goods as g', productRecord.of())} from ${productRecord.rows(jsonOf(products), 'r')}
    order by shop_id, handle
    on conflict (shop_id, handle) do update
    set ${productRecord.excludedBut('id', 'shop_id', 'handle', 'sales_count', 'picture_texts')},
      picture_texts = case when excluded.id = any(${[...storedTexts]}::uuid[]) then g.picture_texts
                           else excluded.picture_texts end,
      version = g.version + 1, updated_at = now(), deleted_at = null,
      on_sale_at = case when excluded.is_on_sale then null else g.on_sale_at end
    returning g.id, g.shop_id as "shopId", g.handle`.execute(tx)
  return rows
}

/** The type of each column that `skuFields` names. */
const skuColumns = {
  sn: text,
  price_fen: bigint,
  picture: text.orNull,
  is_on_sale: boolean,
  weight_g: int.orNull,
  gtin: text.orNull,
}

const skuRow = record({ ...skuColumns, id: uuid, goods_id: uuid, choice: smallints, sort: int })

export type SkuRow = RowOf<typeof skuRow>

/** The fields of a SKU as rows have them, by name. */
export type StoredSkuValues = {
  [F in StoredSkuField]: RowOf<{ columns: typeof skuColumns }>[(typeof skuFields)[F]['column']]
}

/** Rows, by their ids, whose SKU keeps what it has when it is known. */
interface StoredOfSkus {
  weights: readonly string[]
  gtins: readonly string[]
}

/** Writes the SKUs by their choice and takes the products' other SKUs off sale. Returns each SKU's id. */
export async function upsertSkus(
  tx: Tx,
  skus: readonly SkuRow[],
  stored: StoredOfSkus,
): Promise<{ id: string; goodsId: string; choice: number[] }[]> {
  const { rows } = await sql<{ id: string; goodsId: string; choice: number[] }>`
    ${insertInto('sku as k', skuRow.of())} from ${skuRow.rows(jsonOf(skus), 'r')}
    order by goods_id, choice
    on conflict (goods_id, choice) do update
    set ${skuRow.excludedBut('id', 'goods_id', 'choice', 'weight_g', 'gtin')},
      weight_g = case when excluded.id = any(${[...stored.weights]}::uuid[]) then k.weight_g else excluded.weight_g end,
      gtin = case when excluded.id = any(${[...stored.gtins]}::uuid[]) then k.gtin else excluded.gtin end
    returning id, goods_id as "goodsId", choice`.execute(tx)
  await sql`
    update sku set is_on_sale = false
    where goods_id = ${anyOf([...new Set(rows.map((r) => r.goodsId))])} and is_on_sale
      and id <> all(${rows.map((r) => r.id)}::uuid[])`.execute(tx)
  return rows
}
