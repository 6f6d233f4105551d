import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { questionsRefusals as r } from '../refusals.ts'
import { takeAnswerBack, takeQuestionBack } from '../store/change.ts'

/** Deletes the user's own question; its answers are no longer shown. */
export function deleteQuestion(
  tools: Tools,
  viewer: Viewer,
  id: string,
): Promise<null | Refusal<'questions/questionGone'>> {
  const at = new Date(tools.clock.nowMs())
  return inTransaction(tools.db, async (tx) =>
    (await takeQuestionBack(tx, viewer, id, at)) ? null : refuse(r.questionGone),
  )
}

/** Deletes the buyer's own answer. */
export function deleteAnswer(
  tools: Tools,
  viewer: Viewer,
  id: string,
): Promise<null | Refusal<'questions/answerGone'>> {
  const at = new Date(tools.clock.nowMs())
  return inTransaction(tools.db, async (tx) =>
    (await takeAnswerBack(tx, viewer, id, at)) ? null : refuse(r.answerGone),
  )
}
