import type { Db } from '@hojip/db'
import { sql } from 'kysely'

/** Files an order for one's own data, unless one is waiting; returns the id of whichever counts. */
export const openExport = async (db: Db, owner: { userId: string }, id: string): Promise<string> => {
  const found = await sql<{ id: string }>`
    with waiting as (
      select id from account_export
      where user_id = ${owner.userId} and ready_at is null and asked_at > now() - interval '1 hour'
      limit 1
    ), added as (
      insert into account_export (id, user_id)
      select ${id}, ${owner.userId} where not exists (select from waiting) returning id
    )
    select id from waiting union all select id from added`.execute(db)
  return found.rows[0]!.id
}

export const fillExport = (db: Db, owner: { userId: string }, id: string, content: string) =>
  db
    .updateTable('account_export')
    .set({ content, ready_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', owner.userId)
    .execute()

/** One's own order that is not older than a week; its content is null while it waits. */
export const ownExport = async (
  db: Db,
  owner: { userId: string },
  id: string,
): Promise<{ content: string | null } | undefined> =>
  db
    .selectFrom('account_export')
    .select('content')
    .where('id', '=', id)
    .where('user_id', '=', owner.userId)
    .where('asked_at', '>', sql<Date>`now() - interval '7 days'`)
    .executeTakeFirst()
