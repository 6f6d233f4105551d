import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { ProductForm } from '../../contract.ts'
import type { Seller } from '../conditions.ts'
import { formNow } from './drafts.ts'

export interface NewVersion {
  goodsId: string
  number: number
  form: ProductForm
  changed: string[]
  isOnSale: boolean
  /** Null: as the first save found it. */
  userId: string | null
  at: Date
}

/** Adds a version; one that is already there stays as it is. */
export async function addVersion(tx: Tx, version: NewVersion): Promise<void> {
  const { goodsId, number, form, changed, isOnSale, userId, at } = version
  await sql`
    insert into product_version (goods_id, number, content, changed, is_on_sale, user_id, at)
    values (${goodsId}, ${number}, ${JSON.stringify(form)}::jsonb, ${changed}::text[], ${isOnSale}, ${userId}, ${at})
    on conflict do nothing`.execute(tx)
}

export interface VersionRow {
  number: number
  userName: string | null
  at: Date
  isOnSale: boolean
  changed: string[]
}

/** Versions `v` of a product of the viewer's shop. */
function ofShop({ shopId }: Seller, goodsId: string) {
  return sql`v.goods_id = ${goodsId} and exists (select from goods g where g.id = v.goods_id and g.shop_id = ${shopId ?? null})`
}

/** The versions of a product of the viewer's shop, the newest first, and their number. */
export async function listVersions(
  db: Db,
  viewer: Seller,
  goodsId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: VersionRow[]; total: number }> {
  const { rows } = await sql<VersionRow & { total: number }>`
    select v.number, a.name as "userName", v.at, v.is_on_sale as "isOnSale", v.changed, count(*) over ()::int as total
    from product_version v left join account a on a.id = v.user_id
    where ${ofShop(viewer, goodsId)} order by v.number desc limit ${limit} offset ${skip}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** A version, and what the product was like before it. */
export async function findVersion(
  db: Db,
  viewer: Seller,
  goodsId: string,
  number: number,
): Promise<(VersionRow & { form: ProductForm; before: ProductForm | null }) | undefined> {
  const { rows } = await sql<VersionRow & { form: ProductForm; before: ProductForm | null }>`
    select v.number, a.name as "userName", v.at, v.is_on_sale as "isOnSale", v.changed, v.content as form,
      (select b.content from product_version b where b.goods_id = v.goods_id and b.number < v.number
        order by b.number desc limit 1) as before
    from product_version v left join account a on a.id = v.user_id
    where ${ofShop(viewer, goodsId)} and v.number = ${number}`.execute(db)
  const [row] = rows
  return row && { ...row, form: formNow(row.form), before: row.before && formNow(row.before) }
}

export async function addOwnPicture(
  db: Db | Tx,
  picture: { ref: string; shopId: string; userId: string; at: Date },
): Promise<void> {
  const { ref, shopId, userId, at } = picture
  await sql`insert into product_picture (ref, shop_id, user_id, at) values (${ref}, ${shopId}, ${userId}, ${at})`.execute(
    db,
  )
}

/** How many pictures the shop has uploaded since then. */
export async function countPictures(db: Db, shopId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from product_picture where shop_id = ${shopId} and at >= ${since}`.execute(db)
  return rows[0]!.n
}

/** Those of the pictures that the shop has uploaded, or that the product has had. */
export async function ownPictures(
  tx: Tx,
  { shopId }: Seller,
  goodsId: string | undefined,
  refs: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ ref: string }>`
    select w.ref from unnest(${[...refs]}::text[]) as w (ref)
    where exists (select from product_picture p where p.ref = w.ref and p.shop_id = ${shopId ?? null})
      or exists (select from product_version v
        where v.goods_id = ${goodsId ?? null} and jsonb_path_exists(v.content, '$.** ? (@ == $ref)', jsonb_build_object('ref', w.ref)))
      or exists (select from product_version v
        where v.goods_id = ${goodsId ?? null} and position('/pictures/' || w.ref || '-800.webp' in v.content ->> 'body') > 0)`.execute(
    tx,
  )
  return new Set(rows.map(({ ref }) => ref))
}
