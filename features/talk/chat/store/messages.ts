import type { Db, Tx } from '@hojip/db'
import { withinPattern, theRow } from '@hojip/platform/db'
import { sql } from 'kysely'
import type { MessageRow, MessageType } from '../rules/message-view.ts'
import type { Owner, Reader } from '../rules/reader.ts'
import { ofReader, standing, type Conversation } from './conversations.ts'

export interface MessagesWish {
  conversationId: string
  beforeSeq?: number | undefined
  afterSeq?: number | undefined
  keyword?: string | undefined
  type?: MessageType | undefined
  limit: number
}

/** Messages in the order of their numbers. The caller has read the conversation as the reader. */
export async function messagesOf(db: Db | Tx, reader: Owner, wish: MessagesWish): Promise<MessageRow[]> {
  const { conversationId, beforeSeq, afterSeq, keyword, type, limit } = wish
  const order = afterSeq === undefined ? sql`desc` : sql`asc`
  const { rows } = await sql<MessageRow>`
    select m.id, m.seq, m.side, m.sender_id as "senderId", m.local_id as "localId", m.type, m.text, m.media,
           m.created_at as "createdAt", m.recalled_at as "recalledAt",
           case when m.side = 'shop' then a.name end as "agentName",
           case when q.seq is not null then json_build_object('seq', q.seq, 'side', q.side, 'type', q.type,
             'text', q.text, 'media', q.media, 'isRecalled', q.recalled_at is not null) end as quote
    from chat_conversation c join chat_message m on m.conversation_id = c.id
    left join account a on a.id = m.sender_id
    left join chat_message q on q.conversation_id = m.conversation_id and q.seq = m.quote_seq
    where c.id = ${conversationId} and ${ofReader(reader)}
      ${beforeSeq === undefined ? sql`` : sql`and m.seq < ${beforeSeq}`}
      ${afterSeq === undefined ? sql`` : sql`and m.seq > ${afterSeq}`}
      ${type === undefined ? sql`` : sql`and m.type = ${type} and m.recalled_at is null`}
      ${keyword ? sql`and m.type = 1 and m.recalled_at is null and m.text ilike ${withinPattern(keyword)}` : sql``}
    order by m.seq ${order} limit ${limit}`.execute(db)
  return afterSeq === undefined ? rows.toReversed() : rows
}

/** The text of a text message that the reader can see; undefined when there is none, or it was recalled. */
export async function textOf(db: Db | Tx, reader: Owner, msgId: string): Promise<string | undefined> {
  const { rows } = await sql<{ text: string }>`
    select m.text from chat_message m join chat_conversation c on c.id = m.conversation_id
    where m.id = ${msgId} and m.type = 1 and m.recalled_at is null and ${ofReader(reader)}`.execute(db)
  return rows[0]?.text
}

const mostRecalls = 500

/** Recalls after the one with this number, in their order. */
export async function recallsAfter(db: Db | Tx, conversationId: string, recallNo: number) {
  const { rows } = await sql<{ seq: number; recallNo: number }>`
    select seq, recall_no as "recallNo" from chat_message
    where conversation_id = ${conversationId} and recall_no > ${recallNo}
    order by recall_no limit ${mostRecalls}`.execute(db)
  return rows
}

export interface OwnMessage extends Conversation {
  msgId: string
  seq: number
  senderId: string | null
  side: MessageRow['side']
  type: MessageType
  text: string
  media: MessageRow['media']
  createdAt: Date
  recallNo: number | null
}

/** A message that the reader has written, with its conversation locked; undefined for anybody else's. */
export async function ownMessageHeld(tx: Tx, reader: Reader, msgId: string): Promise<OwnMessage | undefined> {
  await sql`
    select from chat_conversation c
    where c.id = (select conversation_id from chat_message where id = ${msgId}) and ${ofReader(reader)}
    for no key update`.execute(tx)
  const { rows } = await sql<OwnMessage>`
    select ${standing}, m.id as "msgId", m.seq, m.sender_id as "senderId", m.side, m.type, m.text, m.media,
           m.created_at as "createdAt", m.recall_no as "recallNo"
    from chat_message m join chat_conversation c on c.id = m.conversation_id
    where m.id = ${msgId} and ${ofReader(reader)} and m.sender_id = ${reader.actorId} and m.side = ${reader.side}`.execute(
    tx,
  )
  return rows[0]
}

/** A message that somebody has written to the viewer, unless it was recalled. */
export async function messageTo(
  db: Db | Tx,
  { userId }: { userId: string },
  msgId: string,
): Promise<{ type: MessageType; text: string; shopId: string | null } | undefined> {
  const { rows } = await sql<{ type: MessageType; text: string; shopId: string | null }>`
    select m.type, m.text, c.shop_id as "shopId"
    from chat_message m join chat_conversation c on c.id = m.conversation_id
    where m.id = ${msgId} and c.user_id = ${userId} and m.side <> 'user' and m.recalled_at is null`.execute(
    db,
  )
  return rows[0]
}

/** Deletes the content of a message, and counts again what the other side has not read. The conversation is locked. */
export async function recallMessage(tx: Tx, { id, seq }: { id: string; seq: number }, at: Date) {
  const { rows } = await sql<{ recallNo: number; userUnread: number; shopUnread: number }>`
    with counted as (
      update chat_conversation c set recalls = recalls + 1,
        user_unread = (select count(*)::int from chat_message m where m.conversation_id = c.id
          and m.seq > c.user_read_seq and m.side <> 'user' and m.recalled_at is null and m.seq <> ${seq}),
        shop_unread = (select count(*)::int from chat_message m where m.conversation_id = c.id
          and m.seq > c.shop_read_seq and m.side = 'user' and m.recalled_at is null and m.seq <> ${seq})
      where c.id = ${id} returning c.recalls, c.user_unread, c.shop_unread
    )
    update chat_message m set recalled_at = ${at}, recall_no = counted.recalls, text = '', media = null
    from counted where m.conversation_id = ${id} and m.seq = ${seq}
    returning m.recall_no as "recallNo", counted.user_unread as "userUnread", counted.shop_unread as "shopUnread"`.execute(
    tx,
  )
  return theRow(rows)
}
