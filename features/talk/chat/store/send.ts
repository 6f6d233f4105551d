import type { Tx } from '@hojip/db'
import {
  anyOf,
  column,
  jsonOf,
  committing,
  record,
  statement,
  unanswered,
  type JsonOf,
  type RowOf,
} from '@hojip/platform/db'
import { pushesSent, type PushRow } from '@hojip/platform/realtime'
import { sql } from 'kysely'
import type { CaseRow, ShopHours } from '../rules/case-effects.ts'
import type { CaseState } from '../rules/case-state.ts'
import type { Media, MessageRow, MessageType } from '../rules/message-view.ts'
import type { Reader } from '../rules/reader.ts'
import { ofReader, standing, type Conversation } from './conversations.ts'

const { uuid, text, int, smallint, boolean, timestamptz, jsonb, textOf } = column

const newMessage = record({
  conversationId: uuid,
  seq: int,
  id: uuid,
  side: textOf<MessageRow['side']>(),
  senderId: uuid.orNull,
  localId: text,
  type: smallint,
  text,
  media: jsonb<Media | null>(),
  quoteSeq: int.orNull,
  at: timestamptz,
})

export type NewMessage = RowOf<typeof newMessage>

const caseRow = record({
  id: uuid,
  conversationId: uuid,
  shopId: uuid.orNull,
  state: textOf<CaseState>(),
  agentId: uuid.orNull,
  openedAt: timestamptz,
  waitingSince: timestamptz.orNull,
  takenAt: timestamptz.orNull,
  firstAnswerAt: timestamptz.orNull,
  isAwayTold: boolean,
  seenAt: timestamptz.orNull,
})

const sendRow = record({
  conversationId: uuid,
  userId: uuid.orNull,
  shopId: uuid.orNull,
  isMall: boolean,
  actorId: uuid,
  localId: text,
  quoteId: uuid.orNull,
  at: timestamptz,
})

type SendRow = RowOf<typeof sendRow>

/** The readers' conversations among `ids`: the ids let PostgreSQL read them by their key, however many it expects. */
function sentTo(ids: readonly string[], sends: JsonOf<readonly SendRow[]>) {
  const { conversationId, userId, shopId, isMall } = sendRow.of('w')
  return sql`
    chat_conversation c join ${sendRow.rows(sends, 'w')} on ${conversationId} = c.id
      and c.id = ${anyOf(ids)} and ${ofReader({ userId, shopId, isMall })}`
}

/** In the order of the ids, so that no two senders wait for each other. */
const lock = unanswered(
  (ids: readonly string[], sends: JsonOf<readonly SendRow[]>) =>
    sql`select from ${sentTo(ids, sends)} order by c.id for no key update of c`,
)

/** A case as JSON: times are numbers of milliseconds. */
type CaseJson = {
  [K in keyof CaseRow]: Date extends CaseRow[K]
    ? number | (null extends CaseRow[K] ? null : never)
    : CaseRow[K]
}

/** The message that is stored under the same local id. */
export interface SentBefore {
  sentId: string
  sentSeq: number
  sentAt: Date
  sentType: MessageType
  sentText: string
  sentIsRecalled: boolean
}

/** What decides about a message, read under the conversation's lock. */
interface Facts extends Conversation {
  senderName: string
  /** The quoted message, unless it was recalled. */
  quoteSeq: number | null
  hours: ShopHours | null
  isAgentOnline: boolean
  isAgentGone: boolean
  isClosedTold: boolean
}

type FactsWith<Case> = Facts & { open: Case | null } & (SentBefore | { sentId: null })
type FactsRow = FactsWith<CaseJson>
export type SendFacts = FactsWith<CaseRow>

/** An agent counts as there for two minutes after the last sign of their page. */
export const agentSeconds = 120

function ms(name: string) {
  return sql`(extract(epoch from ${sql.ref(name)}) * 1000)::bigint`
}

const openCase = sql`
  select json_build_object('id', k.id, 'conversationId', k.conversation_id, 'shopId', k.shop_id, 'state', k.state,
    'agentId', k.agent_id, 'openedAt', ${ms('k.opened_at')}, 'waitingSince', ${ms('k.waiting_since')},
    'takenAt', ${ms('k.taken_at')}, 'firstAnswerAt', ${ms('k.first_answer_at')}, 'isAwayTold', k.is_away_told,
    'seenAt', ${ms('k.seen_at')})
  from chat_case k where k.conversation_id = c.id and k.state <> 'closed'`

const { conversationId, actorId, localId, quoteId, at } = sendRow.of('w')
const agentSince = sql`${at} - make_interval(secs => ${agentSeconds})`

const facts = statement(
  (ids: readonly string[], sends: JsonOf<readonly SendRow[]>) => sql<FactsRow>`
    select ${standing}, a.name as "senderName", m.id as "sentId", m.seq as "sentSeq", m.created_at as "sentAt",
           m.type as "sentType", m.text as "sentText", m.recalled_at is not null as "sentIsRecalled",
           q.seq as "quoteSeq", (${openCase}) as open,
           (select json_build_object('days', h.days, 'fromMinute', h.from_minute, 'untilMinute', h.until_minute,
              'awayText', h.away_text) from chat_hours h where h.shop_id = c.shop_id) as hours,
           exists (select from chat_agent g where g.shop_id = c.shop_id and g.state = 'online'
             and g.seen_at > ${agentSince}) as "isAgentOnline",
           not exists (select from chat_case k join chat_agent g on g.user_id = k.agent_id
             where k.conversation_id = c.id and k.state = 'serving' and g.state <> 'offline'
             and g.seen_at > ${agentSince}) as "isAgentGone",
           exists (select from chat_message l where l.conversation_id = c.id and l.seq = c.last_seq - 1
             and l.media ->> 'notice' = 'officialClosed')
             or exists (select from chat_message l where l.conversation_id = c.id and l.seq = c.last_seq
             and l.media ->> 'notice' = 'officialClosed') as "isClosedTold"
    from ${sentTo(ids, sends)} join account a on a.id = ${actorId}
    left join lateral (select * from chat_message s where s.conversation_id = ${conversationId}
      and s.sender_id = ${actorId} and s.local_id = ${localId} limit 1) m on true
    left join chat_message q on q.conversation_id = c.id and q.id = ${quoteId} and q.recalled_at is null`,
)

function dateOf(value: number | null): Date | null {
  return value === null ? null : new Date(value)
}

function caseOf(json: CaseJson): CaseRow {
  return {
    ...json,
    openedAt: new Date(json.openedAt),
    waitingSince: dateOf(json.waitingSince),
    takenAt: dateOf(json.takenAt),
    firstAnswerAt: dateOf(json.firstAnswerAt),
    seenAt: dateOf(json.seenAt),
  }
}

/**
 * Locks the conversations and reads what decides about a message to each, in one round trip. Returns the facts by
 * conversation; a foreign one has none.
 */
export async function sendFacts(
  tx: Tx,
  sends: readonly {
    reader: Reader
    wish: { conversationId: string; localId: string; quoteId?: string | undefined; at: Date }
  }[],
): Promise<ReadonlyMap<string, SendFacts>> {
  const ids = sends.map(({ wish }) => wish.conversationId)
  const rows = jsonOf(
    sends.map(({ reader: { userId, shopId, isMall, actorId: actor }, wish }): SendRow => ({
      userId,
      shopId,
      isMall,
      actorId: actor,
      conversationId: wish.conversationId,
      localId: wish.localId,
      quoteId: wish.quoteId ?? null,
      at: wish.at,
    })),
  )
  await lock(tx, ids, rows)
  const found = await facts(tx, ids, rows)
  return new Map(found.map((row) => [row.id, { ...row, open: row.open && caseOf(row.open) }]))
}

/**
 * Stores messages with the next numbers of their conversations, counts them, stores the cases, and tells both sides. The
 * caller has the conversations' locks.
 */
export const storeMessages = committing(
  (
    conversationIds: readonly string[],
    messages: JsonOf<readonly NewMessage[]>,
    cases: JsonOf<readonly CaseRow[]>,
    pushes: JsonOf<readonly PushRow[]>,
  ) => sql`
    with ${pushesSent(pushes)}, said as (
      select * from ${newMessage.rows(messages, 'n')}
    ), stored as (
      insert into chat_message (conversation_id, seq, id, side, sender_id, local_id, type, text, media, quote_seq, created_at)
      select "conversationId", seq, id, side, "senderId", "localId", type, text, nullif(media, 'null'), "quoteSeq", at from said
    ), cased as (
      insert into chat_case as k (id, conversation_id, shop_id, state, agent_id, opened_at, waiting_since, taken_at,
                                  first_answer_at, is_away_told, seen_at)
      select id, "conversationId", "shopId", state, "agentId", "openedAt", "waitingSince", "takenAt", "firstAnswerAt",
             "isAwayTold", "seenAt" from ${caseRow.rows(cases, 'r')}
      on conflict (id) do update set state = excluded.state, agent_id = excluded.agent_id,
        waiting_since = excluded.waiting_since, taken_at = excluded.taken_at,
        first_answer_at = excluded.first_answer_at, is_away_told = excluded.is_away_told, seen_at = excluded.seen_at
    )
    update chat_conversation c set last_seq = n.seq, last_at = n.at,
      shop_unread = c.shop_unread + n.users, user_unread = c.user_unread + n.others
    from (select "conversationId" as id, max(seq) as seq, max(at) as at,
                 (count(*) filter (where side = 'user'))::int as users,
                 (count(*) filter (where side <> 'user'))::int as others from said group by 1) n
    where c.id = n.id and c.id = ${anyOf(conversationIds)}`,
)
