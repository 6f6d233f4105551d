import type { Db, Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { ProductForm } from '../../contract.ts'
import { formNow } from '../../rules/form/form-now.ts'
import type { Seller } from '../conditions.ts'
import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'

export interface DraftRow {
  id: string
  goodsId: string | null
  form: ProductForm
  base: ProductForm
  revision: number
  authorId: string
  authorName: string
  savedAt: Date
}

type Wanted = { id: string } | { goodsId: string }

/** Holds the shop's drafts until the end of the transaction: two saves follow each other. */
export async function holdDrafts(tx: Tx, { shopId }: Seller): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`product drafts ${shopId ?? ''}`}, 0))`.execute(
    tx,
  )
}

/** A draft of the viewer's shop. */
export async function ownDraft(
  db: Db | Tx,
  { shopId }: Seller,
  wanted: Wanted,
): Promise<DraftRow | undefined> {
  const which = 'id' in wanted ? sql`d.id = ${wanted.id}` : sql`d.goods_id = ${wanted.goodsId}`
  const { rows } = await sql<DraftRow>`
    select d.id, d.goods_id as "goodsId", d.form, d.base, d.revision, d.author_id as "authorId", a.name as "authorName",
      d.saved_at as "savedAt"
    from product_draft d join account a on a.id = d.author_id
    where ${which} and d.shop_id = ${shopId ?? null}`.execute(db)
  const [row] = rows
  return row && { ...row, form: formNow(row.form), base: formNow(row.base) }
}

export async function countDrafts(tx: Tx, { shopId }: Seller): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from product_draft where shop_id = ${shopId ?? null}`.execute(tx)
  return theRow(rows).n
}

export interface WrittenDraft {
  id: string
  goodsId: string | null
  form: ProductForm
  base: ProductForm
  authorId: string
  at: Date
}

/** False when another shop has a draft of this id. */
export async function insertDraft(tx: Tx, { shopId }: Seller, written: WrittenDraft): Promise<boolean> {
  const { id, goodsId, form, base, authorId, at } = written
  const { rows } = await sql`
    insert into product_draft (id, shop_id, goods_id, form, base, author_id, saved_at)
    values (${id}, ${shopId ?? null}, ${goodsId}, ${JSON.stringify(form)}::jsonb, ${JSON.stringify(base)}::jsonb,
      ${authorId}, ${at})
    on conflict do nothing returning id`.execute(tx)
  return rows.length > 0
}

export async function rewriteDraft(tx: Tx, written: WrittenDraft): Promise<void> {
  const { id, form, base, authorId, at } = written
  await sql`
    update product_draft set form = ${JSON.stringify(form)}::jsonb, base = ${JSON.stringify(base)}::jsonb,
      author_id = ${authorId}, saved_at = ${at}, revision = revision + 1 where id = ${id}`.execute(tx)
}

/** Deletes a draft of the viewer's shop. */
export async function deleteDraft(tx: Tx, { shopId }: Seller, id: string): Promise<void> {
  await sql`delete from product_draft where id = ${id} and shop_id = ${shopId ?? null}`.execute(tx)
}

export interface ListedDraft extends Pick<DraftRow, 'id' | 'goodsId' | 'authorName' | 'savedAt'> {
  name: LocalText
  ref: string | null
}

/** The shop's drafts, the newest first, without their contents, and their number. */
export async function listDrafts(
  db: Db,
  { shopId }: Seller,
  page: PageRequest,
): Promise<{ rows: ListedDraft[]; total: number }> {
  const { rows } = await sql<ListedDraft>`
    select d.id, d.goods_id as "goodsId", a.name as "authorName", d.saved_at as "savedAt", d.form -> 'name' as name,
      d.form #>> '{pictures,0,ref}' as ref
    from product_draft d join account a on a.id = d.author_id
    where d.shop_id = ${shopId ?? null} order by d.saved_at desc, d.id ${limitOffset(page)}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from product_draft where shop_id = ${shopId ?? null}`.execute(db)
  return { rows, total: theRow(counted.rows).total }
}
