import type { Db } from '@hojip/db'
import { shapes, type ParsedInputOf, type Viewer } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { Feedback, FeedbackCalls, ReceivedFeedback } from '../contract.ts'
import { feedbackRefusals as r } from '../refusals.ts'
import { feedbackById, feedbackPage, ownFeedback, type FeedbackRow } from '../store.ts'

type Asked<K extends keyof FeedbackCalls> = ParsedInputOf<FeedbackCalls[K]>

function feedbackView(row: FeedbackRow): Feedback {
  return {
    pkId: row.id,
    kind: row.kind,
    content: row.content,
    files: row.pictures,
    gmtCreate: wireTime(row.createdAt.getTime()),
    answer: row.answeredAt && { content: row.answer ?? '', gmtCreate: wireTime(row.answeredAt.getTime()) },
  }
}

function receivedView(row: FeedbackRow): ReceivedFeedback {
  return {
    ...feedbackView(row),
    userName: row.userName ?? '',
    isVisitor: row.userId === null,
    pageUrl: row.page,
    browser: row.browser,
    phone: row.contact,
    locale: row.locale,
    answeredBy: row.answeredBy,
  }
}

export async function listOwnFeedback(
  db: Db,
  viewer: Viewer,
  input: Asked<'POST /sysFeedback/queryByUserId'>,
) {
  const found = await ownFeedback(db, viewer, input)
  return shapes.page(found.rows.map(feedbackView), found.total, input)
}

export async function listFeedback(db: Db, input: Asked<'POST /sysConsole/queryFeedback'>) {
  const found = await feedbackPage(db, input.filter, input)
  return { ...shapes.page(found.rows.map(receivedView), found.total, input), unanswered: found.unanswered }
}

export async function findFeedback(
  db: Db,
  pkId: string,
): Promise<ReceivedFeedback | Refusal<'feedback/feedbackGone'>> {
  const row = await feedbackById(db, pkId)
  return row ? receivedView(row) : refuse(r.feedbackGone)
}
