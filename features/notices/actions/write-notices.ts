import type { Tx } from '@hojip/db'
import { jsonOf } from '@hojip/platform/db'
import { userChannel } from '@hojip/live/channels'
import { newId } from '@hojip/platform/ids'
import { push } from '@hojip/platform/realtime'
import type { AnyFacts, NoticeFacts, NoticeKind } from '../rules/facts.ts'
import { kinds } from '../rules/kinds.ts'
import { isQuiet } from '../rules/quiet-hours.ts'
import { insertNotices } from '../store/change.ts'

/** A notice to write. */
export type NewNotice = {
  [K in NoticeKind]: {
    userId: string
    kind: K
    /** What it is about, such as `order/paid/<id>`: the owner gets one notice for each source. */
    source: string
    facts: NoticeFacts[K]
    at: Date
  }
}[NoticeKind]

/**
 * Writes notices in the caller's transaction. Repetitions, closed accounts, and types that an owner has switched off
 * are left out. The owners' open pages are told; within their quiet hours in a way that nothing pops up.
 */
export async function writeNotices(tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  const rows = notices.map(({ userId, kind, source, facts, at }) => ({
    ...{ id: newId(), user_id: userId, source, kind, created_at: at },
    type: kinds[kind].type,
    facts: facts as AnyFacts,
  }))
  const written = await insertNotices(tx, jsonOf(rows))
  const nowMs = Math.max(...notices.map(({ at }) => at.getTime()))
  await push(
    tx,
    written.map(({ id, userId, type, quietFrom: from, quietTo: to }) => ({
      channel: userChannel(userId),
      event: 'notice',
      data: { msg_id: id, type, ...(isQuiet({ from, to }, nowMs) && { isQuiet: true }) },
    })),
  )
}
