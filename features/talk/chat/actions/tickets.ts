import type { Db, Tools } from '@hojip/db'
import { customerHref } from '@hojip/hrefs/chat'
import { writeNotices } from '@hojip/notices'
import { inTransaction, type PageRequest } from '@hojip/platform/db'
import { shapes, type Viewer } from '@hojip/platform/http'
import { once } from '@hojip/platform/idempotency'
import { newCode, newId } from '@hojip/platform/ids'
import { wireTime } from '@hojip/platform/mall-time'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { claimUploads, type ClaimReason } from '@hojip/uploads'
import { chatRefusals as r } from '../refusals.ts'
import { operatorOf } from '../rules/reader.ts'
import { audit } from '../store/cases.ts'
import { allTickets, answerTicket, insertTicket, ticketsOf, type TicketRow } from '../store/official.ts'

interface Wish {
  content: string
  phone: string
  files: string[]
}

/** Stores a question for the mall's service. A repeat with the same key gets the same number. */
export async function leaveMessage(
  tools: Tools,
  viewer: Viewer,
  wish: Wish,
  key: string,
): Promise<
  { pkId: string; code: string } | Refusal<ClaimReason | 'chat/tooManyTickets' | 'idempotency/keyReused'>
> {
  const request = { userId: viewer.userId, call: 'POST /appUserChat/leaveMessage', key, input: wish }
  return inTransaction(tools.db, (tx) =>
    once<{ pkId: string; code: string }, ClaimReason | 'chat/tooManyTickets'>(tx, request, async () => {
      const files = await claimUploads(tx, viewer.userId, wish.files, 'chat', 5)
      if (isRefusal(files)) return files
      const nowMs = tools.clock.nowMs()
      const [id, code] = [newId(), newCode(nowMs)]
      const ticket = { ...wish, id, code, files: files.map(({ url }) => url), at: new Date(nowMs) }
      if (!(await insertTicket(tx, viewer, ticket))) return refuse(r.tooManyTickets)
      return { pkId: id, code }
    }),
  )
}

function ticketView({ id, code, content, files, createdAt, answer, answeredAt }: TicketRow) {
  return {
    pkId: id,
    code,
    content,
    files,
    time: wireTime(createdAt.getTime()),
    answer,
    answeredTime: answeredAt ? wireTime(answeredAt.getTime()) : null,
  }
}

export async function listOwnTickets(db: Db, viewer: Viewer, at: PageRequest) {
  const { rows, total } = await ticketsOf(db, viewer, at)
  return shapes.page(rows.map(ticketView), total, at)
}

export async function listTickets(db: Db, { answered, ...at }: PageRequest & { answered: boolean }) {
  const { rows, total } = await allTickets(db, answered, at)
  const list = rows.map((row) => ({
    ...ticketView(row),
    userName: row.userName,
    phone: row.phone,
    answeredBy: row.answeredBy ?? '',
  }))
  return shapes.page(list, total, at)
}

/** Stores the answer, and writes a notice of it to the shopper. */
export async function answer(
  tools: Tools,
  viewer: Viewer,
  { pkId, answer: text }: { pkId: string; answer: string },
): Promise<null | Refusal<'chat/ticketAnswered' | 'chat/ticketGone'>> {
  return inTransaction(tools.db, async (tx) => {
    const at = new Date(tools.clock.nowMs())
    const done = await answerTicket(tx, { id: pkId, answer: text, by: viewer.userId, at })
    if (done === 'gone') return refuse(r.ticketGone)
    if (done === 'answered') return refuse(r.ticketAnswered)
    await audit(tx, operatorOf(viewer), { at, act: 'answerTicket', detail: { ticketId: pkId } })
    const { userId } = done
    const facts = { text, link: customerHref }
    const source = `ticket/${pkId}`
    if (userId !== null) await writeNotices(tx, [{ userId, kind: 'serviceAnswered', source, facts, at }])
    return null
  })
}
