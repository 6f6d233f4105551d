import { call, shapes as s, ownRead, ownWrite, shopRead, shopWrite } from '@hojip/platform/http'
import type { HandledBy } from '@hojip/platform/jobs'
import { z } from 'zod'
import { questionsRefusals as r } from './refusals.ts'

const answer = z.object({
  pkId: s.id,
  /** `shop`: of the product's shop; `buyer`: of somebody who has received the product. */
  type: z.enum(['shop', 'buyer']),
  /** The shop's name, or the buyer's, masked; '' for a closed account. */
  userName: z.string(),
  content: z.string(),
  locale: z.string().nullable(),
  gmtCreate: s.time,
  /** When the shop last changed it. */
  editTime: s.time.nullable(),
})

const question = z.object({
  pkId: s.id,
  goodsId: s.id,
  /** Masked; '' for a closed account. */
  userName: z.string(),
  content: z.string(),
  locale: z.string().nullable(),
  gmtCreate: s.time,
  answerNum: z.int(),
  /** The shop's answer first, then those of buyers, the oldest first; twenty at most. */
  answers: z.array(answer),
})

/** The product of the question. */
const ofProduct = { goodsName: z.string(), goodsPic: z.string() }

/** The shop's answer that the mall took away from everybody; null without one. */
const removedAnswer = z
  .object({
    content: z.string(),
    gmtCreate: s.time,
    /** The mall's message to the shop. */
    removedFor: z.string(),
  })
  .nullable()

/** Why the mall took it away from everybody else; null for what is shown. */
const removedFor = z.string().nullable()

const asked = s.words(5, 200)
const answered = s.words(1, 500)

export const questionsCalls = {
  'POST /bizGoodsQuestion/findAll': call({
    summary: 'Questions about a product, with their answers',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({
      ...s.pageInput,
      goodsId: s.id,
      /** Newest first, or those with the most answers first. */
      sort: z.enum(['new', 'hot']).default('hot'),
    }),
    output: s.pageOf(question),
  }),
  'POST /bizGoodsQuestion/save': call({
    summary: 'Asks a question about a product on sale',
    ...ownWrite,
    idempotency: 'honored',
    input: z.object({ goodsId: s.id, content: asked }),
    output: z.object({ pkId: s.id }),
    refusals: [r.goodsGone, r.ownShop, r.askedAlready, r.tooMany],
  }),
  'POST /bizGoodsQuestion/answer': call({
    summary: 'Answers a question about a product that the caller has bought and received, once',
    ...ownWrite,
    idempotency: 'honored',
    input: z.object({ pkId: s.id, content: answered }),
    output: z.object({ pkId: s.id }),
    refusals: [r.questionGone, r.notBought, r.ownShop, r.answeredAlready, r.tooMany],
  }),
  'POST /bizGoodsQuestion/deleteById/{pkId}': call({
    summary: 'Deletes one’s own question with its answers',
    ...ownWrite,
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [r.questionGone],
  }),
  'POST /bizGoodsQuestion/deleteAnswer/{pkId}': call({
    summary: 'Deletes one’s own answer; the question cannot be answered again',
    ...ownWrite,
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [r.answerGone],
  }),
  'POST /bizGoodsQuestion/queryViewer': call({
    summary:
      'What the caller may do below a product: whether they may answer, and which questions and answers are theirs',
    ...ownRead,
    input: z.object({ goodsId: s.id }),
    output: z.object({ canAnswer: z.boolean(), questionIds: z.array(s.id), answerIds: z.array(s.id) }),
  }),
  'POST /bizGoodsQuestion/queryMyQuestion': call({
    summary: 'One’s own questions with their answers, newest first, also those that the mall took away',
    ...ownRead,
    input: z.object(s.pageInput),
    output: s.pageOf(question.extend({ ...ofProduct, removedFor })),
  }),
  'POST /bizGoodsQuestion/queryMyAnswer': call({
    summary: 'One’s own answers to the questions of others, newest first, also those that the mall took away',
    ...ownRead,
    input: z.object(s.pageInput),
    output: s.pageOf(
      z.object({
        pkId: s.id,
        goodsId: s.id,
        ...ofProduct,
        /** What was asked. */
        question: z.string(),
        content: z.string(),
        gmtCreate: s.time,
        removedFor,
      }),
    ),
  }),
  'POST /bizConsole/queryQuestions': call({
    summary:
      'Questions about the shop’s products: the open ones longest waiting first, all of them newest first',
    ...shopRead,
    right: 'products.read',
    input: z.object({ ...s.pageInput, filter: z.enum(['unanswered', 'all']).default('all') }),
    output: s.pageOf(question.extend({ ...ofProduct, removedAnswer })).extend({ unanswered: z.int() }),
  }),
  'POST /bizConsole/answerQuestion': call({
    summary: 'Answers a question about the shop’s product for all to read, or changes that answer',
    ...shopWrite,
    right: 'comments.answer',
    idempotency: 'honored',
    input: z.object({
      pkId: s.id,
      content: answered,
      /** Changes the shop's answer; without it a question that has one is refused. */
      isEdit: z.boolean().default(false),
    }),
    output: s.nothing,
    refusals: [r.questionGone, r.answeredAlready, r.answerGone],
  }),
}
export type QuestionsCalls = typeof questionsCalls
export type Question = z.output<typeof question>
export type Answer = z.output<typeof answer>
declare module '@hojip/platform/client' {
  interface AllCalls extends QuestionsCalls {}
}

/** The events that this room emits with `jobs.emit`. */
export interface QuestionsEvents {
  /** Somebody else has answered a question of a user whose account is open. */
  'questions/answered': {
    questionId: string
    answerId: string
    userId: string
    goodsId: string
    /** What was asked, and the answer. */
    asked: string
    content: string
    isShop: boolean
  }
}

declare module '@hojip/platform/jobs' {
  interface AllEvents extends QuestionsEvents {}
}

/** The rooms that handle each event. */
export const questionsEvents = {
  'questions/answered': { handledBy: ['notices'] },
} as const satisfies HandledBy<QuestionsEvents>

s.nameShapes({ QuestionAnswer: answer, Question: question })
