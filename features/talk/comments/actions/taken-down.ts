import type { Tx } from '@hojip/db'
import { hideUploads, showUploads } from '@hojip/uploads'
import { hideComment, showComment } from '../store/taken-down.ts'
import { countStars } from './count-stars.ts'

/** The mall takes a comment away from everybody; undefined when it is gone already. */
export async function takeDownComment(
  tx: Tx,
  id: string,
  at: Date,
): Promise<{ authorId: string | null } | undefined> {
  const hidden = await hideComment(tx, id, at)
  if (!hidden) return undefined
  await countStars(tx, [hidden], -1)
  await hideUploads(tx, hidden.pictures, at)
  return { authorId: hidden.userId }
}

/** Gives it back with its stars; false when it is back already. */
export async function giveBackComment(tx: Tx, id: string): Promise<boolean> {
  const shown = await showComment(tx, id)
  if (!shown) return false
  await countStars(tx, [shown], 1)
  await showUploads(tx, shown.pictures)
  return true
}
