import { call, shapes as s, mallRead, mallWrite, ownRead } from '@hojip/platform/http'
import type { HandledBy } from '@hojip/platform/jobs'
import { uploadsRefusals, uploadUrls } from '@hojip/uploads/contract'
import { z } from 'zod'
import { feedbackRefusals as r } from './refusals.ts'

// The same values as in `rules`, which pages use; a test compares them.
const kind = z.enum(['fault', 'missing', 'wording', 'idea', 'other'])

const feedback = z.object({
  pkId: s.id,
  kind: kind,
  content: z.string(),
  files: z.array(z.string()),
  gmtCreate: s.time,
  /** Null while it is unanswered. */
  answer: z.object({ content: z.string(), gmtCreate: s.time }).nullable(),
})

/** As operators see it. */
const received = feedback.extend({
  /** '' when the sender left it out, or is a visitor. */
  userName: z.string(),
  isVisitor: z.boolean(),
  pageUrl: z.string().nullable(),
  browser: z.string().nullable(),
  phone: z.string().nullable(),
  locale: z.string(),
  /** The operator who answered; null while it is unanswered. */
  answeredBy: z.string().nullable(),
})

export const feedbackCalls = {
  'POST /sysFeedback/saveFeedBack': call({
    summary: 'Sends feedback to the mall; visitors may send it too, without pictures',
    auth: 'public',
    owner: 'none',
    rate: 'report',
    cache: 'none',
    input: z.object({
      kind: kind.default('other'),
      content: s.words(10, 500),
      files: uploadUrls(5).default([]),
      /** The path of the page it is about, without search parameters. */
      pageUrl: z
        .string()
        .max(300)
        .regex(/^\/(?:[^\s?#\\/][^\s?#\\]*)?$/)
        .optional(),
      browser: s.words(1, 200).optional(),
      /** Where else to answer: a phone number or a mail address. */
      phone: s.words(0, 100).optional(),
    }),
    output: z.object({ pkId: s.id }),
    refusals: [r.tooMuch, uploadsRefusals.tooManyPictures, uploadsRefusals.pictureGone],
  }),
  'POST /sysFeedback/queryByUserId': call({
    summary: 'One’s own feedback with its answers, newest first',
    ...ownRead,
    input: z.object(s.pageInput),
    output: s.pageOf(feedback),
  }),
  'POST /sysConsole/queryFeedback': call({
    summary: 'Feedback for the mall: unanswered first come first, the others newest first',
    ...mallRead,
    input: z.object({ ...s.pageInput, filter: z.enum(['open', 'answered', 'all']).default('open') }),
    output: s.pageOf(received).extend({ unanswered: z.int() }),
  }),
  'GET /sysConsole/findFeedback/{pkId}': call({
    summary: 'One feedback, for the mall',
    ...mallRead,
    input: z.object({ pkId: s.id }),
    output: received,
    refusals: [r.feedbackGone],
  }),
  'POST /sysConsole/answerFeedback': call({
    summary: 'Answers feedback, once; a signed-in sender is told',
    ...mallWrite,
    input: z.object({ pkId: s.id, content: s.words(1, 1000) }),
    output: s.nothing,
    refusals: [r.feedbackGone, r.answeredAlready],
  }),
}
export type FeedbackCalls = typeof feedbackCalls
export type Feedback = z.output<typeof feedback>
export type ReceivedFeedback = z.output<typeof received>
declare module '@hojip/platform/client' {
  interface AllCalls extends FeedbackCalls {}
}

export interface FeedbackEvents {
  /** The mall answered a signed-in sender. */
  'feedback/answered': { feedbackId: string; userId: string; content: string; answer: string }
}

declare module '@hojip/platform/jobs' {
  interface AllEvents extends FeedbackEvents {}
}

/** The rooms that handle the event. */
export const feedbackEvents = {
  'feedback/answered': { handledBy: ['notices'] },
} as const satisfies HandledBy<FeedbackEvents>

s.nameShapes({ Feedback: feedback, ReceivedFeedback: received })
