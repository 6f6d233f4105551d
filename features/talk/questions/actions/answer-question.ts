import { authorName, workplaceOf } from '@hojip/accounts'
import type { Tools, Tx } from '@hojip/db'
import { hasReceived } from '@hojip/orders'
import { inTransaction } from '@hojip/platform/db'
import { onceIfKeyed } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { QuestionsEvents } from '../contract.ts'
import { questionsRefusals as r } from '../refusals.ts'
import { mostAnswersADay } from '../rules/limits.ts'
import {
  editShopAnswer,
  insertAnswer,
  questionHeld,
  writtenSince,
  type HeldQuestion,
} from '../store/change.ts'
import { dayBefore, type Writer } from './ask-question.ts'
import type { QuestionsTools } from './tools.ts'

interface Said {
  pkId: string
  content: string
}

interface Answering {
  question: HeldQuestion
  said: Said
  author: string
  isShop: boolean
  at: Date
}

/** Stores the answer and tells who asked. */
async function write(
  tools: Tools,
  tx: Tx,
  { viewer, locale }: Writer,
  { question, said, author, isShop, at }: Answering,
): Promise<{ pkId: string } | Refusal<'questions/answeredAlready'>> {
  const { pkId: questionId, content } = said
  const answerId = newId()
  const { userId: answererId } = viewer
  const written = { id: answerId, questionId, userId: answererId, author, isShop, content, locale, at }
  if (!(await insertAnswer(tx, written))) return refuse(r.answeredAlready)
  const { userId, goodsId, content: asked } = question
  if (userId !== null && userId !== answererId) {
    const answered: QuestionsEvents['questions/answered'] = {
      questionId,
      answerId,
      userId,
      goodsId,
      asked,
      content,
      isShop,
    }
    await tools.jobs.emit(tx, 'questions/answered', answered)
  }
  return { pkId: answerId }
}

/** A buyer's one answer. */
export async function answerAsBuyer(
  tools: QuestionsTools,
  writer: Writer,
  said: Said,
  key?: string,
): Promise<
  | { pkId: string }
  | Refusal<
      | 'http/notFound'
      | 'idempotency/keyReused'
      | 'questions/answeredAlready'
      | 'questions/notBought'
      | 'questions/ownShop'
      | 'questions/questionGone'
      | 'questions/tooMany'
    >
> {
  const { viewer } = writer
  const workplace = await workplaceOf(tools.db, viewer)
  const answer = async (tx: Tx) => {
    const author = await authorName(tx, viewer)
    if (isRefusal(author)) return author
    const at = new Date(tools.clock.nowMs())
    const question = await questionHeld(tx, said.pkId)
    if (!question) return refuse(r.questionGone)
    if (question.shopId === workplace) return refuse(r.ownShop)
    if (!(await hasReceived(tx, viewer, question.goodsId))) return refuse(r.notBought)
    const max = tools.mostADay?.('answers') ?? mostAnswersADay
    if ((await writtenSince(tx, viewer, 'answer', dayBefore(at))) >= max) return refuse(r.tooMany, { max })
    return write(tools, tx, writer, { question, said, author, isShop: false, at })
  }
  const call = 'POST /bizGoodsQuestion/answer'
  return inTransaction(tools.db, (tx) =>
    onceIfKeyed(tx, { userId: viewer.userId, call, key, input: said }, () => answer(tx)),
  )
}

/** The shop's one answer, or a change of it, which nobody gets a notice of. */
export async function answerAsShop(
  tools: Tools,
  writer: Writer,
  { isEdit, ...said }: Said & { isEdit: boolean },
  key?: string,
): Promise<null | Refusal<
  | 'http/notFound'
  | 'idempotency/keyReused'
  | 'questions/answerGone'
  | 'questions/answeredAlready'
  | 'questions/questionGone'
>> {
  const { viewer, locale } = writer
  const answer = async (tx: Tx) => {
    const author = await authorName(tx, viewer)
    if (isRefusal(author)) return author
    const at = new Date(tools.clock.nowMs())
    const question = await questionHeld(tx, said.pkId)
    if (!question || question.shopId !== viewer.shopId) return refuse(r.questionGone)
    if (isEdit) {
      const edit = { questionId: said.pkId, content: said.content, locale, at }
      return (await editShopAnswer(tx, edit)) ? null : refuse(r.answerGone)
    }
    const written = await write(tools, tx, writer, { question, said, author, isShop: true, at })
    return 'pkId' in written ? null : written
  }
  const input = { ...said, isEdit }
  const request = { userId: viewer.userId, call: 'POST /bizConsole/answerQuestion', key, input }
  return inTransaction(tools.db, (tx) => onceIfKeyed(tx, request, () => answer(tx)))
}
