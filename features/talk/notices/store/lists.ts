import type { Db } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import type { NoticeType } from '@hojip/preferences/notice-types'
import type { AnyFacts } from '../rules/facts.ts'
import type { NoticeState } from '../rules/moves.ts'
import { theRow } from '@hojip/platform/db'

type Reader = Pick<Viewer, 'userId'>

export interface NoticeRow {
  id: string
  /** A `NoticeKind`, or one of a newer version. */
  kind: string
  type: string
  state: NoticeState
  facts: AnyFacts
  createdAt: Date
}

/** A place in a list: the notice after which it goes on. */
export interface After {
  createdAt: Date
  id: string
}

interface Asked {
  state: NoticeState
  type: NoticeType | undefined
  after: After | undefined
  limit: number
}

const columns = sql`id, kind, type, state, facts, created_at as "createdAt"`

/** The reader's notices of one state, newest first, from a place on; reads the index `notice_newest` in its order. */
export async function noticesOf(db: Db, reader: Reader, asked: Asked): Promise<NoticeRow[]> {
  const { state, type, after, limit } = asked
  const { rows } = await sql<NoticeRow>`
    select ${columns} from notice
    where user_id = ${reader.userId} and state = ${state}
      ${type ? sql`and type = ${type}` : sql``}
      ${after ? sql`and (created_at, id) < (${after.createdAt}, ${after.id})` : sql``}
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** How many notices of each state the reader has. */
export async function countNotices(
  db: Db,
  reader: Reader,
  type: NoticeType | undefined,
): Promise<Record<NoticeState, number>> {
  const { rows } = await sql<{ state: NoticeState; n: number }>`
    select state, count(*)::int as n from notice
    where user_id = ${reader.userId} ${type ? sql`and type = ${type}` : sql``} group by state`.execute(db)
  return { unread: 0, read: 0, trash: 0, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) }
}

export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from notice
    where user_id = ${reader.userId} and state = 'unread'`.execute(db)
  return theRow(rows).n
}

/** One of the reader's own notices; undefined for anybody else's. */
export async function ownNotice(db: Db, reader: Reader, id: string): Promise<NoticeRow | undefined> {
  const { rows } = await sql<NoticeRow>`
    select ${columns} from notice where id = ${id} and user_id = ${reader.userId}`.execute(db)
  return rows[0]
}
