import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import { answerFeedback } from './actions/answer-feedback.ts'
import { findFeedback, listFeedback, listOwnFeedback } from './actions/read-feedback.ts'
import { saveFeedback } from './actions/save-feedback.ts'
import { feedbackCalls } from './contract.ts'

export function feedbackRoutes(tools: Tools): Bound[] {
  const { db } = tools
  return bind(feedbackCalls, {
    'POST /sysFeedback/saveFeedBack': (input, { viewer, locale, ip }) =>
      saveFeedback(tools, { viewer, locale, ip }, input),
    'POST /sysFeedback/queryByUserId': (input, { viewer }) => listOwnFeedback(db, viewer, input),
    'POST /sysConsole/queryFeedback': (input) => listFeedback(db, input),
    'GET /sysConsole/findFeedback/{pkId}': ({ pkId }) => findFeedback(db, pkId),
    'POST /sysConsole/answerFeedback': (input, { viewer }) => answerFeedback(tools, viewer, input),
  })
}
