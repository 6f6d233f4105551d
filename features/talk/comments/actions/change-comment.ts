import type { Tools, Tx } from '@hojip/db'
import { markCommented } from '@hojip/orders'
import { followableSince } from '@hojip/policy'
import { inTransaction } from '@hojip/platform/db'
import type { ParsedInputOf, Viewer } from '@hojip/platform/http'
import { onceIfKeyed } from '@hojip/platform/idempotency'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { claimUploads, releaseUploads, type ClaimReason } from '@hojip/uploads'
import type { CommentsCalls, CommentsEvents } from '../contract.ts'
import { commentsRefusals as r } from '../refusals.ts'
import { maxPictures } from '../rules/limits.ts'
import { tagsOf } from '../rules/tags/tags-of.ts'
import { tagRules } from '../rules/tags/tag-words.ts'
import { addFollowUp, addReply, setLike, takeBack } from '../store/change.ts'
import { ownCommentHeld } from '../store/read.ts'
import { countStars } from './count-stars.ts'

type FollowUp = ParsedInputOf<CommentsCalls['POST /bizGoodsComment/append']>

/** Adds the one follow-up to the user's own comment, within its time. */
export async function followUp(
  tools: Tools,
  viewer: Viewer,
  addition: FollowUp,
  key?: string,
): Promise<null | Refusal<
  ClaimReason | 'comments/commentGone' | 'comments/notToFollowUp' | 'idempotency/keyReused'
>> {
  const follow = async (tx: Tx) => {
    const comment = await ownCommentHeld(tx, viewer, addition.pkId)
    if (!comment || comment.isTakenDown) return refuse(r.commentGone)
    if (comment.isFollowed || !comment.lineId) return refuse(r.notToFollowUp)
    const at = new Date(tools.clock.nowMs())
    const move = { lineIds: [comment.lineId], from: 1, to: 2, since: followableSince(at.getTime()) } as const
    if ((await markCommented(tx, viewer, move)).length === 0) return refuse(r.notToFollowUp)
    const pictures = await claimUploads(tx, viewer.userId, addition.pics, 'comment', maxPictures, {
      field: 'pics',
    })
    if (isRefusal(pictures)) return pictures
    await addFollowUp(tx, viewer, {
      id: addition.pkId,
      content: addition.content,
      pictures: pictures.map(({ url }) => url),
      tags: tagsOf(comment.content, addition.content),
      rules: tagRules,
      at,
    })
    return null
  }
  const call = 'POST /bizGoodsComment/append'
  return inTransaction(tools.db, (tx) =>
    onceIfKeyed(tx, { userId: viewer.userId, call, key, input: addition }, () => follow(tx)),
  )
}

/**
 * Deletes the user's own comment with its pictures, and subtracts it from the product's counters, unless the mall has taken
 * it down, which did.
 */
export async function deleteComment(
  tools: Tools,
  viewer: Viewer,
  id: string,
): Promise<null | Refusal<'comments/commentGone'>> {
  return inTransaction(tools.db, async (tx) => {
    const comment = await ownCommentHeld(tx, viewer, id)
    if (!comment) return refuse(r.commentGone)
    await takeBack(tx, viewer, id, new Date(tools.clock.nowMs()))
    await releaseUploads(tools, tx, comment.pictures)
    if (!comment.isTakenDown) await countStars(tx, [comment], -1)
    return null
  })
}

/** Likes somebody else's comment, or removes the like. A repeat has no effect. */
export async function likeComment(
  tools: Tools,
  viewer: Viewer,
  { pkId, liked }: { pkId: string; liked: boolean },
): Promise<{ likeNum: number; liked: boolean } | Refusal<'comments/commentGone' | 'comments/ownComment'>> {
  return inTransaction(tools.db, async (tx) => {
    const likeNum = await setLike(tx, viewer, pkId, liked)
    if (likeNum === 'own') return refuse(r.ownComment)
    return likeNum === undefined ? refuse(r.commentGone) : { likeNum, liked }
  })
}

/** Stores the shop's one answer, and tells the author. */
export async function replyToComment(
  tools: Tools,
  viewer: Viewer,
  answer: { pkId: string; content: string },
  key?: string,
): Promise<null | Refusal<'comments/answeredAlready' | 'comments/commentGone' | 'idempotency/keyReused'>> {
  const { pkId, content } = answer
  const reply = async (tx: Tx) => {
    const outcome = await addReply(tx, viewer, { id: pkId, content, at: new Date(tools.clock.nowMs()) })
    if (outcome === 'gone') return refuse(r.commentGone)
    if (outcome === 'answered') return refuse(r.answeredAlready)
    const { userId, goodsId } = outcome
    if (userId === null) return null
    const replied: CommentsEvents['comments/replied'] = { commentId: pkId, userId, goodsId, content }
    await tools.jobs.emit(tx, 'comments/replied', replied)
    return null
  }
  const request = { userId: viewer.userId, call: 'POST /bizConsole/replyComment', key, input: answer }
  return inTransaction(tools.db, (tx) => onceIfKeyed(tx, request, () => reply(tx)))
}
