import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ChatHistory } from '../contract.ts'
import { chatRefusals } from '../refusals.ts'
import { marksOf, messageView, type MessageType } from '../rules/message-view.ts'
import type { Reader } from '../rules/reader.ts'
import { conversationOf } from '../store/conversations.ts'
import { messagesOf, recallsAfter } from '../store/messages.ts'

interface Wish {
  conversationId: string
  beforeSeq?: number | undefined
  afterSeq?: number | undefined
  afterRecall?: number | undefined
  size: number
  keyword?: string | undefined
  type?: MessageType | undefined
}

/**
 * Messages of a conversation, and the recalls that the device does not know. The conversation's numbers are read before the
 * messages: a message that arrives meanwhile may be in the list, and none below `lastSeq` is missing.
 */
export async function readHistory(
  db: Db,
  reader: Reader,
  wish: Wish,
  locale: Locale,
): Promise<ChatHistory | Refusal<'chat/conversationGone'>> {
  const { size, afterRecall, ...rest } = wish
  const conversation = await conversationOf(db, reader, wish.conversationId)
  if (!conversation) return refuse(chatRefusals.conversationGone)
  const [rows, recalled] = await Promise.all([
    messagesOf(db, reader, { ...rest, limit: size + 1 }),
    afterRecall === undefined || afterRecall >= conversation.recalls
      ? []
      : recallsAfter(db, wish.conversationId, afterRecall),
  ])
  const isForward = wish.afterSeq !== undefined
  const page = isForward ? rows.slice(0, size) : rows.slice(-size)
  return {
    list: page.map((row) => messageView(row, conversation, reader, locale)),
    hasMore: rows.length > size,
    recalled,
    ...marksOf(conversation, reader.side),
  }
}
