import { call, shapes as s, mallRead, mallWrite, ownRead } from '@hojip/platform/http'
import type { LocalText } from '@hojip/platform/i18n'
import type { HandledBy } from '@hojip/platform/jobs'
import { uploadsRefusals, uploadUrls } from '@hojip/uploads/contract'
import { z } from 'zod'
import { measure, shopMeasure } from './contract/measures.ts'
import { reportsRefusals as r } from './refusals.ts'

// The same words as in `rules/reasons.ts`, which pages use; a test compares them.
const targetType = z.enum(['goods', 'shop', 'comment', 'question', 'answer', 'chat'])
const reasonType = z.enum([
  'fake',
  'misleading',
  'banned',
  'copied',
  'fraud',
  'offPlatform',
  'abuse',
  'ads',
  'privacy',
  'other',
])

const report = z.object({
  pkId: s.id,
  targetType,
  targetId: s.id,
  /** The target's name, in the language of the caller, as it was when it was reported. */
  targetName: z.string(),
  reasonType,
  content: z.string(),
  files: z.array(z.string()),
  gmtCreate: s.time,
  /** Null while it is open. */
  decision: z.enum(['upheld', 'dismissed']).nullable(),
})

/** As operators see it. */
const received = report.extend({
  userName: z.string(),
  /** The path of the mall's page that shows the target; '' when there is none. */
  targetPath: z.string(),
  /** How many open reports the target has, this one included. */
  openReports: z.int(),
  remark: z.string(),
  /** What followed; null when nothing did. */
  measure: measure.nullable(),
  decidedBy: z.string().nullable(),
  decidedTime: s.time.nullable(),
})

export const reportsCalls = {
  'POST /sysReport/save': call({
    summary: 'Reports a product, a shop, a comment, a question, an answer or a message to the mall',
    auth: 'user',
    owner: 'self',
    rate: 'report',
    cache: 'none',
    idempotency: 'honored',
    successMsg: '举报成功',
    input: z.object({
      targetType,
      targetId: s.id,
      reasonType,
      content: s.words(0, 500).default(''),
      files: uploadUrls(5).default([]),
    }),
    output: z.object({ pkId: s.id }),
    refusals: [
      r.targetGone,
      r.wrongReason,
      r.openAlready,
      r.tooMany,
      uploadsRefusals.tooManyPictures,
      uploadsRefusals.pictureGone,
    ],
  }),
  'POST /sysReport/queryByUserId': call({
    summary: 'One’s own reports with their decisions, newest first',
    ...ownRead,
    input: z.object(s.pageInput),
    output: s.pageOf(report),
  }),
  'POST /sysConsole/queryReports': call({
    summary:
      'Reports for the mall: of the open ones the longest waiting come first, of the others the newest',
    ...mallRead,
    input: z.object({
      ...s.pageInput,
      filter: z.enum(['open', 'answered', 'decided', 'all']).default('open'),
    }),
    output: s.pageOf(received).extend({ open: z.int(), answered: z.int() }),
  }),
  'POST /sysConsole/handleReport': call({
    summary: 'Decides a report, once',
    ...mallWrite,
    input: z.object({
      pkId: s.id,
      decision: z.enum(['upheld', 'dismissed']),
      remark: s.words(1, 500),
      /** What follows an upheld report: nothing, a warning to the shop, or what was reported is taken down. */
      measure: z.enum(['none', 'warn', 'takeDown']).default('none'),
      /** The message to the shop, or to the author, with it. */
      told: s.words(0, 500).default(''),
    }),
    output: s.nothing,
    refusals: [r.reportGone, r.decidedAlready, r.noSuchMeasure, r.toldMissing],
  }),
  'POST /sysConsole/closeMeasure': call({
    summary: 'Lifts what followed a report, or keeps it after the shop has answered',
    ...mallWrite,
    input: z.object({ pkId: s.id, outcome: z.enum(['lifted', 'stands']), remark: s.words(1, 500) }),
    output: z.object({ isBack: measure.shape.isBack }),
    refusals: [r.measureGone, r.decidedAlready],
  }),
  'POST /bizConsole/queryMeasures': call({
    summary: 'What the mall has done about the shop after reports, newest first',
    auth: 'staff',
    owner: 'shop',
    right: 'products.read',
    rate: 'read',
    cache: 'none',
    input: z.object(s.pageInput),
    output: s.pageOf(shopMeasure).extend({ waiting: z.int() }),
  }),
  'POST /bizConsole/answerMeasure': call({
    summary: 'Answers the mall about what it has done, once',
    auth: 'staff',
    owner: 'shop',
    right: 'products.edit',
    rate: 'write',
    cache: 'none',
    input: z.object({ pkId: s.id, content: s.words(1, 500), files: uploadUrls(5).default([]) }),
    output: s.nothing,
    refusals: [
      r.measureGone,
      r.answeredAlready,
      uploadsRefusals.tooManyPictures,
      uploadsRefusals.pictureGone,
    ],
  }),
}
export type ReportsCalls = typeof reportsCalls
export type Report = z.output<typeof report>
export type Measure = z.output<typeof measure>
export type ShopMeasure = z.output<typeof shopMeasure>
export type ReceivedReport = z.output<typeof received>
declare module '@hojip/platform/client' {
  interface AllCalls extends ReportsCalls {}
}

/** Whose it is: a shop's, or a shopper's, who is null when nobody is known or the account is closed. */
export type Concerned = { shopId: string } | { authorId: string | null }

export interface ReportsEvents {
  /** The mall decided a report of a user whose account still exists. */
  'reports/decided': {
    reportId: string
    userId: string
    targetType: z.output<typeof targetType>
    targetId: string
    /** As it was when it was reported; a text of somebody has one language. */
    targetName: LocalText | string
    decision: 'upheld' | 'dismissed'
  }
  /** What a shopper wrote was taken down, or is back. */
  'reports/authorTold': {
    measureId: string
    userId: string
    targetName: LocalText | string
    /** The operator's message to the author. */
    told: string
    isBack: boolean
  }
  /** What the mall did after a report was undone; of a reporter whose account still exists. */
  'reports/lifted': { reportId: string; userId: string; targetName: LocalText | string }
}

declare module '@hojip/platform/jobs' {
  interface AllEvents extends ReportsEvents {}
}

/** The rooms that handle the event. */
export const reportsEvents = {
  'reports/decided': { handledBy: ['notices'] },
  'reports/authorTold': { handledBy: ['notices'] },
  'reports/lifted': { handledBy: ['notices'] },
} as const satisfies HandledBy<ReportsEvents>

s.nameShapes({ ReceivedReport: received, Report: report })
