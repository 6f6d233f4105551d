import type { Db, Tx } from '@hojip/db'
import { sql, type RawBuilder } from 'kysely'
import type { CaseState } from '../rules/case-state.ts'
import type { Media, MessageType } from '../rules/message-view.ts'
import type { Reader } from '../rules/reader.ts'
import { agentSeconds } from './send.ts'
import { theRow } from '@hojip/platform/db'

/** The cases of an agent's shop, or of the mall's own service; none for an agent without a shop. */
function ofAgents(alias: string, { shopId, isMall }: Pick<Reader, 'shopId' | 'isMall'>): RawBuilder<boolean> {
  const column = sql.ref(`${alias}.shop_id`)
  return isMall ? sql`${column} is null` : sql`${column} = ${shopId}`
}

export interface OpenCase {
  id: string
  state: CaseState
  agentId: string | null
  isAgentGone: boolean
}

/** The conversation's open case, or its last one. The caller has the conversation's lock. */
export async function lastCase(tx: Tx, conversationId: string, at: Date): Promise<OpenCase | undefined> {
  const { rows } = await sql<OpenCase>`
    select k.id, k.state, k.agent_id as "agentId",
           k.agent_id is not null and not exists (select from chat_agent g where g.user_id = k.agent_id
             and g.state <> 'offline' and g.seen_at > ${at}::timestamptz - make_interval(secs => ${agentSeconds}))
             as "isAgentGone"
    from chat_case k where k.conversation_id = ${conversationId}
    order by k.state = 'closed', k.opened_at desc, k.id desc limit 1`.execute(tx)
  return rows[0]
}

/** Moves a case. The caller has checked the step under the conversation's lock. */
export async function moveCase(
  tx: Tx,
  id: string,
  to: { state: CaseState; agentId: string | null; at: Date },
): Promise<void> {
  const { state, agentId, at } = to
  await sql`
    update chat_case set state = ${state}, agent_id = ${agentId},
      taken_at = case when ${state} = 'serving' then coalesce(taken_at, ${at}) else taken_at end,
      closed_at = case when ${state} = 'closed' then ${at}::timestamptz end
    where id = ${id}`.execute(tx)
}

/** Adds what an agent has done to the list that is never changed. */
export async function audit(
  tx: Tx,
  reader: Reader,
  row: { at: Date; act: string; conversationId?: string; detail?: object },
): Promise<void> {
  await sql`
    insert into chat_audit (at, actor_id, shop_id, conversation_id, act, detail)
    values (${row.at}, ${reader.actorId}, ${reader.shopId}, ${row.conversationId ?? null}, ${row.act},
            ${JSON.stringify(row.detail ?? {})})`.execute(tx)
}

/** As `audit`, unless the very row is there. The caller has the conversation's lock. */
export async function auditOnce(
  tx: Tx,
  reader: Reader,
  row: { at: Date; act: string; conversationId: string; detail: object },
): Promise<void> {
  const { rows } = await sql`
    select from chat_audit where conversation_id = ${row.conversationId} and act = ${row.act} and at = ${row.at}
      and detail = ${JSON.stringify(row.detail)}::jsonb limit 1`.execute(tx)
  if (rows.length === 0) await audit(tx, reader, row)
}

export interface QueuedRow {
  conversationId: string
  state: CaseState
  agentId: string | null
  agentName: string | null
  userName: string
  hasBought: boolean
  locale: string | null
  lastType: MessageType | null
  lastText: string | null
  lastMedia: Media | null
  lastIsRecalled: boolean
  lastAt: Date
  unread: number
  lastSeq: number
  openedAt: Date
  waitingSince: Date | null
  closedAt: Date | null
  rating: number | null
}

function queued(reader: Reader, rest: RawBuilder<unknown>) {
  const bought = reader.isMall
    ? sql`true`
    : sql`exists (select from orders o where o.user_id = c.user_id and o.shop_id = c.shop_id and o.paid_at is not null)`
  return sql<QueuedRow>`
    select c.id as "conversationId", k.state, k.agent_id as "agentId", g.name as "agentName", u.name as "userName",
           ${bought} as "hasBought", u.locale, m.type as "lastType", m.text as "lastText", m.media as "lastMedia",
           m.recalled_at is not null as "lastIsRecalled", c.last_at as "lastAt", c.shop_unread as unread,
           c.last_seq as "lastSeq", k.opened_at as "openedAt", k.waiting_since as "waitingSince",
           k.closed_at as "closedAt", k.rating
    from chat_case k join chat_conversation c on c.id = k.conversation_id
    join account u on u.id = c.user_id left join account g on g.id = k.agent_id
    left join chat_message m on m.conversation_id = c.id and m.seq = c.last_seq
    ${rest}`
}

const mostQueued = 200

/** All open cases of the agent's shop or of the mall, the longest wait first. */
export async function openCases(db: Db, reader: Reader): Promise<QueuedRow[]> {
  const rest = sql`where ${ofAgents('k', reader)} and k.state <> 'closed' order by k.opened_at, k.id limit ${mostQueued}`
  return (await queued(reader, rest).execute(db)).rows
}

/** How many of the open cases wait for anybody's answer or for the agent's. */
export async function countUnanswered(db: Db, reader: Reader): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from chat_case k where ${ofAgents('k', reader)} and k.state <> 'closed'
      and (k.state = 'waiting' or (k.agent_id = ${reader.actorId} and k.waiting_since is not null))`.execute(
    db,
  )
  return theRow(rows).n
}

/** The cases closed since a moment, the newest first. */
export async function closedCases(db: Db, reader: Reader, since: Date): Promise<QueuedRow[]> {
  const rest = sql`
    where ${ofAgents('k', reader)} and k.state = 'closed' and k.closed_at >= ${since}
    order by k.closed_at desc, k.id desc limit 50`
  return (await queued(reader, rest).execute(db)).rows
}

/** The conversations that wait, the longest first. */
export async function waitingIds(db: Db, reader: Reader, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select k.conversation_id as id from chat_case k
    where ${ofAgents('k', reader)} and k.state = 'waiting' order by k.opened_at, k.id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export interface Figures {
  cases: number
  medianMs: number | null
  meanMs: number | null
  rating: number | null
}

/** How soon shoppers were answered first, of the cases opened since a moment. */
export async function answerFigures(
  db: Db,
  reader: Pick<Reader, 'shopId' | 'isMall'>,
  since: Date,
): Promise<Figures> {
  const took = sql`extract(epoch from k.first_answer_at - k.opened_at) * 1000`
  const { rows } = await sql<Figures>`
    select count(*)::int as cases, round(percentile_cont(0.5) within group (order by ${took}))::bigint as "medianMs",
           round(avg(${took}))::bigint as "meanMs", avg(k.rating)::float8 as rating
    from chat_case k where ${ofAgents('k', reader)} and k.opened_at >= ${since} and k.first_answer_at is not null`.execute(
    db,
  )
  return theRow(rows)
}
