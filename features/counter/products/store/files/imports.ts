import { anyOf, theRow } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import type { ProductImport } from '../../contract/file-calls.ts'
import type { StoredFault, StoredReason } from '../../files/faults.ts'

export type ImportState = ProductImport['state']

export interface ImportRow {
  id: string
  shopId: string
  userId: string
  fileName: string
  objectKey: string
  bytes: number
  readBytes: number
  /** What the check found in the file; null until the import begins. */
  products: number | null
  state: ImportState
  reasons: StoredReason[]
  done: number
  added: number
  changed: number
  unchanged: number
  refused: number
  elsewhere: number
  /** Products that are imported differently from the file, and the first of them. */
  warned: number
  warnings: WarnedProduct[]
  createdAt: Date
}

const columns = sql`id, shop_id as "shopId", user_id as "userId", file_name as "fileName", object_key as "objectKey",
  bytes, read_bytes as "readBytes", products, state, reasons, done, added, changed, unchanged, refused, elsewhere,
  warned, warnings, created_at as "createdAt"`

type Seller = Pick<Viewer, 'shopId'>

/** Opens an import. A file that waits is given up for it; false while another is being gone through. */
export async function openImport(
  tx: Tx,
  { id, shopId, userId, fileName, objectKey, bytes }: NewImport,
): Promise<boolean> {
  await sql`
    update product_import set state = 'cancelled', ended_at = now()
    where shop_id = ${shopId} and state = 'checked'`.execute(tx)
  const { rows } = await sql`
    insert into product_import (id, shop_id, user_id, file_name, object_key, bytes, state)
    values (${id}, ${shopId}, ${userId}, ${fileName}, ${objectKey}, ${bytes}, 'checking')
    on conflict (shop_id) where state in ('checking', 'checked', 'running') do nothing returning id`.execute(
    tx,
  )
  return rows.length > 0
}

export type NewImport = Pick<ImportRow, 'id' | 'shopId' | 'userId' | 'fileName' | 'objectKey' | 'bytes'>

/** How many files the shop has sent since then. */
export async function countFiles(db: Db | Tx, { shopId }: Seller, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from product_import
    where shop_id = ${shopId ?? null} and created_at >= ${since}`.execute(db)
  return theRow(rows).n
}

export async function findImport(db: Db | Tx, id: string): Promise<ImportRow | undefined> {
  return (await sql<ImportRow>`select ${columns} from product_import where id = ${id}`.execute(db)).rows[0]
}

/** The import, locked: its steps come one after the other, and each of them once. */
export async function importHeld(tx: Tx, id: string): Promise<ImportRow | undefined> {
  return (await sql<ImportRow>`select ${columns} from product_import where id = ${id} for update`.execute(tx))
    .rows[0]
}

/** An import of the viewer's shop; without an id, the last one. */
export async function shopImport(
  db: Db | Tx,
  { shopId }: Seller,
  id: string | undefined,
): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from product_import
    where shop_id = ${shopId ?? null} ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Leads an import from one state to another; false when it is in none of the first ones. */
export async function moveImport(
  db: Db | Tx,
  id: string,
  from: readonly ImportState[],
  to: ImportState,
  reasons: readonly StoredReason[] = [],
): Promise<boolean> {
  const ends = to !== 'checked' && to !== 'running'
  const { rows } = await sql`
    update product_import set state = ${to}, reasons = ${JSON.stringify(reasons)}::jsonb,
      ended_at = case when ${ends} then now() end
    where id = ${id} and state = ${anyOf(from, 'text')} returning id`.execute(db)
  return rows.length > 0
}

/** From the file's beginning again, this time to import it. */
export async function restartImport(tx: Tx, id: string): Promise<void> {
  await sql`delete from product_import_refusal where import_id = ${id}`.execute(tx)
  await sql`
    update product_import set products = done, read_bytes = 0, done = 0, added = 0, changed = 0, unchanged = 0, refused = 0, elsewhere = 0,
      warned = 0, warnings = '[]'::jsonb
    where id = ${id}`.execute(tx)
}

/** A product that is imported differently from the file. */
export interface WarnedProduct {
  handle: string
  faults: StoredFault[]
}

/** A product that is not imported. */
export interface RefusalRow {
  place: number
  handle: string
  faults: StoredFault[]
}

/** What going through some more products has found or done. */
export interface Progress {
  readBytes: number
  done: number
  added: number
  changed: number
  unchanged: number
  elsewhere: number
  refusals: RefusalRow[]
  warnings: WarnedProduct[]
}

/** Warned products beyond these are only counted. */
const mostWarnings = 100

/** Refused products beyond these are only counted. */
export const mostRefusals = 10_000

/** Notes how far an import has come. The caller holds its row. */
export async function noteProgress(tx: Tx, id: string, progress: Progress): Promise<void> {
  const { readBytes, done, added, changed, unchanged, elsewhere, refusals, warnings } = progress
  if (refusals.length > 0)
    await sql`
      insert into product_import_refusal (import_id, place, handle, faults)
      select ${id}, r.place, r.handle, r.faults
      from jsonb_to_recordset(${JSON.stringify(refusals)}::jsonb) as r (place int, handle text, faults jsonb)
      where (select refused from product_import where id = ${id}) < ${sql.lit(mostRefusals)}`.execute(tx)
  await sql`
    update product_import set read_bytes = greatest(read_bytes, ${readBytes}), done = done + ${done},
      added = added + ${added}, changed = changed + ${changed}, unchanged = unchanged + ${unchanged},
      refused = refused + ${refusals.length}, elsewhere = elsewhere + ${elsewhere},
      warned = warned + ${warnings.length},
      warnings = case when jsonb_array_length(warnings) < ${sql.lit(mostWarnings)}
        then warnings || ${JSON.stringify(warnings)}::jsonb else warnings end
    where id = ${id}`.execute(tx)
}

export async function refusalsOf(db: Db, importId: string, limit: number): Promise<RefusalRow[]> {
  const { rows } = await sql<RefusalRow>`
    select place, handle, faults from product_import_refusal
    where import_id = ${importId} order by place limit ${limit}`.execute(db)
  return rows
}

/** Removes old imports; returns the keys of their files. */
export async function forgetImports(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from product_import where created_at < ${before} and state not in ('checking', 'running')
    returning object_key as key`.execute(db)
  return rows.map(({ key }) => key)
}
