import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'

interface Owner {
  userId: string
}

export interface FootprintRow {
  id: string
  goodsId: string
  day: string
  seenAt: Date
}

export interface Look {
  id: string
  goodsId: string
  day: string
  atMs: number
}

/**
 * Inserts a look, or moves the one of the same day to the front; `made` is true for a new row. Undefined when the
 * product or the account does not exist.
 */
export async function writeLook(tx: Tx, viewer: Owner, look: Look): Promise<{ made: boolean } | undefined> {
  const { rows } = await sql<{ made: boolean }>`
    insert into footprint as f (user_id, day, goods_id, id, seen_at)
    select a.id, ${look.day}, g.id, ${look.id}, ${new Date(look.atMs)}
    from account a, goods g
    where a.id = ${viewer.userId} and a.closed_at is null and g.id = ${look.goodsId}
    on conflict (user_id, day, goods_id) do update set seen_at = greatest(f.seen_at, excluded.seen_at)
    returning f.id = ${look.id} as made`.execute(tx)
  return rows[0]
}

/**
 * Writes looks at once, each as `writeLook` does; those at products that do not exist are left out. The rows are
 * written in one order, so that concurrent calls of one user wait for each other.
 */
export async function writeLooks(tx: Tx, viewer: Owner, looks: readonly Look[]): Promise<void> {
  await sql`
    insert into footprint as f (user_id, day, goods_id, id, seen_at)
    select distinct on (l.goods_id, l.day) a.id, l.day, g.id, l.id, l.seen_at
    from unnest(${looks.map(({ goodsId }) => goodsId)}::uuid[], ${looks.map(({ day }) => day)}::text[],
        ${looks.map(({ id }) => id)}::uuid[], ${looks.map(({ atMs }) => new Date(atMs))}::timestamptz[])
      as l (goods_id, day, id, seen_at)
    join goods g on g.id = l.goods_id join account a on a.id = ${viewer.userId} and a.closed_at is null
    order by l.goods_id, l.day, l.seen_at desc
    on conflict (user_id, day, goods_id) do update set seen_at = greatest(f.seen_at, excluded.seen_at)`.execute(
    tx,
  )
}

/** Deletes the viewer's oldest rows beyond the newest `most`. */
export async function trimLooks(tx: Tx, viewer: Owner, most: number): Promise<void> {
  await sql`
    delete from footprint
    where user_id = ${viewer.userId} and (seen_at, id) < (
      select seen_at, id from footprint where user_id = ${viewer.userId}
      order by seen_at desc, id desc offset ${most - 1} limit 1)`.execute(tx)
}

/** One page of the viewer's looks since a day, newest first. */
export async function looksOf(
  db: Db,
  viewer: Owner,
  asked: { sinceDay: string } & PageRequest,
): Promise<FootprintRow[]> {
  const { rows } = await sql<FootprintRow>`
    select id, goods_id as "goodsId", day, seen_at as "seenAt" from footprint
    where user_id = ${viewer.userId} and day >= ${asked.sinceDay}
    order by seen_at desc, id desc ${limitOffset(asked)}`.execute(db)
  return rows
}

export async function countLooks(db: Db, viewer: Owner, sinceDay: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from footprint
    where user_id = ${viewer.userId} and day >= ${sinceDay}`.execute(db)
  return theRow(rows).n
}

/** False when the viewer has no such entry. */
export async function deleteLook(db: Db, viewer: Owner, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from footprint where user_id = ${viewer.userId} and id = ${id} returning 1`.execute(db)
  return rows.length > 0
}

export async function deleteLooksOf(db: Db, owner: Owner): Promise<void> {
  await db.deleteFrom('footprint').where('user_id', '=', owner.userId).execute()
}

/** Deletes up to `atMost` rows before a day; returns how many, so that the caller repeats it until there are none. */
export async function deleteLooksBefore(db: Db, oldestStored: string, atMost: number): Promise<number> {
  const { rows } = await sql`
    delete from footprint where id in (
      select id from footprint where day < ${oldestStored} limit ${atMost} for update skip locked)
    returning 1`.execute(db)
  return rows.length
}
