import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { pushFrames } from '@hojip/platform/realtime'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { chatRefusals } from '../refusals.ts'
import { framesOfMarks } from '../rules/frames.ts'
import type { Reader } from '../rules/reader.ts'
import { advanceMarks, conversationHeld } from '../store/conversations.ts'

interface Mark {
  conversationId: string
  seq: number
}

type Gone = Refusal<'chat/conversationGone'>

/** Marks messages as read, up to a number. A lower number than before changes nothing. */
export async function markRead(
  tools: Tools,
  reader: Reader,
  { conversationId, seq }: Mark,
): Promise<{ readSeq: number; noReadCount: number } | Gone> {
  return inTransaction(tools.db, async (tx) => {
    const conversation = await conversationHeld(tx, reader, conversationId)
    if (!conversation) return refuse(chatRefusals.conversationGone)
    const marks = await advanceMarks(tx, reader.side, { id: conversationId, readSeq: seq, deliveredSeq: seq })
    await pushFrames(tx, framesOfMarks(conversation, reader.side, marks))
    return { readSeq: marks.readSeq, noReadCount: marks.unread }
  })
}

/** Marks messages as arrived on a device of the reader's side. */
export async function markDelivered(
  tools: Tools,
  reader: Reader,
  { conversationId, seq }: Mark,
): Promise<null | Gone> {
  return inTransaction(tools.db, async (tx) => {
    const conversation = await conversationHeld(tx, reader, conversationId)
    if (!conversation) return refuse(chatRefusals.conversationGone)
    const marks = await advanceMarks(tx, reader.side, { id: conversationId, readSeq: 0, deliveredSeq: seq })
    await pushFrames(tx, framesOfMarks(conversation, reader.side, marks))
    return null
  })
}
