import type { Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { Media, MessageType } from '../rules/message-view.ts'

/** The newest message of an agent that the shopper has neither read nor been notified of. */
export interface UnreadMessage {
  conversationId: string
  userId: string
  kind: 'shop' | 'official'
  /** Null for the mall's own service. */
  shopName: LocalText | null
  type: MessageType
  text: string
  media: Media | null
}

/**
 * Marks the conversations whose last message arrived between the two times, and returns what their shoppers have to be
 * notified of. Conversations that somebody is writing to are left for the next time.
 * @param most conversations
 */
export async function takeUnread(
  tx: Tx,
  { after, before, most }: { after: Date; before: Date; most: number },
): Promise<UnreadMessage[]> {
  const { rows } = await sql<UnreadMessage>`
    with due as (
      select id, last_seq, greatest(user_pushed_seq, user_read_seq) as known from chat_conversation
      where user_unread > 0 and last_at > ${after} and last_at <= ${before} and user_pushed_seq < last_seq
      order by last_at limit ${most} for update skip locked),
    told as (
      update chat_conversation c set user_pushed_seq = d.last_seq from due d where c.id = d.id
      returning c.id, c.user_id, c.kind, c.shop_id, d.known)
    select t.id as "conversationId", t.user_id as "userId", t.kind, s.name as "shopName", m.type, m.text, m.media
    from told t left join shop s on s.id = t.shop_id
    cross join lateral (
      select type, text, media from chat_message
      where conversation_id = t.id and seq > t.known and side = 'shop' and recalled_at is null
      order by seq desc limit 1) m`.execute(tx)
  return rows
}
