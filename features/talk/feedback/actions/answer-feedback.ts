import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { FeedbackEvents } from '../contract.ts'
import { feedbackRefusals as r } from '../refusals.ts'
import { addAnswer } from '../store.ts'

/** Stores the mall's one answer, and tells a signed-in sender. */
export async function answerFeedback(
  { db, clock, jobs }: Tools,
  viewer: Viewer,
  { pkId, content }: { pkId: string; content: string },
): Promise<null | Refusal<'feedback/answeredAlready' | 'feedback/feedbackGone'>> {
  return inTransaction(db, async (tx) => {
    const answered = await addAnswer(tx, viewer, { id: pkId, content, at: new Date(clock.nowMs()) })
    if (answered === 'gone') return refuse(r.feedbackGone)
    if (answered === 'answered') return refuse(r.answeredAlready)
    if (answered.userId === null) return null
    await jobs.emit(tx, 'feedback/answered', {
      feedbackId: pkId,
      userId: answered.userId,
      content: answered.content,
      answer: content,
    } satisfies FeedbackEvents['feedback/answered'])
    return null
  })
}
