import { anyOf, limitOffset, type PageRequest, theRow } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { LocalText } from '@hojip/platform/i18n'
import { sql, type RawBuilder } from 'kysely'
import { shownAnswers } from '../rules/limits.ts'

type Owner = Pick<Viewer, 'userId'>

export interface QuestionRow {
  id: string
  goodsId: string
  goodsName: LocalText
  productPicture: string | null
  author: string
  content: string
  locale: string | null
  createdAt: Date
  answerCount: number
  isTakenDown: boolean
}

export interface AnswerRow {
  id: string
  questionId: string
  isShop: boolean
  author: string
  shopName: LocalText
  content: string
  locale: string | null
  createdAt: Date
  editedAt: Date | null
}

function questions(rest: RawBuilder<unknown>) {
  return sql<QuestionRow>`
  select q.id, q.goods_id as "goodsId", g.name as "goodsName", g.gallery ->> 0 as "productPicture", q.author,
         q.content, q.locale, q.created_at as "createdAt", q.answer_count as "answerCount",
         q.taken_down as "isTakenDown"
  from question q join goods g on g.id = q.goods_id ${rest}`
}

async function count(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from question q ${where}`.execute(db)
  return theRow(rows).n
}

/** The page of questions that pass the condition, with the number of all that do. */
async function pageOf(db: Db, where: RawBuilder<unknown>, order: RawBuilder<unknown>, page: PageRequest) {
  const [found, total] = await Promise.all([
    questions(sql`${where} order by ${order} ${limitOffset(page)}`).execute(db),
    count(db, where),
  ])
  return { rows: found.rows, total }
}

const newest = sql`q.created_at desc, q.id desc`
const orders = { new: newest, hot: sql`q.answer_count desc, ${newest}` } as const

export function questionsOf(db: Db, goodsId: string, asked: PageRequest & { sort: 'new' | 'hot' }) {
  const where = sql`where q.goods_id = ${goodsId} and q.deleted_at is null`
  return pageOf(db, where, orders[asked.sort], asked)
}

/** The answers to these questions: the shop's first, then the oldest ones of buyers. */
export async function answersTo(db: Db, questionIds: readonly string[]): Promise<AnswerRow[]> {
  if (questionIds.length === 0) return []
  const { rows } = await sql<AnswerRow>`
    select a.id, a.question_id as "questionId", a.is_shop as "isShop", a.author, s.name as "shopName", a.content,
           a.locale, a.created_at as "createdAt", a.edited_at as "editedAt"
    from question q join shop s on s.id = q.shop_id
    cross join lateral (
      select * from answer where question_id = q.id and deleted_at is null
      order by is_shop desc, created_at, id limit ${shownAnswers}
    ) a
    where q.id = ${anyOf(questionIds)}
    order by a.is_shop desc, a.created_at, a.id`.execute(db)
  return rows
}

/** The author's own questions, newest first, also those that the mall has taken down. */
export function ownQuestions(db: Db, viewer: Owner, slice: PageRequest) {
  return pageOf(
    db,
    sql`where q.user_id = ${viewer.userId} and (q.deleted_at is null or q.taken_down)`,
    newest,
    slice,
  )
}

export interface OwnAnswerRow {
  id: string
  goodsId: string
  goodsName: LocalText
  productPicture: string | null
  asked: string
  content: string
  createdAt: Date
  isTakenDown: boolean
}

/** What the user has answered as a buyer, newest first, also what the mall has taken down. */
export async function ownAnswers(db: Db, viewer: Owner, page: PageRequest) {
  const own = sql`
    from answer a join question q on q.id = a.question_id join goods g on g.id = q.goods_id
    where a.user_id = ${viewer.userId} and not a.is_shop and (a.deleted_at is null or a.taken_down)
      and q.deleted_at is null`
  const [found, counted] = await Promise.all([
    sql<OwnAnswerRow>`
      select a.id, q.goods_id as "goodsId", g.name as "goodsName", g.gallery ->> 0 as "productPicture",
             q.content as asked, a.content, a.created_at as "createdAt", a.taken_down as "isTakenDown"
      ${own} order by a.id desc ${limitOffset(page)}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n ${own}`.execute(db),
  ])
  return { rows: found.rows, total: theRow(counted.rows).n }
}

/** Questions about the products of the staff member's shop, with the number of those without an answer of the shop. */
export async function shopQuestions(
  db: Db,
  viewer: Pick<Viewer, 'shopId'>,
  asked: PageRequest & { filter: 'unanswered' | 'all' },
) {
  const ours = sql`where q.shop_id = ${viewer.shopId ?? null} and q.deleted_at is null`
  const open = sql`${ours} and q.shop_answers = 0`
  const [page, unanswered] = await Promise.all([
    asked.filter === 'all'
      ? pageOf(db, ours, newest, asked)
      : pageOf(db, open, sql`q.created_at, q.id`, asked),
    count(db, open),
  ])
  return { ...page, unanswered }
}

/** The viewer's questions and answers below a product. */
export async function ownBelow(db: Db, viewer: Owner, goodsId: string) {
  const [asked, answered] = await Promise.all([
    sql<{ id: string }>`
      select id from question where user_id = ${viewer.userId} and goods_id = ${goodsId} and deleted_at is null
      order by 1 desc limit 1000`.execute(db),
    sql<{ id: string }>`
      select a.id from answer a join question q on q.id = a.question_id
      where a.user_id = ${viewer.userId} and not a.is_shop and a.deleted_at is null and q.goods_id = ${goodsId}
      order by 1 desc limit 1000`.execute(db),
  ])
  return { questionIds: asked.rows.map(({ id }) => id), answerIds: answered.rows.map(({ id }) => id) }
}

/** The shop of a product on sale. */
export async function shopOfProduct(db: Db | Tx, goodsId: string): Promise<string | undefined> {
  const { rows } = await sql<{ shopId: string }>`
    select shop_id as "shopId" from goods where id = ${goodsId} and is_on_sale`.execute(db)
  return rows[0]?.shopId
}

interface Shown {
  content: string
  goodsId: string
}

/** A question that everybody can see. */
export async function questionShown(db: Db, id: string): Promise<Shown | undefined> {
  const { rows } = await sql<Shown>`
    select content, goods_id as "goodsId" from question where id = ${id} and deleted_at is null`.execute(db)
  return rows[0]
}

/** An answer that everybody can see. */
export async function answerShown(db: Db, id: string): Promise<Shown | undefined> {
  const { rows } = await sql<Shown>`
    select a.content, q.goods_id as "goodsId" from answer a join question q on q.id = a.question_id
    where a.id = ${id} and a.deleted_at is null and q.deleted_at is null`.execute(db)
  return rows[0]
}
