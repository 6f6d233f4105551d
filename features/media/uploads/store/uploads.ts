import { anyOf, theRow } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { Scene } from '../contract.ts'
import type { UploadName } from '../rules/url.ts'

export interface NewUpload extends UploadName {
  userId: string
  width: number
  height: number
  size: number
  hash: string
  /** Of a video. */
  durationMs?: number
}

/**
 * How many pictures a user has uploaded recently. A concurrent count waits until the first one's pictures are stored.
 */
export async function recentUploads(tx: Tx, userId: string): Promise<{ anHour: number; aDay: number }> {
  // Locks the account's row.
  await sql`select id from account where id = ${userId} for update`.execute(tx)
  const { rows } = await sql<{ anHour: number; aDay: number }>`
    select count(*) filter (where created_at > now() - interval '1 hour')::int as "anHour", count(*)::int as "aDay"
    from upload where user_id = ${userId} and kind = 'picture' and created_at > now() - interval '1 day'`.execute(
    tx,
  )
  return theRow(rows)
}

/** How many videos a user has uploaded within a day, and their bytes; counts one after the other, like pictures. */
export async function recentVideos(tx: Tx, userId: string): Promise<{ count: number; bytes: number }> {
  await sql`select id from account where id = ${userId} for update`.execute(tx)
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::int as count, coalesce(sum(size_bytes), 0)::float8 as bytes
    from upload where user_id = ${userId} and kind <> 'picture' and created_at > now() - interval '1 day'`.execute(
    tx,
  )
  return theRow(rows)
}

/** Returns when the upload is deleted unless a form claims it. */
export async function insertUpload(tx: Tx, upload: NewUpload, unclaimedHours: number): Promise<Date> {
  const { id, userId, scene, kind, width, height, size, hash, durationMs = null } = upload
  const { rows } = await sql<{ dropAt: Date }>`
    insert into upload (id, user_id, scene, kind, width, height, duration_ms, size_bytes, hash, drop_at)
    values (${id}, ${userId}, ${scene}, ${kind}, ${width}, ${height}, ${durationMs}, ${size}, ${hash}, now() + make_interval(hours => ${unclaimedHours}::int))
    returning drop_at as "dropAt"`.execute(tx)
  return theRow(rows).dropAt
}

export interface UploadRow {
  id: string
  width: number
  height: number
  /** Of a video. */
  durationMs: number | null
  size: number
}

/** Marks the user's unclaimed uploads of a kind as used. The result lacks those of others, used ones and deleted ones. */
export async function markClaimed(
  tx: Tx,
  userId: string,
  { scene, kind }: Pick<UploadName, 'scene' | 'kind'>,
  ids: readonly string[],
): Promise<UploadRow[]> {
  // In order, so that two forms with the same uploads cannot deadlock.
  const { rows } = await sql<UploadRow>`
    with fresh as (
      select id from upload
      where id = ${anyOf(ids, 'text')} and user_id = ${userId} and scene = ${scene} and kind = ${kind}
        and claimed_at is null and drop_at > now()
      order by id for update)
    update upload u set claimed_at = now(), drop_at = null from fresh where u.id = fresh.id
    returning u.id, u.width, u.height, u.duration_ms as "durationMs", u.size_bytes as size`.execute(tx)
  return rows
}

/** Pictures that an object of the user's already has. */
export async function claimedUploads(
  tx: Tx,
  userId: string,
  scene: Scene,
  ids: readonly string[],
): Promise<UploadRow[]> {
  const { rows } = await sql<UploadRow>`
    select id, width, height, duration_ms as "durationMs", size_bytes as size from upload
    where id = ${anyOf(ids, 'text')} and user_id = ${userId} and scene = ${scene} and kind = 'picture'
      and drop_at is null`.execute(tx)
  return rows
}

/** Makes the pictures unclaimable and due for deletion. */
export async function markDropped(db: Db | Tx, ids: readonly string[]): Promise<void> {
  await sql`update upload set drop_at = '-infinity' where id = ${anyOf(ids, 'text')}`.execute(db)
}

/** Makes a user's unclaimed pictures unclaimable and due for deletion. */
export async function dropUnclaimedOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update upload set drop_at = '-infinity' where user_id = ${userId} and claimed_at is null returning id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Those of the ids that are due, and locked by no claim under way. */
export async function takeDue(db: Db, ids: readonly string[]): Promise<UploadName[]> {
  const { rows } = await sql<UploadName>`
    update upload set drop_at = '-infinity' where id = ${anyOf(ids, 'text')} and drop_at <= now()
    returning id, scene, kind`.execute(db)
  return rows
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await sql`delete from upload where id = ${id} and drop_at = '-infinity'`.execute(db)
}

/** Who sent an upload that is not due for deletion. */
export async function senderOf(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from upload where id = ${id} and (drop_at is null or drop_at > now())`.execute(
    db,
  )
  return rows[0]?.userId
}

/** Whether an upload belongs to what the mall has taken down. */
export async function isHidden(db: Db, id: string): Promise<boolean> {
  return (
    (await sql`select from upload where id = ${id} and hidden_at is not null`.execute(db)).rows.length > 0
  )
}

export async function markHidden(tx: Tx, ids: readonly string[], at: Date | null): Promise<void> {
  await sql`update upload set hidden_at = ${at} where id = ${anyOf(ids, 'text')}`.execute(tx)
}
