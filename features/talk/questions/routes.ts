import { bind, type Bound } from '@hojip/platform/http'
import { answerAsBuyer, answerAsShop } from './actions/answer-question.ts'
import { askQuestion } from './actions/ask-question.ts'
import { deleteAnswer, deleteQuestion } from './actions/delete-own.ts'
import {
  listOwnAnswers,
  listOwnQuestions,
  listQuestions,
  listShopQuestions,
  readViewer,
} from './actions/read-questions.ts'
import type { QuestionsTools } from './actions/tools.ts'
import { questionsCalls } from './contract.ts'

export function questionsRoutes(tools: QuestionsTools): Bound[] {
  const { db } = tools
  return bind(questionsCalls, {
    'POST /bizGoodsQuestion/findAll': (input, { locale }) => listQuestions(db, input, locale),
    'POST /bizGoodsQuestion/save': (input, { viewer, locale, idempotencyKey }) =>
      askQuestion(tools, { viewer, locale }, input, idempotencyKey),
    'POST /bizGoodsQuestion/answer': (input, { viewer, locale, idempotencyKey }) =>
      answerAsBuyer(tools, { viewer, locale }, input, idempotencyKey),
    'POST /bizGoodsQuestion/deleteById/{pkId}': ({ pkId }, { viewer }) => deleteQuestion(tools, viewer, pkId),
    'POST /bizGoodsQuestion/deleteAnswer/{pkId}': ({ pkId }, { viewer }) => deleteAnswer(tools, viewer, pkId),
    'POST /bizGoodsQuestion/queryViewer': ({ goodsId }, { viewer }) => readViewer(db, viewer, goodsId),
    'POST /bizGoodsQuestion/queryMyQuestion': (input, { viewer, locale }) =>
      listOwnQuestions(db, viewer, input, locale),
    'POST /bizGoodsQuestion/queryMyAnswer': (input, { viewer, locale }) =>
      listOwnAnswers(db, viewer, input, locale),
    'POST /bizConsole/queryQuestions': (input, { viewer, locale }) =>
      listShopQuestions(db, viewer, input, locale),
    'POST /bizConsole/answerQuestion': (input, { viewer, locale, idempotencyKey }) =>
      answerAsShop(tools, { viewer, locale }, input, idempotencyKey),
  })
}
