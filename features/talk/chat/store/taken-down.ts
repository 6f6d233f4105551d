import type { Tx } from '@hojip/db'
import { sql } from 'kysely'
import type { Media } from '../rules/message-view.ts'
import { standing, type Conversation } from './conversations.ts'
import { theRow } from '@hojip/platform/db'

/** A message that a shop has written, with its conversation locked; undefined for others and for recalled ones. */
export async function shopMessageHeld(tx: Tx, msgId: string) {
  await sql`
    select from chat_conversation
    where id = (select conversation_id from chat_message where id = ${msgId}) for no key update`.execute(tx)
  const { rows } = await sql<Conversation & { seq: number; type: number }>`
    select ${standing}, m.seq, m.type from chat_message m join chat_conversation c on c.id = m.conversation_id
    where m.id = ${msgId} and m.side = 'shop' and c.shop_id is not null and m.recalled_at is null`.execute(tx)
  return rows[0]
}

export interface Said {
  type: number
  text: string
  media: Media | null
}

/** Stores the content of a message beside it, before it is recalled. */
export async function keepWords(tx: Tx, msgId: string): Promise<Said> {
  const { rows } = await sql<Said>`
    update chat_message set taken_down = jsonb_build_object('text', text, 'media', media) where id = ${msgId}
    returning type, text, media`.execute(tx)
  return theRow(rows)
}

/** Restores the content of a message that was taken down, and returns it; undefined when it is there already. */
export async function sayAgain(tx: Tx, msgId: string): Promise<Said | undefined> {
  const { rows } = await sql<Said>`
    update chat_message set recalled_at = null, recall_no = null, text = taken_down ->> 'text',
      media = nullif(taken_down -> 'media', 'null'::jsonb), taken_down = null
    where id = ${msgId} and taken_down is not null returning type, text, media`.execute(tx)
  return rows[0]
}
