import type { Tx } from '@hojip/db'
import { sql } from 'kysely'

export interface CommentHidden {
  goodsId: string
  score: number | null
  /** Null for imported comments and closed accounts. */
  userId: string | null
  pictures: string[]
}

const columns = sql`goods_id as "goodsId", score, user_id as "userId", pictures || append_pictures as pictures`

/** Hides a comment as its author could, until it is given back; undefined when nobody sees it anyway. */
export async function hideComment(tx: Tx, id: string, at: Date): Promise<CommentHidden | undefined> {
  const { rows } = await sql<CommentHidden>`
    update comment set deleted_at = ${at}, taken_down = true where id = ${id} and deleted_at is null
    returning ${columns}`.execute(tx)
  return rows[0]
}

/** Undefined when it is not taken down. */
export async function showComment(tx: Tx, id: string): Promise<CommentHidden | undefined> {
  const { rows } = await sql<CommentHidden>`
    update comment set deleted_at = null, taken_down = false where id = ${id} and taken_down
    returning ${columns}`.execute(tx)
  return rows[0]
}
