import type { Tx } from '@hojip/db'
import { jsonOf } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { CommentTag } from '../contract.ts'

interface Text {
  id: string
  content: string
  append: string | null
}

/** Comments that were tagged by rules older than these, or never, locked for a change. */
export async function taggedBefore(tx: Tx, rules: number, limit: number): Promise<Text[]> {
  const { rows } = await sql<Text>`
    select id, content, append_content as append from comment
    where tag_rules < ${rules} and deleted_at is null limit ${limit} for update skip locked`.execute(tx)
  return rows
}

/** Stores the tags of comments that `taggedBefore` has locked. */
export async function storeTags(
  tx: Tx,
  rules: number,
  tagged: readonly { id: string; tags: CommentTag[] }[],
): Promise<void> {
  await sql`
    update comment c set tags = t.tags, tag_rules = ${rules}
    from jsonb_to_recordset(${jsonOf(tagged)}) as t (id uuid, tags jsonb) where c.id = t.id`.execute(tx)
}
