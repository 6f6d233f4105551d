import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import { theRow } from '@hojip/platform/db'

export interface AskedExports {
  /** The id of the copy that is being made. */
  waiting: string | null
  /** How many copies the user asked for during the last day. */
  lastDay: number
}

export async function askedExports(tx: Tx, owner: { userId: string }): Promise<AskedExports> {
  const found = await sql<AskedExports>`
    select (array_agg(id) filter (where ready_at is null and asked_at > now() - interval '1 hour'))[1] as waiting,
           count(*)::int as "lastDay"
    from account_export
    where user_id = ${owner.userId} and asked_at > now() - interval '1 day'`.execute(tx)
  return theRow(found.rows)
}

export function insertExport(tx: Tx, owner: { userId: string }, id: string) {
  return tx.insertInto('account_export').values({ id, user_id: owner.userId }).execute()
}

export function fillExport(db: Db, owner: { userId: string }, id: string, content: string) {
  return db
    .updateTable('account_export')
    .set({ content, ready_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', owner.userId)
    .execute()
}

/** The user's copy, if not older than a week; its content is null until it is made. */
export async function ownExport(
  db: Db,
  owner: { userId: string },
  id: string,
): Promise<{ content: string | null } | undefined> {
  return db
    .selectFrom('account_export')
    .select('content')
    .where('id', '=', id)
    .where('user_id', '=', owner.userId)
    .where('asked_at', '>', sql<Date>`now() - interval '7 days'`)
    .executeTakeFirst()
}
