import type { Db, Tx } from '@hojip/db'
import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../rules/reader.ts'
import { agentSeconds } from './send.ts'

export type AgentState = 'online' | 'away' | 'offline'

export interface AgentRow {
  agentId: string
  name: string
  state: AgentState
  maxCases: number
  serving: number
}

/** The reader works for the mall or for a shop that there is. */
export function isSomewhere({ shopId, isMall }: Reader): RawBuilder<boolean> {
  return sql`(${isMall}::boolean or exists (select from shop where id = ${shopId}::uuid))`
}

/** The agent works: they are online unless they have set themselves away. */
export async function wakeAgent(db: Db | Tx, reader: Reader, at: Date): Promise<void> {
  await touchAgent(db, reader, { at })
  await sql`
    update chat_agent set state = 'online' where user_id = ${reader.actorId} and state = 'offline'`.execute(
    db,
  )
}

/** Creates the agent's row, or notes that the agent is there; undefined values stay as they are. */
export async function touchAgent(
  db: Db | Tx,
  reader: Reader,
  to: { at: Date; state?: AgentState | undefined; maxCases?: number | undefined },
): Promise<void> {
  const { at, state = null, maxCases = null } = to
  await sql`
    insert into chat_agent as a (user_id, shop_id, state, max_cases, seen_at)
    select ${reader.actorId}, ${reader.shopId}::uuid, coalesce(${state}, 'offline'), coalesce(${maxCases}::int, 12),
           ${at}::timestamptz
    where ${isSomewhere(reader)}
    on conflict (user_id) do update set shop_id = excluded.shop_id, state = coalesce(${state}, a.state),
      max_cases = coalesce(${maxCases}::int, a.max_cases), seen_at = ${at}`.execute(db)
}

const columns = sql`
  g.user_id as "agentId", u.name,
  case when g.seen_at > now_at.at - make_interval(secs => ${agentSeconds}) then g.state else 'offline' end as state,
  g.max_cases as "maxCases",
  (select count(*)::int from chat_case k where k.agent_id = g.user_id and k.state = 'serving') as serving`

/** The agents of the reader's shop or of the mall. An agent whose page has been silent counts as offline. */
export async function agentsOf(db: Db | Tx, reader: Reader, at: Date): Promise<AgentRow[]> {
  const ours = reader.isMall ? sql`g.shop_id is null` : sql`g.shop_id = ${reader.shopId}`
  const { rows } = await sql<AgentRow>`
    select ${columns}
    from chat_agent g join account u on u.id = g.user_id cross join (select ${at}::timestamptz as at) now_at
    where ${ours} order by u.name, g.user_id limit 200`.execute(db)
  return rows
}

/** Whether an agent of the shop, or (null) of the mall, is there to answer. */
export async function isAgentOnline(db: Db, shopId: string | null, at: Date): Promise<boolean> {
  const ours = shopId === null ? sql`g.shop_id is null` : sql`g.shop_id = ${shopId}`
  const { rows } = await sql`
    select from chat_agent g where ${ours} and g.state = 'online'
      and g.seen_at > ${at}::timestamptz - make_interval(secs => ${agentSeconds}) limit 1`.execute(db)
  return rows.length > 0
}

/** Shops, and null for the mall, of which an agent counts as offline since a moment not longer ago. */
export async function lapsedShops(tx: Tx, at: Date, lookBackMs: number): Promise<(string | null)[]> {
  const since = new Date(at.getTime() - lookBackMs)
  const lapse = (before: Date) => sql`${before}::timestamptz - make_interval(secs => ${agentSeconds})`
  const { rows } = await sql<{ shopId: string | null }>`
    select distinct shop_id as "shopId" from chat_agent
    where state = 'online' and seen_at > ${lapse(since)} and seen_at <= ${lapse(at)}`.execute(tx)
  return rows.map(({ shopId }) => shopId)
}

/** The agent's own row, locked, so that two takings cannot both be the last one that is allowed. */
export async function agentHeld(
  tx: Tx,
  reader: Reader,
): Promise<{ maxCases: number; serving: number } | undefined> {
  await sql`select from chat_agent where user_id = ${reader.actorId} for no key update`.execute(tx)
  const { rows } = await sql<{ maxCases: number; serving: number }>`
    select g.max_cases as "maxCases", (select count(*)::int from chat_case k
      where k.agent_id = g.user_id and k.state = 'serving') as serving
    from chat_agent g where g.user_id = ${reader.actorId}`.execute(tx)
  return rows[0]
}

export interface NoteRow {
  id: string
  content: string
  authorName: string
  createdAt: Date
}

export async function notesOf(db: Db, conversationId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.content, u.name as "authorName", n.created_at as "createdAt"
    from chat_note n join account u on u.id = n.author_id
    where n.conversation_id = ${conversationId} order by n.created_at desc, n.id desc limit 100`.execute(db)
  return rows
}

export async function insertNote(
  tx: Tx,
  reader: Reader,
  note: { id: string; conversationId: string; content: string; at: Date },
): Promise<void> {
  await sql`
    insert into chat_note (id, conversation_id, author_id, content, created_at)
    values (${note.id}, ${note.conversationId}, ${reader.actorId}, ${note.content}, ${note.at})`.execute(tx)
}

export interface HoursRow {
  days: number[]
  fromMinute: number
  untilMinute: number
  awayText: string
}

export async function hoursOf(db: Db, shopId: string | null): Promise<HoursRow | undefined> {
  const { rows } = await sql<HoursRow>`
    select days, from_minute as "fromMinute", until_minute as "untilMinute", away_text as "awayText"
    from chat_hours where shop_id = ${shopId}`.execute(db)
  return rows[0]
}

/** False for somebody without a shop. */
export async function putHours(
  tx: Tx,
  reader: Reader,
  hours: Omit<HoursRow, 'awayText'> & { awayText?: string | undefined },
): Promise<boolean> {
  const { days, fromMinute, untilMinute, awayText } = hours
  const { rows } = await sql`
    insert into chat_hours (shop_id, days, from_minute, until_minute, away_text)
    select ${reader.shopId}::uuid, ${days}::smallint[], ${fromMinute}, ${untilMinute}, ${awayText ?? ''}
    where ${isSomewhere(reader)}
    on conflict (shop_id) do update set days = excluded.days, from_minute = excluded.from_minute,
      until_minute = excluded.until_minute, away_text = coalesce(${awayText ?? null}, chat_hours.away_text)
    returning 1`.execute(tx)
  return rows.length > 0
}
