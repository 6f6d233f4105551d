import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { Scene } from './contract.ts'
import type { UploadName } from './rules/url.ts'

export interface NewUpload extends UploadName {
  userId: string
  width: number
  height: number
  size: number
  hash: string
}

/** How many pictures somebody has sent lately; a second count waits until the first one's pictures are in. */
export async function recentUploads(tx: Tx, userId: string): Promise<{ anHour: number; aDay: number }> {
  // The account's row is the lock.
  await sql`select id from account where id = ${userId} for update`.execute(tx)
  const { rows } = await sql<{ anHour: number; aDay: number }>`
    select count(*) filter (where created_at > now() - interval '1 hour')::int as "anHour", count(*)::int as "aDay"
    from upload where user_id = ${userId} and created_at > now() - interval '1 day'`.execute(tx)
  return rows[0]!
}

/** The answer is when it is dropped unless somebody claims it. */
export async function insertUpload(tx: Tx, upload: NewUpload, keptHours: number): Promise<Date> {
  const { id, userId, scene, width, height, size, hash } = upload
  const { rows } = await sql<{ dropAt: Date }>`
    insert into upload (id, user_id, scene, width, height, size_bytes, hash, drop_at)
    values (${id}, ${userId}, ${scene}, ${width}, ${height}, ${size}, ${hash}, now() + make_interval(hours => ${keptHours}::int))
    returning drop_at as "dropAt"`.execute(tx)
  return rows[0]!.dropAt
}

export interface UploadRow {
  id: string
  width: number
  height: number
}

/** Marks the user's fresh pictures as used; the answer lacks those that are not theirs, used already or gone. */
export async function markClaimed(
  tx: Tx,
  userId: string,
  scene: Scene,
  ids: readonly string[],
): Promise<UploadRow[]> {
  // In order, so that two forms with the same pictures wait for each other and never in a circle.
  const { rows } = await sql<UploadRow>`
    with fresh as (
      select id from upload
      where id = any(${ids}::text[]) and user_id = ${userId} and scene = ${scene}
        and claimed_at is null and drop_at > now()
      order by id for update)
    update upload u set claimed_at = now(), drop_at = null from fresh where u.id = fresh.id
    returning u.id, u.width, u.height`.execute(tx)
  return rows
}

/** Pictures that something of the user's already has. */
export async function claimedUploads(
  tx: Tx,
  userId: string,
  scene: Scene,
  ids: readonly string[],
): Promise<UploadRow[]> {
  const { rows } = await sql<UploadRow>`
    select id, width, height from upload
    where id = any(${ids}::text[]) and user_id = ${userId} and scene = ${scene} and drop_at is null`.execute(
    tx,
  )
  return rows
}

/** From now on nobody can claim them, and the job may take them away. */
export async function markDropped(db: Db | Tx, ids: readonly string[]): Promise<void> {
  await sql`update upload set drop_at = '-infinity' where id = any(${ids}::text[])`.execute(db)
}

/** What a user sent and made no use of: from now on nobody can claim it, and the job may take it away. */
export async function dropUnclaimedOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update upload set drop_at = '-infinity' where user_id = ${userId} and claimed_at is null returning id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Those of the ids that are due, out of reach of any claim that still runs. */
export async function takeDue(db: Db, ids: readonly string[]): Promise<UploadName[]> {
  const { rows } = await sql<UploadName>`
    update upload set drop_at = '-infinity' where id = any(${ids}::text[]) and drop_at <= now()
    returning id, scene`.execute(db)
  return rows
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await sql`delete from upload where id = ${id} and drop_at = '-infinity'`.execute(db)
}
