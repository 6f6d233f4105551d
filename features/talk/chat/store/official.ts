import type { Db, Tx } from '@hojip/db'
import { sql, type RawBuilder } from 'kysely'
import { agentSeconds } from './send.ts'
import { limitOffset, type PageRequest, theRow } from '@hojip/platform/db'

export interface QueueRow {
  state: 'waiting' | 'serving' | null
  ahead: number
  agentsOnline: number
  /** Mean time of the last conversations, in ms; null for fewer than five. */
  meanMs: number | null
  canRate: boolean
}

/** A conversation's place in the queue of the mall's own service. */
export async function queueOf(db: Db | Tx, conversationId: string, at: Date): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`
    select k.state,
           (select count(*)::int from chat_case o where o.shop_id is null and o.state = 'waiting'
              and k.state = 'waiting' and (o.opened_at, o.id) < (k.opened_at, k.id)) as ahead,
           (select count(*)::int from chat_agent g where g.shop_id is null and g.state = 'online'
              and g.seen_at > ${at}::timestamptz - make_interval(secs => ${agentSeconds})) as "agentsOnline",
           (select case when count(*) >= 5 then round(avg(extract(epoch from l.closed_at - l.taken_at)) * 1000)::bigint end
            from (select closed_at, taken_at from chat_case where shop_id is null and state = 'closed'
                    and taken_at is not null order by closed_at desc limit 30) l) as "meanMs",
           coalesce((select r.taken_at is not null and r.rated_at is null and r.state = 'closed' from chat_case r
             where r.conversation_id = c.id order by r.opened_at desc, r.id desc limit 1), false) as "canRate"
    from (select ${conversationId}::uuid as id) c
    left join chat_case k on k.conversation_id = c.id and k.state <> 'closed'`.execute(db)
  return theRow(rows)
}

/** The shopper's page is there: the place stays for ten more minutes. */
export async function touchPlace(tx: Tx, conversationId: string, at: Date): Promise<void> {
  await sql`
    update chat_case set seen_at = ${at} where conversation_id = ${conversationId} and state = 'waiting'`.execute(
    tx,
  )
}

/** Opens a case that waits, unless one is open. The caller has the conversation's lock. */
export async function openPlace(tx: Tx, id: string, conversationId: string, at: Date): Promise<void> {
  await sql`
    insert into chat_case (id, conversation_id, shop_id, state, opened_at, waiting_since, seen_at)
    select ${id}, c.id, c.shop_id, 'waiting', ${at}, ${at}, ${at} from chat_conversation c
    where c.id = ${conversationId} and not exists (
      select from chat_case k where k.conversation_id = c.id and k.state <> 'closed')`.execute(tx)
}

/** Conversations whose shopper has left the page of the queue before a moment. */
export async function abandonedIds(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select conversation_id as id from chat_case
    where shop_id is null and state = 'waiting' and seen_at < ${before} order by opened_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Closes a waiting case; with `before` only when the shopper was not seen since then. */
export async function closeWaiting(
  tx: Tx,
  conversationId: string,
  at: Date,
  before?: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update chat_case set state = 'closed', closed_at = ${at}
    where conversation_id = ${conversationId} and state = 'waiting'
      ${before ? sql`and seen_at < ${before}` : sql``} returning 1`.execute(tx)
  return rows.length > 0
}

/**
 * Stores the rating of the last case, if an agent has served it and it is closed. True also for a repeat of the rating
 * that is stored; a second one that differs changes nothing.
 */
export async function rateCase(
  tx: Tx,
  conversationId: string,
  { score, tags, content, at }: { score: number; tags: string[]; content: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update chat_case set rating = ${score}, rating_tags = ${JSON.stringify(tags)}, rating_text = ${content},
      rated_at = coalesce(rated_at, ${at})
    where id = (select id from chat_case where conversation_id = ${conversationId} order by opened_at desc, id desc limit 1)
      and state = 'closed' and taken_at is not null
      and (rated_at is null or (rating, rating_tags, rating_text) = (${score}, ${JSON.stringify(tags)}::jsonb, ${content}))
    returning 1`.execute(tx)
  return rows.length > 0
}

export interface TicketRow {
  id: string
  code: string
  content: string
  files: string[]
  phone: string
  userName: string
  createdAt: Date
  answer: string | null
  answeredAt: Date | null
  answeredBy: string | null
}

async function tickets(db: Db, where: RawBuilder<unknown>, order: RawBuilder<unknown>, page: PageRequest) {
  const [found, counted] = await Promise.all([
    sql<TicketRow>`
      select t.id, t.code, t.content, t.files, t.phone, coalesce(u.name, '') as "userName", t.created_at as "createdAt",
             t.answer, t.answered_at as "answeredAt", g.name as "answeredBy"
      from chat_ticket t left join account u on u.id = t.user_id left join account g on g.id = t.answered_by
      where ${where} order by ${order} ${limitOffset(page)}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from chat_ticket t where ${where}`.execute(db),
  ])
  return { rows: found.rows, total: theRow(counted.rows).n }
}

export function ticketsOf(db: Db, viewer: { userId: string }, slice: PageRequest) {
  return tickets(db, sql`t.user_id = ${viewer.userId}`, sql`t.created_at desc, t.id desc`, slice)
}

export function allTickets(db: Db, isAnswered: boolean, slice: PageRequest) {
  return isAnswered
    ? tickets(db, sql`t.answered_at is not null`, sql`t.answered_at desc, t.id desc`, slice)
    : tickets(db, sql`t.answered_at is null`, sql`t.created_at, t.id`, slice)
}

const mostWaiting = 20

/** False for a shopper who has too many questions without an answer. */
export async function insertTicket(
  tx: Tx,
  viewer: { userId: string },
  ticket: { id: string; code: string; content: string; phone: string; files: string[]; at: Date },
): Promise<boolean> {
  await sql`select from account where id = ${viewer.userId} for no key update`.execute(tx)
  const { rows } = await sql`
    insert into chat_ticket (id, code, user_id, content, phone, files, created_at)
    select ${ticket.id}, ${ticket.code}, ${viewer.userId}, ${ticket.content}, ${ticket.phone},
           ${JSON.stringify(ticket.files)}::jsonb, ${ticket.at}
    where (select count(*) from chat_ticket where user_id = ${viewer.userId} and answered_at is null) < ${mostWaiting}
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Stores the one answer; `userId` is who asked, null for a closed account. */
export async function answerTicket(
  tx: Tx,
  { id, answer, by, at }: { id: string; answer: string; by: string; at: Date },
): Promise<{ userId: string | null; code: string } | 'gone' | 'answered'> {
  const { rows } = await sql<{ userId: string | null; code: string }>`
    update chat_ticket set answer = ${answer}, answered_by = ${by}, answered_at = ${at}
    where id = ${id} and answered_at is null returning user_id as "userId", code`.execute(tx)
  if (rows[0]) return rows[0]
  const found = await sql`select from chat_ticket where id = ${id}`.execute(tx)
  return found.rows.length > 0 ? 'answered' : 'gone'
}

/** Deletes what a closed account has written; what shops answered stays. Returns the addresses of its uploads. */
export async function forgetShopper(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ urls: string[] }>`
    with said as (
      update chat_message m set text = '', media = null, recalled_at = coalesce(m.recalled_at, c.last_at),
        recall_no = coalesce(m.recall_no, 0), sender_id = null
      from chat_conversation c
      where c.user_id = ${userId} and m.conversation_id = c.id and m.side = 'user'
      returning m.conversation_id, m.seq
    ), asked as (
      update chat_ticket set user_id = null, content = '', phone = '', files = '[]' where user_id = ${userId} returning 1
    )
    select coalesce(array_agg(x.url), '{}') as urls from (
      select b.text as url from chat_message b join chat_conversation c on c.id = b.conversation_id
      where c.user_id = ${userId} and b.side = 'user' and b.type in (2, 3)
      union all
      select b.media ->> 'poster' from chat_message b join chat_conversation c on c.id = b.conversation_id
      where c.user_id = ${userId} and b.side = 'user' and b.media ->> 'poster' is not null
      union all
      select f from chat_ticket t cross join jsonb_array_elements_text(t.files) f where t.user_id = ${userId}) x`.execute(
    tx,
  )
  return theRow(rows).urls
}

/** The shopper's own words, for the copy of their data: a page in the order of writing. */
export async function ownMessages(db: Db, viewer: { userId: string }, page: PageRequest) {
  const mine = sql`from chat_message m join chat_conversation c on c.id = m.conversation_id
    where c.user_id = ${viewer.userId} and m.recalled_at is null`
  const [found, counted] = await Promise.all([
    sql<{ conversationId: string; seq: number; side: string; type: number; text: string; createdAt: Date }>`
      select m.conversation_id as "conversationId", m.seq, m.side, m.type, m.text, m.created_at as "createdAt" ${mine}
      order by m.conversation_id, m.seq ${limitOffset(page)}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n ${mine}`.execute(db),
  ])
  return { rows: found.rows, total: theRow(counted.rows).n }
}
