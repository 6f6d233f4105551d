import type { Db, Tx } from '@hojip/db'
import { anyOf, column, record, type JsonOf, type RowOf } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import type { NoticeType } from '@hojip/preferences/notice-types'
import type { AnyFacts } from '../rules/facts.ts'
import { moves, type Move, type NoticeState } from '../rules/moves.ts'

type Reader = Pick<Viewer, 'userId'>

const noticeRow = record({
  id: column.uuid,
  user_id: column.uuid,
  source: column.text,
  kind: column.text,
  type: column.textOf<NoticeType>(),
  facts: column.jsonb<AnyFacts>(),
  created_at: column.timestamptz,
})
export type NewRow = RowOf<typeof noticeRow>

export interface WrittenRow {
  id: string
  userId: string
  type: NoticeType
  quietFrom: string | null
  quietTo: string | null
}

/**
 * Inserts notices, except those that exist by owner and source, those of a type that their owner has switched off, and
 * those to closed accounts. The accounts stay locked against closing until the transaction ends, in the order of their
 * ids.
 */
export async function insertNotices(tx: Tx, rows: JsonOf<readonly NewRow[]>): Promise<WrittenRow[]> {
  const { rows: written } = await sql<WrittenRow>`
    with wanted as (select r.* from ${noticeRow.rows(rows, 'r')}),
    open as (
      select a.id from account a where a.id in (select user_id from wanted) and a.closed_at is null
      order by a.id for share
    ), written as (
      insert into notice (id, user_id, source, kind, type, facts, created_at)
      select w.id, w.user_id, w.source, w.kind, w.type, w.facts, w.created_at
      from wanted w join open on open.id = w.user_id left join user_setting s on s.user_id = w.user_id
      where not coalesce(s.muted, '[]') ? w.type
      order by w.user_id, w.source
      on conflict (user_id, source) do nothing
      returning id, user_id, type
    )
    select w.id, w.user_id as "userId", w.type, s.quiet_from as "quietFrom", s.quiet_to as "quietTo"
    from written w left join user_setting s on s.user_id = w.user_id`.execute(tx)
  return written
}

/** Moves one of the reader's notices. `state` is where it is now, moved or not; undefined when there is none. */
export async function moveNotice(
  tx: Tx,
  reader: Reader,
  id: string,
  move: Move,
): Promise<{ state: NoticeState; hasMoved: boolean } | undefined> {
  const { from, to } = moves[move]
  const own = sql`id = ${id} and user_id = ${reader.userId}`
  const moved = await sql`
    update notice set state = ${to} where ${own} and state = ${anyOf(from, 'text')} returning 1`.execute(tx)
  if (moved.rows.length > 0) return { state: to, hasMoved: true }
  const { rows } = await sql<{ state: NoticeState }>`select state from notice where ${own}`.execute(tx)
  return rows[0] && { ...rows[0], hasMoved: false }
}

function ofType(type: NoticeType | undefined) {
  return type ? sql`and type = ${type}` : sql``
}

export async function readAllNotices(db: Tx, reader: Reader, type: NoticeType | undefined): Promise<number> {
  const done = await sql`
    update notice set state = 'read'
    where user_id = ${reader.userId} and state = 'unread' ${ofType(type)}`.execute(db)
  return Number(done.numAffectedRows ?? 0)
}

export async function deleteTrashed(db: Tx, reader: Reader, type: NoticeType | undefined): Promise<number> {
  const done = await sql`
    delete from notice where user_id = ${reader.userId} and state = 'trash' ${ofType(type)}`.execute(db)
  return Number(done.numAffectedRows ?? 0)
}

/** Marks unread notices as read because their matters are settled. They are locked in the order in which they are written. */
export async function settleNotices(
  tx: Tx,
  settled: readonly { userId: string; source: string }[],
): Promise<void> {
  if (settled.length === 0) return
  const [userIds, sources] = [settled.map((one) => one.userId), settled.map((one) => one.source)]
  await sql`
    with unread as (
      select n.id from unnest(${userIds}::uuid[], ${sources}::text[]) s (user_id, source)
      join notice n on n.user_id = s.user_id and n.source = s.source and n.state = 'unread'
      order by n.user_id, n.source for update of n
    )
    update notice set state = 'read' where id in (select id from unread)`.execute(tx)
}

/** Deletes at most `most` notices from before a moment. @returns how many */
export async function deleteOld(db: Db, before: Date, most: number): Promise<number> {
  const done = await sql`
    delete from notice where id in (
      select id from notice where created_at < ${before} order by created_at limit ${most})`.execute(db)
  return Number(done.numAffectedRows ?? 0)
}

export async function deleteNoticesOf(tx: Tx, owner: { userId: string }): Promise<void> {
  await tx.deleteFrom('notice').where('user_id', '=', owner.userId).execute()
}
