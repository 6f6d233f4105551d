import type { Db, Tables, Tx } from '@hojip/db'
import { column, insertsOf, jsonOf, limitOffset, type PageRequest, record, theRow } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { ProductForm } from '../../contract.ts'
import type { Seller } from '../conditions.ts'

const insertInto = insertsOf<Tables>()

export interface NewVersion {
  goodsId: string
  number: number
  form: ProductForm
  changed: string[]
  isOnSale: boolean
}

const versionRow = record({
  goods_id: column.uuid,
  number: column.int,
  content: column.jsonb<ProductForm>(),
  changed: column.texts,
  is_on_sale: column.boolean,
  user_id: column.uuid.orNull,
})

/** Adds versions of products; one that is already there stays as it is. */
export async function addVersions(
  tx: Tx,
  versions: readonly NewVersion[],
  by: {
    /** Null: as the first save found it. */
    userId: string | null
    at: Date
  },
): Promise<void> {
  if (versions.length === 0) return
  const { userId, at } = by
  const rows = versions.map(({ goodsId, number, form, changed, isOnSale }) => ({
    goods_id: goodsId,
    number,
    content: form,
    changed,
    is_on_sale: isOnSale,
    user_id: userId,
  }))
  await sql`
    ${insertInto('product_version', { ...versionRow.of(), at: sql<Date>`${at}::timestamptz` })}
    from ${versionRow.rows(jsonOf(rows), 'r')} order by goods_id on conflict do nothing`.execute(tx)
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
  page: PageRequest,
): Promise<{ rows: VersionRow[]; total: number }> {
  const { rows } = await sql<VersionRow & { total: number }>`
    select v.number, a.name as "userName", v.at, v.is_on_sale as "isOnSale", v.changed, count(*) over ()::int as total
    from product_version v left join account a on a.id = v.user_id
    where ${ofShop(viewer, goodsId)} order by v.number desc ${limitOffset(page)}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** A version, and what the product was like before it, as they were stored. */
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
  return rows[0]
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
  return theRow(rows).n
}

/** Whether the shop has uploaded each of the pictures, or the product beside it has had it. */
export async function areOwnPictures(
  tx: Tx,
  { shopId }: Seller,
  named: readonly { goodsId: string | undefined; ref: string }[],
): Promise<boolean> {
  if (named.length === 0) return true
  const { rows } = await sql<{ areOwn: boolean }>`
    select bool_and(
      exists (select from product_picture p where p.ref = w.ref and p.shop_id = ${shopId ?? null})
      or exists (select from product_version v
        where v.goods_id = w.goods_id and jsonb_path_exists(v.content, '$.** ? (@ == $ref)', jsonb_build_object('ref', w.ref)))
      or exists (select from product_version v
        where v.goods_id = w.goods_id and position('/pictures/' || w.ref || '-800.webp' in v.content ->> 'body') > 0)) as "areOwn"
    from unnest(${named.map(({ goodsId }) => goodsId ?? null)}::uuid[], ${named.map(({ ref }) => ref)}::text[]) as w (goods_id, ref)`.execute(
    tx,
  )
  return theRow(rows).areOwn
}
