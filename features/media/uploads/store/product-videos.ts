import { anyOf } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { VideoFile } from '../rules/product-videos/file-name.ts'
import { unusedHours } from '../rules/product-videos/limits.ts'

export interface NewVideoFile extends VideoFile {
  width: number
  height: number
  durationMs: number
  size: number
}

/** Records a file, or that a known one is about to be used. It then stays for a day at least. */
export async function keepFile(db: Db, file: NewVideoFile): Promise<void> {
  const { id, format, width, height, durationMs, size } = file
  await sql`
    insert into product_video_file (id, format, width, height, duration_ms, size_bytes, kept_until)
    values (${id}, ${format}, ${width}, ${height}, ${durationMs}, ${size}, now() + make_interval(hours => ${unusedHours}::int))
    on conflict (id) do update set kept_until = excluded.kept_until`.execute(db)
}

export interface ProductVideo {
  /** The id of a file that `storeProductVideo` has stored. */
  id: string
  /** The ref of a picture; without one the product's main picture. */
  poster: string | null
}

/** Gives products their videos, in place of those they had; null takes a product's video away. */
export async function putProductVideos(
  tx: Tx,
  products: readonly { goodsId: string; video: ProductVideo | null }[],
): Promise<void> {
  if (products.length === 0) return
  const ids = products.map(({ goodsId }) => goodsId)
  // Pages in caches name the replaced files for a while. In order, so that two imports cannot deadlock.
  await sql`
    with released as (
      select f.id from product_video_file f
      where f.id in (select file_id from product_video where goods_id = ${anyOf(ids)})
      order by f.id for update)
    update product_video_file f set kept_until = now() + make_interval(hours => ${unusedHours}::int)
    from released where f.id = released.id`.execute(tx)
  await sql`delete from product_video where goods_id = ${anyOf(ids)}`.execute(tx)
  const rows = products.flatMap(({ goodsId, video }) => (video ? [{ goodsId, ...video }] : []))
  await sql`
    insert into product_video (goods_id, file_id, poster)
    select * from unnest(${rows.map(({ goodsId }) => goodsId)}::uuid[], ${rows.map(({ id }) => id)}::text[],
                         ${rows.map(({ poster }) => poster)}::text[])`.execute(tx)
}

/** Files that no product has and that nobody is about to use. */
export async function unusedFiles(db: Db, most: number): Promise<VideoFile[]> {
  const { rows } = await sql<VideoFile>`
    select id, format from product_video_file f
    where kept_until < now() and not exists (select from product_video v where v.file_id = f.id)
    order by kept_until limit ${most}`.execute(db)
  return rows
}

/** Deletes the row of a file unless it has come into use again. The transaction holds off who is about to store it. */
export async function deleteUnused(tx: Tx, id: string): Promise<boolean> {
  // Locked by its own statement: the next one then sees what an import under way has committed.
  await sql`select from product_video_file where id = ${id} for update`.execute(tx)
  const { numAffectedRows } = await sql`
    delete from product_video_file f
    where id = ${id} and kept_until < now() and not exists (select from product_video v where v.file_id = f.id)`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
