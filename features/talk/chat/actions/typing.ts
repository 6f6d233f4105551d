import { accountName } from '@hojip/accounts'
import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { pushFrames } from '@hojip/platform/realtime'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { chatRefusals } from '../refusals.ts'
import { framesOfTyping } from '../rules/frames.ts'
import type { Reader } from '../rules/reader.ts'
import { conversationOf } from '../store/conversations.ts'

/** Tells the other side that the reader is typing, and an agent's colleagues who types what. */
export async function showTyping(
  { db }: Tools,
  reader: Reader,
  { conversationId, draft }: { conversationId: string; draft?: string | undefined },
): Promise<null | Refusal<'chat/conversationGone'>> {
  const conversation = await conversationOf(db, reader, conversationId)
  if (!conversation) return refuse(chatRefusals.conversationGone)
  const name = reader.side === 'shop' ? await accountName(db, { userId: reader.actorId }) : ''
  const agent = reader.side === 'shop' ? { userId: reader.actorId, name, draft: draft ?? '' } : undefined
  await inTransaction(db, (tx) => pushFrames(tx, framesOfTyping(conversation, agent)))
  return null
}
