import { anyOf } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import type { Fen } from '@hojip/platform/money'
import type { ReturnRule } from '@hojip/policy/contract'
import { sql } from 'kysely'
import { ownCategory } from './own-category.ts'

export interface PriceChange {
  skuId: string
  priceFen: Fen
  /** The price that the change was made from. */
  beforeFen: Fen
}

/**
 * Replaces the prices of SKUs on sale that still have the given price; returns the ids of those. Their products are
 * locked first, in the order of ids, and read again afterwards: of two changes of one product, the later one computes
 * its lowest price from both. Search, lists and open pages follow; the caller calls `bumpCatalogVersion` last.
 */
export async function changePrices(tx: Tx, changes: readonly PriceChange[]): Promise<string[]> {
  const ids = changes.map(({ skuId }) => skuId)
  const held = await sql<{ id: string }>`
    select g.id from goods g where g.id in (select goods_id from sku where id = ${anyOf(ids)})
    order by g.id for no key update`.execute(tx)
  const changed = await sql<{ id: string }>`
    with wanted as (
      select * from unnest(${ids}::uuid[], ${changes.map((one) => one.priceFen)}::bigint[],
        ${changes.map((one) => one.beforeFen)}::bigint[]) as w (sku_id, price_fen, before_fen)
    )
    update sku k set price_fen = w.price_fen from wanted w
    where k.id = w.sku_id and k.is_on_sale and k.price_fen = w.before_fen returning k.id`.execute(tx)
  if (changed.rows.length === 0) return []
  const goodsIds = held.rows.map(({ id }) => id)
  await sql`
    update goods g set price_fen = k.lowest, version = g.version + 1, updated_at = now()
    from (select goods_id, min(price_fen) as lowest from sku
          where goods_id in (select goods_id from sku where id = ${anyOf(changed.rows.map(({ id }) => id))})
            and is_on_sale group by goods_id) k
    where g.id = k.goods_id`.execute(tx)
  await refreshShopProducts(tx, goodsIds)
  return changed.rows.map(({ id }) => id)
}

/** A product whose state was changed, and when it would have gone on sale by itself, which the change has ended. */
export interface Switched {
  id: string
  onSaleAt: Date | null
}

/**
 * Takes products on or off sale; returns those that were not so before. A deleted product stays off sale, and so does one
 * of a closed shop. As `changePrices` otherwise.
 */
export async function changeOnSale(
  tx: Tx,
  goodsIds: readonly string[],
  isOnSale: boolean,
): Promise<Switched[]> {
  const { rows } = await sql<Switched>`
    with locked as (
      select id, on_sale_at from goods where id = ${anyOf(goodsIds)} order by id for no key update
    )
    update goods g set is_on_sale = ${isOnSale}, on_sale_at = null, version = g.version + 1, updated_at = now()
    from locked where g.id = locked.id and g.is_on_sale <> ${isOnSale} and g.deleted_at is null
      and not (${isOnSale} and exists (select from shop s where s.id = g.shop_id and s.closed_at is not null))
      and not (${isOnSale} and g.taken_down_at is not null)
    returning g.id, locked.on_sale_at as "onSaleAt"`.execute(tx)
  await refreshShopProducts(
    tx,
    rows.map(({ id }) => id),
  )
  return rows
}

/**
 * Deletes products of a shop, which takes them off sale, or brings them back off sale; returns those that were not so
 * before, and whether they were on sale. As `changePrices` otherwise.
 */
export async function changeDeleted(
  tx: Tx,
  shopId: string,
  goodsIds: readonly string[],
  isDeleted: boolean,
): Promise<(Switched & { wasOnSale: boolean })[]> {
  const { rows } = await sql<Switched & { wasOnSale: boolean }>`
    with locked as (
      select id, is_on_sale, on_sale_at from goods
      where id = ${anyOf(goodsIds)} and shop_id = ${shopId} order by id for no key update
    )
    update goods g set deleted_at = case when ${isDeleted} then now() end, is_on_sale = g.is_on_sale and not ${isDeleted},
      on_sale_at = null, version = g.version + 1, updated_at = now()
    from locked where g.id = locked.id and (g.deleted_at is null) = ${isDeleted}
    returning g.id, locked.is_on_sale as "wasOnSale", locked.on_sale_at as "onSaleAt"`.execute(tx)
  await refreshShopProducts(
    tx,
    rows.map(({ id }) => id),
  )
  return rows
}

/**
 * Sets when a product that is off sale goes on sale by itself (null: not by itself). False when it is on sale or deleted.
 */
export async function scheduleOnSale(
  tx: Tx,
  shopId: string,
  goodsId: string,
  onSaleAt: Date | null,
): Promise<boolean> {
  const { rows } = await sql`
    update goods set on_sale_at = ${onSaleAt}
    where id = ${goodsId} and shop_id = ${shopId} and not is_on_sale and deleted_at is null
      and taken_down_at is null returning id`.execute(tx)
  return rows.length > 0
}

/** Lets products go on sale by themselves again when they would have; a moment that has passed meanwhile is not made up for. */
export async function rescheduleOnSale(tx: Tx, products: readonly Switched[]): Promise<void> {
  await sql`
    update goods g set on_sale_at = w.at
    from unnest(${products.map(({ id }) => id)}::uuid[], ${products.map(({ onSaleAt }) => onSaleAt)}::timestamptz[])
      as w (id, at)
    where g.id = w.id and w.at > now() and not g.is_on_sale and g.deleted_at is null
      and g.taken_down_at is null`.execute(tx)
}

/**
 * Puts products of a shop under a template of delivery (null: the shop's default one) and returns what they had before. A
 * template that is gone meanwhile changes nothing. The caller calls `bumpCatalogVersion` last.
 */
export async function changeFreight(
  tx: Tx,
  shopId: string,
  goodsIds: readonly string[],
  templateId: string | null,
): Promise<{ id: string; before: string | null }[]> {
  const held = await sql`
    select from freight_template where id = ${templateId} and shop_id = ${shopId} for key share`.execute(tx)
  if (templateId !== null && held.rows.length === 0) return []
  const { rows } = await sql<{ id: string; before: string | null }>`
    with locked as (
      select id, freight_template_id as before from goods
      where id = ${anyOf(goodsIds)} and shop_id = ${shopId} order by id for no key update
    )
    update goods g set freight_template_id = ${templateId}, version = g.version + 1, updated_at = now()
    from locked where g.id = locked.id and locked.before is distinct from ${templateId}::uuid
    returning g.id, locked.before`.execute(tx)
  await refreshShopProducts(
    tx,
    rows.map(({ id }) => id),
  )
  return rows
}

/**
 * The ids of a category, or of the one it was merged into, and those above it, from the first level down; empty for an
 * unknown category.
 */
export async function categoryPathTo(db: Db | Tx, categoryId: string): Promise<string[]> {
  return (await categoryPathsTo(db, [categoryId])).get(categoryId) ?? []
}

/** `categoryPathTo` of each of these that there is. */
export async function categoryPathsTo(
  db: Db | Tx,
  categoryIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; path: string[] }>`
    select w.id, p.path from unnest(${[...new Set(categoryIds)]}::text[]) as w (id)
    cross join lateral (select category_path(w.id::uuid) as path) p where cardinality(p.path) > 0`.execute(db)
  return new Map(rows.map(({ id, path }) => [id, path]))
}

/** The rules of returns of categories, by category: its own, or that of the nearest one above that has one. */
export async function categoryReturns(
  db: Db | Tx,
  categoryIds: readonly string[],
): Promise<Map<string, ReturnRule>> {
  if (categoryIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; rule: ReturnRule }>`
    select w.id, coalesce((
      select c.return_rule from category c
      where c.id = any(category_path(w.id)) and c.return_rule is not null order by c.level desc limit 1), 'noReason') as rule
    from unnest(${[...new Set(categoryIds)]}::uuid[]) as w (id)`.execute(db)
  return new Map(rows.map(({ id, rule }) => [id, rule]))
}

/** A product that has another category than before, and its own rule of returns where that went with the former one. */
export interface Moved {
  id: string
  before: string
  droppedRule: ReturnRule | null
}

/**
 * Writes the category of a shop's products, and takes from those that move any other rule of returns than these; returns
 * those that had another category. Products that have no rule of their own get the one of `formerRules`, if there is one.
 */
export async function writeCategory(
  tx: Tx,
  shopId: string,
  goodsIds: readonly string[],
  {
    path,
    returnRules,
    formerRules,
  }: {
    path: readonly string[]
    returnRules: readonly ReturnRule[]
    formerRules: ReadonlyMap<string, ReturnRule>
  },
): Promise<Moved[]> {
  const [first, second = null, third = null] = path
  const { rows } = await sql<Moved>`
    with former as (
      select * from unnest(${[...formerRules.keys()]}::uuid[], ${[...formerRules.values()]}::text[]) as f (id, rule)
    ), locked as (
      select id, ${ownCategory('goods')} as before, return_rule as own_rule,
        case when return_rule is null then (select rule from former f where f.id = goods.id)
          when return_rule = any(${[...returnRules]}::text[]) then return_rule end as rule
      from goods
      where id = ${anyOf(goodsIds)} and shop_id = ${shopId} order by id for no key update
    )
    update goods g set category1_id = ${first}, category2_id = ${second}, category3_id = ${third},
      return_rule = locked.rule, version = g.version + 1, updated_at = now()
    from locked where g.id = locked.id and locked.before <> ${path.at(-1)}::uuid
    returning g.id, locked.before,
      case when locked.rule is null then locked.own_rule end as "droppedRule"`.execute(tx)
  return rows
}

/**
 * Writes the rows of these products in the lists of their shops' staff anew. To be called last, after the products, their
 * SKUs and their stock are written.
 */
export async function refreshShopProducts(tx: Tx, goodsIds: readonly string[]): Promise<void> {
  if (goodsIds.length > 0) await sql`select refresh_shop_products(${[...goodsIds]}::uuid[])`.execute(tx)
}
