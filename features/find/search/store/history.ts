import type { Db, Tx } from '@hojip/db'
import { isPersonalised } from '@hojip/preferences/personalised'
import { column, jsonOf, record, type RowOf } from '@hojip/platform/db'
import { sql } from 'kysely'

interface Owner {
  userId: string
}

export interface HistoryRow {
  id: string
  words: string
  searchedAt: Date
}

/**
 * Locks the owner's row, so that the limit holds for concurrent searches; false for a closed account, and for an owner
 * who has switched personalisation off.
 */
export async function holdOwner(tx: Tx, owner: Owner): Promise<boolean> {
  const { rows } = await sql`
    select from account a where id = ${owner.userId} and closed_at is null and ${isPersonalised(sql`a.id`)}
    for no key update`.execute(tx)
  return rows.length > 0
}

const { text, timestamptz, uuid } = column
const search = record({ id: uuid, key: text, words: text, searched_at: timestamptz })
export type NewSearch = RowOf<typeof search>

/** Inserts searches, or moves those that are there to the front. */
export async function putSearches(tx: Tx, owner: Owner, searches: readonly NewSearch[]): Promise<void> {
  await sql`
    insert into search_history as h (user_id, key, id, words, searched_at)
    select ${owner.userId}, r.key, r.id, r.words, r.searched_at from ${search.rows(jsonOf(searches), 'r')}
    on conflict (user_id, key) do update set words = excluded.words, searched_at = excluded.searched_at`.execute(
    tx,
  )
}

/** Deletes the owner's oldest searches beyond the newest `most`. */
export async function trimSearches(tx: Tx, owner: Owner, most: number): Promise<void> {
  await sql`
    delete from search_history where user_id = ${owner.userId} and id not in (
      select id from search_history where user_id = ${owner.userId}
      order by searched_at desc, id desc limit ${most})`.execute(tx)
}

/** The owner's searches, newest first; `onlyOffered`: none while the owner has switched personalisation off. */
export async function searchesOf(
  db: Db,
  owner: Owner,
  asked: { most: number; onlyOffered: boolean },
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select id, words, searched_at as "searchedAt" from search_history h
    where user_id = ${owner.userId} and ${asked.onlyOffered ? isPersonalised(sql`h.user_id`) : sql`true`}
    order by searched_at desc, id desc limit ${asked.most}`.execute(db)
  return rows
}

/** False when the owner has no such search. */
export async function deleteSearch(db: Db, owner: Owner, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from search_history where user_id = ${owner.userId} and id = ${id} returning 1`.execute(db)
  return rows.length > 0
}

export async function deleteSearchesOf(db: Db, owner: Owner): Promise<void> {
  await db.deleteFrom('search_history').where('user_id', '=', owner.userId).execute()
}
