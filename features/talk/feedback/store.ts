import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { sql, type RawBuilder } from 'kysely'
import { limitOffset, theRow, type PageRequest } from '@hojip/platform/db'
import type { FeedbackKind } from './rules.ts'

/** A user, or the network of a visitor. */
interface Sender {
  userId: string | null
  network: string | null
}

export interface NewFeedback extends Sender {
  id: string
  kind: FeedbackKind
  content: string
  pictures: string[]
  page: string | null
  browser: string | null
  contact: string | null
  locale: string
  at: Date
}

export interface FeedbackRow {
  id: string
  userId: string | null
  userName: string | null
  kind: FeedbackKind
  content: string
  pictures: string[]
  page: string | null
  browser: string | null
  contact: string | null
  locale: string
  createdAt: Date
  answer: string | null
  answeredAt: Date | null
  answeredBy: string | null
}

/**
 * How much the sender has written lately, and the id of what they have written in the same words. Concurrent calls of
 * one sender wait for each other.
 */
export async function sentBefore(
  tx: Tx,
  { userId, network }: Sender,
  { kind, content }: Pick<NewFeedback, 'kind' | 'content'>,
  { countedSince, repeatsSince }: { countedSince: Date; repeatsSince: Date },
): Promise<{ n: number; id: string | null }> {
  const who = userId ?? network ?? ''
  await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback ${who}`}, 0))`.execute(tx)
  const { rows } = await sql<{ n: number; id: string | null }>`
    select count(*)::int as n,
      (array_agg(id) filter (where created_at > ${repeatsSince} and kind = ${kind} and content = ${content}))[1] as id
    from feedback
    where created_at > ${countedSince}
      and ${userId === null ? sql`network = ${network}` : sql`user_id = ${userId}`}`.execute(tx)
  return theRow(rows)
}

export function insertFeedback(tx: Tx, one: NewFeedback) {
  return sql`
  insert into feedback
    (id, user_id, network, kind, content, pictures, page, browser, contact, locale, created_at)
  values
    (${one.id}, ${one.userId}, ${one.network}, ${one.kind}, ${one.content}, ${JSON.stringify(one.pictures)}, ${one.page},
     ${one.browser}, ${one.contact}, ${one.locale}, ${one.at})`.execute(tx)
}

function feedback(rest: RawBuilder<unknown>) {
  return sql<FeedbackRow>`
  select f.id, f.user_id as "userId", a.name as "userName", f.kind, f.content, f.pictures, f.page, f.browser,
         f.contact, f.locale, f.created_at as "createdAt", f.answer, f.answered_at as "answeredAt",
         b.name as "answeredBy"
  from feedback f left join account a on a.id = f.user_id left join account b on b.id = f.answered_by ${rest}`
}

async function count(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from feedback f ${where}`.execute(db)
  return theRow(rows).n
}

/** The user's own feedback, newest first. */
export async function ownFeedback(db: Db, viewer: Pick<Viewer, 'userId'>, page: PageRequest) {
  const where = sql`where f.user_id = ${viewer.userId}`
  const [found, total] = await Promise.all([
    feedback(sql`${where} order by f.id desc ${limitOffset(page)}`).execute(db),
    count(db, where),
  ])
  return { rows: found.rows, total }
}

const filters = {
  open: { where: sql`where f.answered_at is null`, order: sql`f.id` },
  answered: { where: sql`where f.answered_at is not null`, order: sql`f.id desc` },
  all: { where: sql``, order: sql`f.id desc` },
}

/** For operators: a page, the number of all that pass the filter, and of those without an answer. */
export async function feedbackPage(db: Db, filter: keyof typeof filters, page: PageRequest) {
  const { where, order } = filters[filter]
  const [found, total, unanswered] = await Promise.all([
    feedback(sql`${where} order by ${order} ${limitOffset(page)}`).execute(db),
    count(db, where),
    count(db, filters.open.where),
  ])
  return { rows: found.rows, total, unanswered }
}

/** For operators. */
export async function feedbackById(db: Db, id: string): Promise<FeedbackRow | undefined> {
  return (await feedback(sql`where f.id = ${id}`).execute(db)).rows[0]
}

/** The sender and the text; `gone`: there is no such feedback; `answered`: it has an answer. */
export async function addAnswer(
  tx: Tx,
  operator: Pick<Viewer, 'userId'>,
  answer: { id: string; content: string; at: Date },
): Promise<{ userId: string | null; content: string } | 'gone' | 'answered'> {
  const { rows } = await sql<{ userId: string | null; content: string }>`
    update feedback set answer = ${answer.content}, answered_at = ${answer.at}, answered_by = ${operator.userId}
    where id = ${answer.id} and answered_at is null returning user_id as "userId", content`.execute(tx)
  if (rows[0]) return rows[0]
  return (await feedbackById(tx, answer.id)) ? 'answered' : 'gone'
}

export async function dropNetworks(db: Db, before: Date): Promise<void> {
  await sql`update feedback set network = null where network is not null and created_at < ${before}`.execute(
    db,
  )
}

/** @returns the addresses of the deleted feedback's pictures */
export async function deleteFeedbackOf(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ pictures: string[] }>`
    delete from feedback where user_id = ${userId} returning pictures`.execute(tx)
  return rows.flatMap(({ pictures }) => pictures)
}
