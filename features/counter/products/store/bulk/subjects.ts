import { anyOf, theRow } from '@hojip/platform/db'
import { ownCategory } from '@hojip/catalog/own-category'
import type { Db, Tx } from '@hojip/db'
import { freeUnits } from '@hojip/inventory/store'
import type { LocalText } from '@hojip/platform/i18n'
import type { Fen } from '@hojip/platform/money'
import { sql, type RawBuilder } from 'kysely'
import type { CategoryChange, FreightChange } from '../../rules/bulk-change.ts'
import type { Seller } from '../conditions.ts'

/** The prices of the SKUs on sale of these products. Nobody changes them until the transaction ends. */
export async function pricesHeld(
  tx: Tx,
  shopId: string,
  goodsIds: readonly string[],
): Promise<{ skuId: string; priceFen: Fen }[]> {
  // First the products, as every change of prices does; then the prices as they are once the locks are there.
  await sql`
    select from goods where id = ${anyOf(goodsIds)} order by id for no key update`.execute(tx)
  const { rows } = await sql<{ skuId: string; priceFen: Fen }>`
    select k.id as "skuId", k.price_fen as "priceFen" from sku k join goods g on g.id = k.goods_id
    where g.id = ${anyOf(goodsIds)} and g.shop_id = ${shopId} and k.is_on_sale`.execute(tx)
  return rows
}

/** The units that can be ordered of the SKUs on sale of these products; locked in the order of SKUs, as by orders. */
export async function stockHeld(
  tx: Tx,
  shopId: string,
  goodsIds: readonly string[],
): Promise<{ skuId: string; free: number | null }[]> {
  const { rows } = await sql<{ skuId: string; free: number | null }>`
    select t.sku_id as "skuId", case when t.is_counted then t.on_hand - t.reserved end as free
    from stock t where t.sku_id in (
      select k.id from sku k join goods g on g.id = k.goods_id
      where g.id = ${anyOf(goodsIds)} and g.shop_id = ${shopId} and k.is_on_sale)
    order by t.sku_id for update`.execute(tx)
  return rows
}

/** Those of the products that belong to the shop. */
export async function productsOfShop(tx: Tx, shopId: string, goodsIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from goods where id = ${anyOf(goodsIds)} and shop_id = ${shopId}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Those of the products that have a template of delivery or a category, locked. */
export async function productsHaving(
  tx: Tx,
  shopId: string,
  what: 'freight' | 'category',
  { ids, have }: { ids: readonly string[]; have: string | null },
): Promise<string[]> {
  const held = what === 'freight' ? sql`g.freight_template_id` : ownCategory('g')
  const { rows } = await sql<{ id: string }>`
    select g.id from goods g where g.id = ${anyOf(ids)} and g.shop_id = ${shopId}
      and ${held} is not distinct from ${have}::uuid order by g.id for no key update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The products of these SKUs. */
export async function productsOfSkus(tx: Tx, skuIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct goods_id as id from sku where id = ${anyOf(skuIds)}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** How many SKUs have each price or number of units, or how many products are on sale: what a preview computes with. */
export async function distinctValues(
  db: Db,
  condition: RawBuilder<unknown>,
  kind: 'price' | 'stock' | 'onSale' | 'deleted',
): Promise<{ value: number | null; n: number }[]> {
  const subject = {
    price: sql`k.price_fen`,
    stock: sql`(case when t.is_counted then t.on_hand - t.reserved end)::bigint`,
    onSale: sql`g.is_on_sale::int`,
    deleted: sql`(g.deleted_at is not null)::int`,
  }[kind]
  const skus =
    kind === 'onSale' || kind === 'deleted'
      ? sql``
      : sql`join sku k on k.goods_id = p.goods_id and k.is_on_sale`
  const shelves = kind === 'stock' ? sql`join stock t on t.sku_id = k.id` : sql``
  const { rows } = await sql<{ value: number | null; n: number }>`
    select ${subject} as value, count(*)::int as n
    from shop_product p join goods g on g.id = p.goods_id ${skus} ${shelves} where ${condition} group by 1`.execute(
    db,
  )
  return rows
}

/** Whether the shop has the template; the default one is always there. */
export async function hasTemplate(
  db: Db | Tx,
  { shopId }: Seller,
  templateId: string | null,
): Promise<boolean> {
  if (templateId === null) return true
  const { rows } = await sql`
    select 1 from freight_template where id = ${templateId} and shop_id = ${shopId ?? null}`.execute(db)
  return rows.length > 0
}

/** How many products have the template or category already (1), and how many another one (0). */
export async function moveValues(
  db: Db,
  condition: RawBuilder<unknown>,
  change: FreightChange | CategoryChange,
): Promise<{ value: number; n: number }[]> {
  const has =
    change.type === 'freight'
      ? sql`g.freight_template_id is not distinct from ${change.templateId}::uuid`
      : sql`${ownCategory('g')} = ${change.categoryId}::uuid`
  const { rows } = await sql<{ value: number; n: number }>`
    select (${has})::int as value, count(*)::int as n
    from shop_product p join goods g on g.id = p.goods_id where ${condition} group by 1`.execute(db)
  return rows
}

export async function countChosen(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from shop_product p where ${condition}`.execute(db)
  return theRow(rows).n
}

export interface ExampleRow {
  goodsId: string
  name: LocalText
  choice: number[]
  options: { values: LocalText[] }[]
  priceFen: Fen
  free: number | null
  isOnSale: boolean
  isDeleted: boolean
}

/** A few of the chosen products, each with its cheapest SKU. */
export async function examplesOf(
  db: Db,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<ExampleRow[]> {
  const { rows } = await sql<ExampleRow>`
    select g.id as "goodsId", g.name, k.choice, g.options, k.price_fen as "priceFen", g.is_on_sale as "isOnSale",
      g.deleted_at is not null as "isDeleted", case when t.is_counted then ${freeUnits} end as free
    from (select p.goods_id from shop_product p where ${condition} order by p.goods_id desc limit ${limit}) p
    join goods g on g.id = p.goods_id
    cross join lateral (select * from sku k where k.goods_id = g.id and k.is_on_sale
                        order by k.price_fen, k.id limit 1) k
    left join stock t on t.sku_id = k.id order by g.id desc`.execute(db)
  return rows
}

export interface LeftRow {
  subjectId: string
  name: LocalText
  choice: number[] | null
  options: { values: LocalText[] }[]
  outcome: 'outOfLimits' | 'uncounted' | 'changedSince'
  before: number | null
}

/** What a change has skipped, or left when it was taken back. */
export async function leftOut(db: Db, bulkId: string, limit: number): Promise<LeftRow[]> {
  const { rows } = await sql<LeftRow>`
    select i.subject_id as "subjectId", g.name, k.choice, g.options, i.outcome, i.before
    from (select * from bulk_change_item where bulk_id = ${bulkId} and outcome in ('outOfLimits', 'uncounted', 'changedSince')
          order by outcome, subject_id limit ${limit}) i
    left join sku k on k.id = i.subject_id join goods g on g.id = coalesce(k.goods_id, i.subject_id)
    order by i.outcome, i.subject_id`.execute(db)
  return rows
}
