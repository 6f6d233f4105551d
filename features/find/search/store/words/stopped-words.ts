import type { Db, Tx } from '@hojip/db'
import { sql } from 'kysely'
import { theRow } from '@hojip/platform/db'

export interface StoppedRow {
  version: number
  words: string[]
  /** Null: nobody has changed the list that the mall began with. */
  operatorName: string | null
  at: Date
}

/** The words that queries are read without. */
export async function lastStopped(db: Db | Tx): Promise<StoppedRow> {
  const { rows } = await sql<StoppedRow>`
    select s.version, s.words, a.name as "operatorName", s.changed_at as at
    from search_stopped_words s left join account a on a.id = s.operator_id
    order by s.version desc limit 1`.execute(db)
  return theRow(rows)
}

/**
 * Stores the next version of the list.
 * @returns false when somebody has stored it before
 */
export async function addStopped(
  tx: Tx,
  { version, words, operatorId }: { version: number; words: readonly string[]; operatorId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into search_stopped_words (version, words, operator_id)
    select ${version}, ${words}::text[], ${operatorId}
    where ${version} = (select max(version) + 1 from search_stopped_words)
    on conflict (version) do nothing returning version`.execute(tx)
  return rows.length > 0
}
