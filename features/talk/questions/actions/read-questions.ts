import type { Db } from '@hojip/db'
import { hasReceived } from '@hojip/orders'
import { shapes, type ParsedInputOf, type Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { zip } from '@hojip/platform/collections'
import { wireTime } from '@hojip/platform/mall-time'
import { reasonsOfRemoval } from '@hojip/reports'
import type { QuestionsCalls } from '../contract.ts'
import {
  answersTo,
  ownAnswers,
  ownBelow,
  ownQuestions,
  questionsOf,
  shopQuestions,
  type QuestionRow,
} from '../store/read.ts'
import { removedAnswersTo } from '../store/taken-down.ts'
import { ownAnswerView, productOf, questionView } from './question-view.ts'

type Asked<K extends keyof QuestionsCalls> = ParsedInputOf<QuestionsCalls[K]>

async function viewsOf(db: Db, rows: readonly QuestionRow[], locale: Locale) {
  const answers = await answersTo(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => questionView(row, answers, locale))
}

async function withProducts(db: Db, rows: readonly QuestionRow[], locale: Locale) {
  const views = await viewsOf(db, rows, locale)
  return zip(views, rows).map(([view, row]) => ({ ...view, ...productOf(row, locale) }))
}

/** A page of questions about a product. */
export async function listQuestions(db: Db, input: Asked<'POST /bizGoodsQuestion/findAll'>, locale: Locale) {
  const found = await questionsOf(db, input.goodsId, input)
  return shapes.page(await viewsOf(db, found.rows, locale), found.total, input)
}

/** What the viewer may do below a product, and what is theirs there. */
export async function readViewer(db: Db, viewer: Viewer, goodsId: string) {
  const [canAnswer, own] = await Promise.all([
    hasReceived(db, viewer, goodsId),
    ownBelow(db, viewer, goodsId),
  ])
  return { canAnswer, ...own }
}

/** Of the viewer's rows that the mall has taken down, why; null for the others. */
async function removalsOf(
  db: Db,
  { userId }: Viewer,
  type: 'question' | 'answer',
  rows: readonly { id: string; isTakenDown: boolean }[],
): Promise<(string | null)[]> {
  const removed = rows.filter(({ isTakenDown }) => isTakenDown).map(({ id }) => id)
  const reasons = await reasonsOfRemoval(db, { authorId: userId }, type, removed)
  return rows.map(({ id, isTakenDown }) => (isTakenDown ? (reasons.get(id) ?? '') : null))
}

export async function listOwnQuestions(
  db: Db,
  viewer: Viewer,
  input: Asked<'POST /bizGoodsQuestion/queryMyQuestion'>,
  locale: Locale,
) {
  const { rows, total } = await ownQuestions(db, viewer, input)
  const [views, removals] = await Promise.all([
    withProducts(db, rows, locale),
    removalsOf(db, viewer, 'question', rows),
  ])
  const list = views.map((view, at) => ({ ...view, removedFor: removals[at] ?? null }))
  return shapes.page(list, total, input)
}

export async function listOwnAnswers(
  db: Db,
  viewer: Viewer,
  input: Asked<'POST /bizGoodsQuestion/queryMyAnswer'>,
  locale: Locale,
) {
  const { rows, total } = await ownAnswers(db, viewer, input)
  const removals = await removalsOf(db, viewer, 'answer', rows)
  const list = rows.map((row, at) => ({ ...ownAnswerView(row, locale), removedFor: removals[at] ?? null }))
  return shapes.page(list, total, input)
}

/** The shop's last answer to each of these questions that the mall has taken down, with the reason. */
async function removedAnswers(db: Db, viewer: Viewer, questionIds: readonly string[]) {
  const removed = await removedAnswersTo(db, viewer, questionIds)
  const ids = removed.map(({ id }) => id)
  const reasons = await reasonsOfRemoval(db, { shopId: viewer.shopId ?? null }, 'answer', ids)
  return new Map(
    removed.flatMap(({ id, questionId, content, createdAt }) => {
      const removedFor = reasons.get(id)
      // What was lifted and stays away, since the shop has answered anew, is no longer held against it.
      if (removedFor === undefined) return []
      return [[questionId, { content, gmtCreate: wireTime(createdAt.getTime()), removedFor }]]
    }),
  )
}

export async function listShopQuestions(
  db: Db,
  viewer: Viewer,
  input: Asked<'POST /bizConsole/queryQuestions'>,
  locale: Locale,
) {
  const found = await shopQuestions(db, viewer, input)
  const questionIds = found.rows.map(({ id }) => id)
  const [views, removed] = await Promise.all([
    withProducts(db, found.rows, locale),
    removedAnswers(db, viewer, questionIds),
  ])
  const list = views.map((view) => ({ ...view, removedAnswer: removed.get(view.pkId) ?? null }))
  return { ...shapes.page(list, found.total, input), unanswered: found.unanswered }
}
