import { anyOf } from '@hojip/platform/db'
import { ownCategory } from '@hojip/catalog/own-category'
import {
  productSelected,
  skuJson,
  type StoredSkuValues,
  type StoredValues,
} from '@hojip/catalog/stored-fields'
import type { Db, Tx } from '@hojip/db'
import { freeUnits } from '@hojip/inventory/store'
import type { LocalText } from '@hojip/platform/i18n'
import type { Fen } from '@hojip/platform/money'
import { sql } from 'kysely'
import type { Seller } from '../conditions.ts'

export interface EditedSku extends StoredSkuValues {
  id: string
  choice: number[]
  linePriceFen: Fen | null
  /** Null: not counted. */
  stock: number | null
  /** Units of unpaid orders, which `stock` leaves out. */
  reserved: number
}

/** A product as rows have it, whatever a page for editing shows of it. */
export interface EditedProduct extends Omit<StoredValues, 'keywords'> {
  id: string
  shopId: string
  handle: string
  sn: string
  version: number
  isDeleted: boolean
  /** When it goes on sale by itself. */
  onSaleAt: Date | null
  importHash: string | null
  categoryId: string
  /** Null in products written before search words were stored. */
  keywords: string[] | null
  languages: Partial<Record<keyof LocalText, number>>
  skus: EditedSku[]
}

type Wanted = { id: string } | { handle: string }

/** Whether the shop has the product, and has not deleted it. */
export async function isOwnProduct(db: Db, { shopId }: Seller, goodsId: string): Promise<boolean> {
  const { rows } = await sql`
    select from goods where id = ${goodsId} and shop_id = ${shopId ?? null} and deleted_at is null`.execute(
    db,
  )
  return rows.length > 0
}

/** A product of the viewer's shop; undefined for another shop's, and for a deleted one. */
export async function ownProduct(
  db: Db | Tx,
  seller: Seller,
  wanted: Wanted,
): Promise<EditedProduct | undefined> {
  const [found] = await ownProducts(
    db,
    seller,
    'id' in wanted ? { ids: [wanted.id] } : { handles: [wanted.handle] },
  )
  return found?.isDeleted ? undefined : found
}

/** Those of the products that belong to the viewer's shop, by id; also deleted ones. */
export async function ownProducts(
  db: Db | Tx,
  { shopId }: Seller,
  wanted: { ids: readonly string[] } | { handles: readonly string[] },
): Promise<EditedProduct[]> {
  const which =
    'ids' in wanted ? sql`g.id = ${anyOf(wanted.ids)}` : sql`g.handle = ${anyOf(wanted.handles, 'text')}`
  const { rows } = await sql<EditedProduct>`
    select g.id, g.shop_id as "shopId", g.handle, g.sn, g.version, g.deleted_at is not null as "isDeleted", g.on_sale_at as "onSaleAt",
      g.import_hash as "importHash", ${ownCategory('g')} as "categoryId", g.languages, ${productSelected},
      (select coalesce(jsonb_agg(${skuJson} || jsonb_build_object('id', k.id, 'choice', k.choice, 'linePriceFen', k.line_price_fen,
          'reserved', coalesce(t.reserved, 0), 'stock', case when coalesce(t.is_counted, false) then ${freeUnits} end) order by k.sort, k.id), '[]')
        from sku k left join stock t on t.sku_id = k.id where k.goods_id = g.id) as skus
    from goods g where ${which} and g.shop_id = ${shopId ?? null} order by g.id`.execute(db)
  return rows
}

/** Locks the product until the end of the transaction, also one that does not exist yet: two saves follow each other. */
export async function lockProduct(tx: Tx, seller: Seller, wanted: Wanted): Promise<void> {
  if ('handle' in wanted) return lockProducts(tx, seller, [wanted.handle])
  await sql`select from goods where id = ${wanted.id} and shop_id = ${seller.shopId ?? null} for no key update`.execute(
    tx,
  )
}

/** Locks products by their keys as `lockProduct` does, in the same order for every caller. */
export async function lockProducts(tx: Tx, { shopId }: Seller, handles: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(l.key) from (
      select distinct hashtextextended(h, 91) as key from unnest(${[...handles]}::text[]) as h order by 1 offset 0) as l`.execute(
    tx,
  )
  await sql`
    select from goods where handle = ${anyOf(handles, 'text')} and shop_id = ${shopId ?? null}
    order by id for no key update`.execute(tx)
}

/** Takes SKUs off sale for good and out of the way of new ones, when the axes are no longer the same. */
export async function retireSkus(
  tx: Tx,
  products: readonly Pick<EditedProduct, 'id' | 'version'>[],
): Promise<void> {
  if (products.length === 0) return
  await sql`
    update sku k set is_on_sale = false, choice = array_prepend((-1 - w.version % 30000)::int2, k.choice)
    from unnest(${products.map(({ id }) => id)}::uuid[], ${products.map(({ version }) => version)}::int[]) as w (id, version)
    where k.goods_id = w.id and (k.choice = '{}' or k.choice[1] >= 0)`.execute(tx)
}

/** Stores again which rows of a file products were last imported from: an import of the same rows changes nothing. */
export async function keepImportHashes(
  tx: Tx,
  products: readonly Pick<EditedProduct, 'id' | 'importHash'>[],
): Promise<void> {
  const imported = products.filter(({ importHash }) => importHash !== null)
  if (imported.length === 0) return
  await sql`
    update goods g set import_hash = w.import_hash
    from unnest(${imported.map(({ id }) => id)}::uuid[], ${imported.map((one) => one.importHash)}::text[]) as w (id, import_hash)
    where g.id = w.id`.execute(tx)
}
