import { countComments } from '@hojip/catalog'
import type { Tx } from '@hojip/db'
import { hideComment, showComment, type CommentHidden } from '../store/taken-down.ts'

function count(tx: Tx, { goodsId, score }: CommentHidden, by: 1 | -1) {
  const rated = score === null ? 0 : by
  return countComments(tx, [{ goodsId, count: by, ratedCount: rated, scoreSum: rated * (score ?? 0) }])
}

/** The mall takes a comment away from everybody; undefined when it is gone already. */
export async function takeDownComment(
  tx: Tx,
  id: string,
  at: Date,
): Promise<{ authorId: string | null } | undefined> {
  const hidden = await hideComment(tx, id, at)
  if (!hidden) return undefined
  await count(tx, hidden, -1)
  return { authorId: hidden.userId }
}

/** Gives it back with its stars; false when it is back already. */
export async function giveBackComment(tx: Tx, id: string): Promise<boolean> {
  const shown = await showComment(tx, id)
  if (shown) await count(tx, shown, 1)
  return shown !== undefined
}
