import type { Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import { theRow } from '@hojip/platform/db'

type Owner = Pick<Viewer, 'userId'>

export interface NewQuestion {
  id: string
  goodsId: string
  shopId: string
  userId: string | null
  author: string
  content: string
  locale: string | null
  at: Date
}

/** False when the user's question about this product exists in the same words. */
export async function insertQuestion(tx: Tx, one: NewQuestion): Promise<boolean> {
  const { rows } = await sql`
    insert into question (id, goods_id, shop_id, user_id, author, content, locale, created_at)
    values (${one.id}, ${one.goodsId}, ${one.shopId}, ${one.userId}, ${one.author}, ${one.content}, ${one.locale},
            ${one.at})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** How much the user has written since then. Concurrent calls of one user wait for each other. */
export async function writtenSince(
  tx: Tx,
  { userId }: Owner,
  what: 'question' | 'answer',
  since: Date,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${userId}`}, 0))`.execute(tx)
  const written =
    what === 'question'
      ? sql`question where user_id = ${userId} and created_at > ${since}`
      : sql`answer where user_id = ${userId} and not is_shop and created_at > ${since}`
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${written}`.execute(tx)
  return theRow(rows).n
}

export interface HeldQuestion {
  goodsId: string
  shopId: string
  /** Null for a closed account. */
  userId: string | null
  content: string
}

/** The question, locked: answers to it wait for each other. */
export async function questionHeld(tx: Tx, id: string): Promise<HeldQuestion | undefined> {
  const { rows } = await sql<HeldQuestion>`
    select goods_id as "goodsId", shop_id as "shopId", user_id as "userId", content
    from question where id = ${id} and deleted_at is null for update`.execute(tx)
  return rows[0]
}

interface NewAnswer {
  id: string
  questionId: string
  userId: string
  author: string
  isShop: boolean
  content: string
  locale: string
  at: Date
}

/** False when the shop, or this buyer, has answered before. The caller has locked the question. */
export async function insertAnswer(tx: Tx, one: NewAnswer): Promise<boolean> {
  const { rows } = await sql`
    insert into answer (id, question_id, user_id, author, is_shop, content, locale, created_at)
    values (${one.id}, ${one.questionId}, ${one.userId}, ${one.author}, ${one.isShop}, ${one.content}, ${one.locale},
            ${one.at})
    on conflict do nothing returning 1`.execute(tx)
  if (rows.length === 0) return false
  await sql`
    update question set answer_count = answer_count + 1, shop_answers = shop_answers + ${one.isShop ? 1 : 0}
    where id = ${one.questionId}`.execute(tx)
  return true
}

/** Changes the shop's answer; false without one. The caller has locked the question, of its shop. */
export async function editShopAnswer(
  tx: Tx,
  { questionId, content, locale, at }: Pick<NewAnswer, 'questionId' | 'content' | 'locale' | 'at'>,
): Promise<boolean> {
  const { rows } = await sql`
    update answer set content = ${content}, locale = ${locale}, edited_at = ${at}
    where question_id = ${questionId} and is_shop and deleted_at is null returning 1`.execute(tx)
  return rows.length > 0
}

/** Also one that the mall has taken down, which stays away for good; false when it is not the user's question. */
export async function takeQuestionBack(tx: Tx, { userId }: Owner, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update question set deleted_at = ${at}, taken_down = false
    where id = ${id} and user_id = ${userId} and (deleted_at is null or taken_down)
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Also one that the mall has taken down, and no longer counts; false when it is not the buyer's answer. */
export async function takeAnswerBack(tx: Tx, { userId }: Owner, id: string, at: Date): Promise<boolean> {
  // The question first, as the code that restores an answer does.
  await sql`select from question where id = (select question_id from answer where id = ${id}) for update`.execute(
    tx,
  )
  const { rows } = await sql<{ questionId: string; isTakenDown: boolean }>`
    with own as (
      select id, taken_down from answer
      where id = ${id} and user_id = ${userId} and not is_shop and (deleted_at is null or taken_down) for update
    )
    update answer a set deleted_at = ${at}, taken_down = false from own where a.id = own.id
    returning a.question_id as "questionId", own.taken_down as "isTakenDown"`.execute(tx)
  if (!rows[0]) return false
  if (rows[0].isTakenDown) return true
  await sql`update question set answer_count = answer_count - 1 where id = ${rows[0].questionId}`.execute(tx)
  return true
}

/** Questions and answers of a closed account stay for other shoppers, without a name. */
export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  await sql`update question set author = '', user_id = null where user_id = ${userId}`.execute(tx)
  await sql`update answer set author = '', user_id = null where user_id = ${userId}`.execute(tx)
}

export interface ReadyAnswer {
  id: string
  author: string
  isShop: boolean
  content: string
  locale: string
  at: string
}

/** Questions of nobody's account with their answers, such as the demo's. Their products name their shops. */
export async function insertReady(
  tx: Tx,
  list: readonly (Omit<NewQuestion, 'userId' | 'shopId' | 'at'> & { at: string; answers: ReadyAnswer[] })[],
): Promise<void> {
  await sql`
    with ready as (
      select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
        as r (id uuid, "goodsId" uuid, author text, content text, locale text, at timestamptz, answers jsonb)
    ), asked as (
      insert into question (id, goods_id, shop_id, author, content, locale, created_at, answer_count, shop_answers)
      select r.id, r."goodsId", g.shop_id, r.author, r.content, r.locale, r.at, jsonb_array_length(r.answers),
             (select count(*) from jsonb_array_elements(r.answers) a where (a ->> 'isShop')::boolean)
      from ready r join goods g on g.id = r."goodsId" returning id
    )
    insert into answer (id, question_id, author, is_shop, content, locale, created_at)
    select a.id, q.id, a.author, a."isShop", a.content, a.locale, a.at
    from asked q join ready r on r.id = q.id
    cross join lateral jsonb_to_recordset(r.answers)
      as a (id uuid, author text, "isShop" boolean, content text, locale text, at timestamptz)`.execute(tx)
}
