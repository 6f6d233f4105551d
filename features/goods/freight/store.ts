import { listedTerms, type FreightRule } from '@hojip/catalog/rules'
import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'

/** Who works for a shop. */
export interface Seller {
  shopId?: string | undefined
}

export interface TemplateRow {
  id: string
  name: string
  isDefault: boolean
  version: number
  rule: FreightRule
  updatedAt: Date
}

const columns = sql`id, name, is_default as "isDefault", version, rule, updated_at as "updatedAt"`

/** The default one first, then in the order in which they were made. */
export async function templatesOf(db: Db | Tx, { shopId }: Seller): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select ${columns} from freight_template where shop_id = ${shopId ?? null}
    order by is_default desc, created_at, id`.execute(db)
  return rows
}

/** How many products use each template; null: none of their own. */
export async function productsByTemplate(
  db: Db | Tx,
  { shopId }: Seller,
): Promise<Map<string | null, number>> {
  const { rows } = await sql<{ id: string | null; n: number }>`
    select freight_template_id as id, count(*)::int as n from goods where shop_id = ${shopId ?? null} group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** All templates of the shop, locked in the order of ids: those who change them come one after the other. */
export async function lockTemplates(tx: Tx, { shopId }: Seller): Promise<TemplateRow[]> {
  await sql`select from shop where id = ${shopId ?? null} for no key update`.execute(tx)
  const { rows } = await sql<TemplateRow>`
    select ${columns} from freight_template where shop_id = ${shopId ?? null} order by id for no key update`.execute(
    tx,
  )
  return rows
}

interface Written {
  id: string
  name: string
  rule: FreightRule
  at: Date
}

export async function insertTemplate(
  tx: Tx,
  { shopId }: Seller,
  { id, name, rule, at }: Written,
): Promise<void> {
  const { freeShippingFromFen, shippingFeeFen } = listedTerms(rule)
  await sql`
    insert into freight_template (id, shop_id, name, rule, free_shipping_from_fen, shipping_fee_fen, created_at, updated_at)
    values (${id}, ${shopId!}, ${name}, ${JSON.stringify(rule)}::jsonb, ${freeShippingFromFen}, ${shippingFeeFen}, ${at}, ${at})`.execute(
    tx,
  )
}

/** Writes a template that is locked and has changed. */
export async function updateTemplate(
  tx: Tx,
  { shopId }: Seller,
  { id, name, rule, at }: Written,
): Promise<void> {
  const { freeShippingFromFen, shippingFeeFen } = listedTerms(rule)
  await sql`
    update freight_template set name = ${name}, rule = ${JSON.stringify(rule)}::jsonb, version = version + 1,
      free_shipping_from_fen = ${freeShippingFromFen}, shipping_fee_fen = ${shippingFeeFen}, updated_at = ${at}
    where id = ${id} and shop_id = ${shopId!}`.execute(tx)
  await copyDefault(tx, { shopId })
}

/** Copies the terms of the default template to its shop, where most reads find them. */
async function copyDefault(tx: Tx, { shopId }: Seller): Promise<void> {
  await sql`
    update shop s set freight_template = t.rule, free_shipping_from_fen = t.free_shipping_from_fen,
      shipping_fee_fen = t.shipping_fee_fen
    from freight_template t where t.shop_id = s.id and t.is_default and s.id = ${shopId!}
      and (s.freight_template, s.free_shipping_from_fen, s.shipping_fee_fen)
        is distinct from (t.rule, t.free_shipping_from_fen, t.shipping_fee_fen)`.execute(tx)
}

export async function makeDefault(tx: Tx, { shopId }: Seller, id: string): Promise<void> {
  await sql`
    update freight_template set is_default = false where shop_id = ${shopId!} and is_default and id <> ${id}`.execute(
    tx,
  )
  await sql`update freight_template set is_default = true where shop_id = ${shopId!} and id = ${id}`.execute(
    tx,
  )
  await copyDefault(tx, { shopId })
}

/** Moves some products to another template; returns how many. */
export async function moveProducts(
  tx: Tx,
  { shopId }: Seller,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<number> {
  const { rows } = await sql`
    with held as (
      select id from goods where freight_template_id = ${from} and shop_id = ${shopId ?? null}
      order by id limit ${limit} for no key update)
    update goods g set freight_template_id = ${to}, version = g.version + 1
    from held where g.id = held.id returning 1`.execute(tx)
  return rows.length
}

/** Waits for those who attach products to it. */
export async function holdTemplate(tx: Tx, { shopId }: Seller, id: string): Promise<void> {
  await sql`select from freight_template where id = ${id} and shop_id = ${shopId ?? null} for update`.execute(
    tx,
  )
}

export async function removeTemplate(tx: Tx, { shopId }: Seller, id: string): Promise<void> {
  await sql`delete from freight_template where id = ${id} and shop_id = ${shopId ?? null}`.execute(tx)
}

/** The cheapest SKU of a product of the shop, those on sale first. */
export async function skuToTry(
  db: Db,
  { shopId }: Seller,
  goodsId: string,
): Promise<{ priceFen: number; weightG: number | null } | undefined> {
  const { rows } = await sql<{ priceFen: number; weightG: number | null }>`
    select k.price_fen as "priceFen", k.weight_g as "weightG" from sku k join goods g on g.id = k.goods_id
    where g.id = ${goodsId} and g.shop_id = ${shopId ?? null} order by k.is_on_sale desc, k.price_fen, k.id limit 1`.execute(
    db,
  )
  return rows[0]
}
