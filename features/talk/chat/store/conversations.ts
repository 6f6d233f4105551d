import type { Db, Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { withinPattern, theRow } from '@hojip/platform/db'
import { sql, type RawBuilder } from 'kysely'
import type { Place } from '../rules/cursor.ts'
import type { Media, MessageType, Standing } from '../rules/message-view.ts'
import type { Owner, Reader } from '../rules/reader.ts'

type OrSql<T> = { [K in keyof T]: T[K] | RawBuilder<T[K]> }

/** The conversations of a reader, for a statement that already has the row by its key. */
export function ofReader({ userId, shopId, isMall }: OrSql<Owner>): RawBuilder<boolean> {
  return sql`(c.user_id = ${userId}::uuid or c.shop_id = ${shopId}::uuid
              or (c.kind = 'official' and ${isMall}::boolean))`
}

export interface Conversation extends Standing {
  id: string
  kind: 'shop' | 'official'
  userUnread: number
  shopUnread: number
  lastAt: Date
}

export const standing = sql`
  c.id, c.kind, c.user_id as "userId", c.shop_id as "shopId", c.last_seq as "lastSeq", c.last_at as "lastAt",
  c.recalls, c.user_read_seq as "userReadSeq", c.user_delivered_seq as "userDeliveredSeq",
  c.user_unread as "userUnread", c.shop_read_seq as "shopReadSeq", c.shop_delivered_seq as "shopDeliveredSeq",
  c.shop_unread as "shopUnread"`

/** Undefined for a conversation that the reader has no part in. */
export async function conversationOf(
  db: Db | Tx,
  reader: Owner,
  id: string,
): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    select ${standing} from chat_conversation c where c.id = ${id} and ${ofReader(reader)}`.execute(db)
  return rows[0]
}

/** As `conversationOf`, and locked until the end of the transaction. */
export async function conversationHeld(tx: Tx, reader: Owner, id: string): Promise<Conversation | undefined> {
  const { rows } = await sql<Conversation>`
    select ${standing} from chat_conversation c where c.id = ${id} and ${ofReader(reader)}
    for no key update`.execute(tx)
  return rows[0]
}

/** Creates the shopper's conversation with a shop, or with the mall's service, unless there is one. Returns its id. */
export async function ensureConversation(
  db: Db | Tx,
  viewer: { userId: string },
  { id, shopId, at }: { id: string; shopId: string | null; at: Date },
): Promise<string> {
  const kind = shopId === null ? 'official' : 'shop'
  await sql`
    insert into chat_conversation (id, kind, user_id, shop_id, created_at, last_at, is_top)
    values (${id}, ${kind}, ${viewer.userId}, ${shopId}, ${at}, ${at}, ${shopId === null})
    on conflict (user_id, shop_id) do nothing`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select id from chat_conversation
    where user_id = ${viewer.userId} and shop_id is not distinct from ${shopId}`.execute(db)
  return theRow(rows).id
}

export interface ChatRow extends Conversation {
  shopName: LocalText | null
  mark: string | null
  hue: number | null
  isTop: boolean
  lastType: MessageType | null
  lastText: string | null
  lastMedia: Media | null
  lastIsRecalled: boolean
}

function chats(rest: RawBuilder<unknown>) {
  return sql<ChatRow>`
  select ${standing}, c.is_top as "isTop", s.name as "shopName", s.mark, s.hue, m.type as "lastType",
         m.text as "lastText", m.media as "lastMedia", m.recalled_at is not null as "lastIsRecalled"
  from chat_conversation c left join shop s on s.id = c.shop_id
  left join chat_message m on m.conversation_id = c.id and m.seq = c.last_seq
  ${rest}`
}

function named(keyword: string) {
  const like = withinPattern(keyword)
  return sql`and (
    exists (select from jsonb_each_text(s.name) n where n.value ilike ${like})
    or exists (select from chat_message f where f.conversation_id = c.id and f.type = 1 and f.text ilike ${like}))`
}

/** The shopper's conversations that have messages and are not hidden: pinned ones first, then the newest. */
export async function chatsOf(
  db: Db,
  viewer: { userId: string },
  asked: { keyword?: string | undefined; after?: Place | undefined; limit: number },
): Promise<ChatRow[]> {
  const { after, keyword, limit } = asked
  const { rows } = await chats(sql`
    where c.user_id = ${viewer.userId} and c.last_seq > c.hidden_seq
      ${after ? sql`and (c.is_top, c.last_at, c.id) < (${after.isTop}, ${after.at}, ${after.id})` : sql``}
      ${keyword ? named(keyword) : sql``}
    order by c.is_top desc, c.last_at desc, c.id desc limit ${limit}`).execute(db)
  return rows
}

const mostUnread = 200

/** The shopper's conversations with unread messages, the newest first. */
export async function unreadChats(db: Db, viewer: { userId: string }): Promise<ChatRow[]> {
  const { rows } = await chats(sql`
    where c.user_id = ${viewer.userId} and c.user_unread > 0
    order by c.last_at desc, c.id desc limit ${mostUnread}`).execute(db)
  return rows
}

/** One conversation as the shopper's list shows it. */
export async function chatOf(db: Db | Tx, viewer: { userId: string }, id: string): Promise<ChatRow> {
  return theRow((await chats(sql`where c.id = ${id} and c.user_id = ${viewer.userId}`).execute(db)).rows)
}

export async function unreadCounts(db: Db, viewer: { userId: string }) {
  const { rows } = await sql<{ conversationId: string; isOfficial: boolean; noReadCount: number }>`
    select id as "conversationId", kind = 'official' as "isOfficial", user_unread as "noReadCount"
    from chat_conversation where user_id = ${viewer.userId} and user_unread > 0
    order by id limit ${mostUnread}`.execute(db)
  return rows
}

/** The mall's own service stays pinned. False when the shopper has no such conversation. */
export async function setTop(
  db: Db,
  viewer: { userId: string },
  id: string,
  isTop: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    update chat_conversation set is_top = ${isTop} or kind = 'official' where id = ${id} and user_id = ${viewer.userId}
    returning 1`.execute(db)
  return rows.length > 0
}

/** Hides the conversation until its next message, and unpins it. False when the shopper has no such conversation. */
export async function hideChat(db: Db, viewer: { userId: string }, id: string): Promise<boolean> {
  const { rows } = await sql`
    update chat_conversation set hidden_seq = last_seq, is_top = kind = 'official'
    where id = ${id} and user_id = ${viewer.userId} returning 1`.execute(db)
  return rows.length > 0
}

/** The order of the shopper's own application for a refund. */
export async function orderOfRefund(
  db: Db,
  viewer: { userId: string },
  refundId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from aftersales_refund where id = ${refundId} and user_id = ${viewer.userId}`.execute(
    db,
  )
  return rows[0]?.id
}

/** What a side has read or received. Null leaves a mark as it is; marks only grow, and not beyond the last message. */
export async function advanceMarks(
  tx: Tx,
  side: Reader['side'],
  { id, readSeq, deliveredSeq }: { id: string; readSeq: number; deliveredSeq: number },
): Promise<{ readSeq: number; deliveredSeq: number; unread: number }> {
  const isUser = side === 'user'
  const mine = isUser
    ? { read: sql`user_read_seq`, delivered: sql`user_delivered_seq`, unread: sql`user_unread` }
    : { read: sql`shop_read_seq`, delivered: sql`shop_delivered_seq`, unread: sql`shop_unread` }
  const peers = isUser ? sql`m.side <> 'user'` : sql`m.side = 'user'`
  const read = sql`greatest(c.${mine.read}, least(${readSeq}::int, c.last_seq))`
  const { rows } = await sql<{ readSeq: number; deliveredSeq: number; unread: number }>`
    update chat_conversation c set ${mine.read} = ${read},
      ${mine.delivered} = greatest(c.${mine.delivered}, ${read}, least(${deliveredSeq}::int, c.last_seq)),
      ${mine.unread} = (select count(*)::int from chat_message m
        where m.conversation_id = c.id and m.seq > ${read} and m.recalled_at is null and ${peers})
    where c.id = ${id}
    returning ${mine.read} as "readSeq", ${mine.delivered} as "deliveredSeq", ${mine.unread} as unread`.execute(
    tx,
  )
  return theRow(rows)
}
