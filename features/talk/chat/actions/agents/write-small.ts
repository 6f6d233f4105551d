import type { Db, Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { onceIfKeyed } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { ChatNote, QuickReply } from '../../contract.ts'
import { chatRefusals as r } from '../../refusals.ts'
import type { Reader } from '../../rules/reader.ts'
import { hoursOf, insertNote, notesOf, putHours, type HoursRow } from '../../store/agents.ts'
import { audit } from '../../store/cases.ts'
import { conversationHeld, conversationOf } from '../../store/conversations.ts'
import { deleteReply, insertReply, repliesOf, updateReply } from '../../store/quick-replies.ts'

export async function listNotes(
  db: Db,
  reader: Reader,
  conversationId: string,
): Promise<{ list: ChatNote[] } | Refusal<'chat/conversationGone'>> {
  if (!(await conversationOf(db, reader, conversationId))) return refuse(r.conversationGone)
  const rows = await notesOf(db, conversationId)
  return {
    list: rows.map(({ id, content, authorName, createdAt }) => ({
      pkId: id,
      content,
      authorName,
      time: wireTime(createdAt.getTime()),
      at: createdAt.getTime(),
    })),
  }
}

export async function saveNote(
  tools: Tools,
  reader: Reader,
  note: { conversationId: string; content: string },
  key?: string,
): Promise<{ pkId: string } | Refusal<'chat/conversationGone' | 'idempotency/keyReused'>> {
  const { conversationId, content } = note
  const save = async (tx: Tx) => {
    if (!(await conversationHeld(tx, reader, conversationId))) return refuse(r.conversationGone)
    const [pkId, at] = [newId(), new Date(tools.clock.nowMs())]
    await insertNote(tx, reader, { id: pkId, conversationId, content, at })
    await audit(tx, reader, { at, act: 'note', conversationId, detail: { noteId: pkId } })
    return { pkId }
  }
  const request = { userId: reader.actorId, call: 'POST /chat/saveNote', key, input: note }
  return inTransaction(tools.db, (tx) => onceIfKeyed(tx, request, () => save(tx)))
}

export async function listReplies(db: Db, reader: Reader, keyword?: string): Promise<{ list: QuickReply[] }> {
  const rows = await repliesOf(db, reader, keyword)
  return { list: rows.map(({ id, ...rest }) => ({ pkId: id, ...rest })) }
}

interface ReplyWish {
  pkId?: string | undefined
  name: string
  content: string
  isShared?: boolean | undefined
  sort?: number | undefined
}

export async function saveReply(
  tools: Tools,
  reader: Reader,
  { pkId, ...wish }: ReplyWish,
): Promise<{ pkId: string } | Refusal<'chat/replyGone' | 'chat/replyNameTaken' | 'chat/tooManyReplies'>> {
  return inTransaction(tools.db, async (tx) => {
    const [at, id] = [new Date(tools.clock.nowMs()), pkId ?? newId()]
    const outcome = pkId
      ? await updateReply(tx, reader, { ...wish, id })
      : await insertReply(tx, reader, { ...wish, id }, at)
    if (outcome === 'gone') return refuse(r.replyGone)
    if (outcome === 'taken') return refuse(r.replyNameTaken)
    if (outcome === 'full') return refuse(r.tooManyReplies)
    await audit(tx, reader, { at, act: 'saveQuickReply', detail: { replyId: id, name: wish.name } })
    return { pkId: id }
  })
}

export async function removeReply(
  tools: Tools,
  reader: Reader,
  pkId: string,
): Promise<null | Refusal<'chat/replyGone'>> {
  return inTransaction(tools.db, async (tx) => {
    if (!(await deleteReply(tx, reader, pkId))) return refuse(r.replyGone)
    const at = new Date(tools.clock.nowMs())
    await audit(tx, reader, { at, act: 'deleteQuickReply', detail: { replyId: pkId } })
    return null
  })
}

/** What a page proposes to a shop that has set no hours. */
const proposedHours = { days: [1, 2, 3, 4, 5], fromMinute: 9 * 60, untilMinute: 18 * 60, awayText: '' }

export async function readHours(db: Db, reader: Reader) {
  const stored = await hoursOf(db, reader.shopId)
  return { isSet: stored !== undefined, ...(stored ?? proposedHours) }
}

export async function saveHours(
  tools: Tools,
  reader: Reader,
  hours: Omit<HoursRow, 'awayText'> & { awayText?: string | undefined },
): Promise<null | Refusal<'chat/shopGone'>> {
  return inTransaction(tools.db, async (tx) => {
    const days = [...new Set(hours.days)].toSorted((a, b) => a - b)
    if (!(await putHours(tx, reader, { ...hours, days }))) return refuse(r.shopGone)
    await audit(tx, reader, { at: new Date(tools.clock.nowMs()), act: 'saveHours', detail: hours })
    return null
  })
}
