import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { pushFrames, withdrawFrames } from '@hojip/platform/realtime'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { releaseUploads } from '@hojip/uploads'
import { chatRefusals as r } from '../../refusals.ts'
import { framesOfRecall } from '../../rules/frames.ts'
import { recallMs } from '../../rules/limits.ts'
import { filesOf } from '../../rules/message-files.ts'
import { offerType } from '../../rules/message-types.ts'
import type { Reader } from '../../rules/reader.ts'
import { ownMessageHeld, recallMessage } from '../../store/messages.ts'

/** Recalls the reader's own message within its time, and deletes its content. A repeat has no effect. */
export async function recall(
  tools: Tools,
  reader: Reader,
  msgId: string,
): Promise<
  { seq: number; recallNo: number } | Refusal<'chat/messageGone' | 'chat/offerStays' | 'chat/tooLateToRecall'>
> {
  return inTransaction(tools.db, async (tx) => {
    const message = await ownMessageHeld(tx, reader, msgId)
    if (!message) return refuse(r.messageGone)
    const { id, seq, recallNo } = message
    if (recallNo !== null) return { seq, recallNo }
    if (message.type === offerType) return refuse(r.offerStays)
    const nowMs = tools.clock.nowMs()
    if (nowMs - message.createdAt.getTime() > recallMs) return refuse(r.tooLateToRecall)
    const done = await recallMessage(tx, { id, seq }, new Date(nowMs))
    await releaseUploads(tools, tx, filesOf(message))
    await tellRecalled(tx, message, { seq, msgId, ...done })
    return { seq, recallNo: done.recallNo }
  })
}

/** Takes the message out of what is still to be sent, and out of open pages. */
export async function tellRecalled(
  tx: Tx,
  between: Parameters<typeof framesOfRecall>[0],
  done: Parameters<typeof framesOfRecall>[1],
): Promise<void> {
  await withdrawFrames(tx, { event: 'chat', field: 'msgId', value: done.msgId })
  await pushFrames(tx, framesOfRecall(between, done))
}
