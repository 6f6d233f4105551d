import { anyOf, theRow } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import type { Concerned } from '@hojip/reports/contract'
import { sql } from 'kysely'

/** The mall takes a question with its answers away from everybody; undefined when it is gone already. */
export async function takeDownQuestion(
  tx: Tx,
  id: string,
  at: Date,
): Promise<{ authorId: string | null } | undefined> {
  const { rows } = await sql<{ authorId: string | null }>`
    update question set deleted_at = ${at}, taken_down = true where id = ${id} and deleted_at is null
    returning user_id as "authorId"`.execute(tx)
  return rows[0]
}

/** Gives it back; false when its author has asked the same again meanwhile, or it is back already. */
export async function giveBackQuestion(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update question q set deleted_at = null, taken_down = false
    where id = ${id} and taken_down and not exists (
      select from question o where o.user_id = q.user_id and o.goods_id = q.goods_id and o.deleted_at is null
        and md5(lower(o.content)) = md5(lower(q.content)))
    returning id`.execute(tx)
  return rows.length > 0
}

interface Hidden {
  questionId: string
  isShop: boolean
  authorId: string | null
}

function count(tx: Tx, { questionId, isShop }: Hidden, by: 1 | -1) {
  return sql<{ shopId: string }>`
    update question set answer_count = answer_count + ${by}, shop_answers = shop_answers + ${isShop ? by : 0}
    where id = ${questionId} returning shop_id as "shopId"`.execute(tx)
}

const hidden = sql`question_id as "questionId", is_shop as "isShop", user_id as "authorId"`

/** Answers to a question wait for each other. */
function hold(tx: Tx, answerId: string) {
  return sql`
    select from question where id = (select question_id from answer where id = ${answerId}) for update`.execute(
    tx,
  )
}

/** The mall takes an answer away from everybody; undefined when it is gone already. */
export async function takeDownAnswer(tx: Tx, id: string, at: Date): Promise<Concerned | undefined> {
  await hold(tx, id)
  const { rows } = await sql<Hidden>`
    update answer set deleted_at = ${at}, taken_down = true where id = ${id} and deleted_at is null
    returning ${hidden}`.execute(tx)
  if (!rows[0]) return undefined
  const counted = await count(tx, rows[0], -1)
  const { shopId } = theRow(counted.rows)
  return rows[0].isShop ? { shopId } : { authorId: rows[0].authorId }
}

/** Gives it back; false when its shop has answered again meanwhile, or it is back already. */
export async function giveBackAnswer(tx: Tx, id: string): Promise<boolean> {
  await hold(tx, id)
  const { rows } = await sql<Hidden>`
    update answer a set deleted_at = null, taken_down = false
    where id = ${id} and taken_down and not (is_shop and exists (
      select from answer o where o.question_id = a.question_id and o.is_shop and o.deleted_at is null))
    returning ${hidden}`.execute(tx)
  if (rows[0]) await count(tx, rows[0], 1)
  return rows.length > 0
}

export interface RemovedAnswer {
  id: string
  questionId: string
  content: string
  createdAt: Date
}

/** What the viewer's shop had answered to these questions and the mall has taken down, the newest last. */
export async function removedAnswersTo(
  db: Db,
  { shopId }: Pick<Viewer, 'shopId'>,
  questionIds: readonly string[],
): Promise<RemovedAnswer[]> {
  if (questionIds.length === 0) return []
  const { rows } = await sql<RemovedAnswer>`
    select a.id, a.question_id as "questionId", a.content, a.created_at as "createdAt"
    from question q join answer a on a.question_id = q.id and a.is_shop and a.taken_down
    where q.id = ${anyOf(questionIds)} and q.shop_id = ${shopId ?? null} order by a.id`.execute(db)
  return rows
}
