import type { Tx } from '@hojip/db'
import { jsonOf } from '@hojip/platform/db'
import { userChannel } from '@hojip/live/channels'
import type { Locale } from '@hojip/platform/i18n'
import { newId } from '@hojip/platform/ids'
import { push } from '@hojip/platform/realtime'
import { pushTo } from './web-push/push-to.ts'
import { noticeHref } from '@hojip/hrefs/messages/notices'
import type { AnyFacts, NoticeFacts, NoticeKind } from '../rules/facts.ts'
import { kinds } from '../rules/kinds.ts'
import { isQuiet } from '@hojip/preferences/quiet-hours'
import { headOf } from '../rules/text.ts'
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
 * are left out. The owners' open pages get an event, and so do the browsers in which they have allowed it; within their quiet hours
 * nothing pops up, and nothing is pushed to browsers.
 */
export async function writeNotices(tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  const rows = notices.map(({ userId, kind, source, facts, at }) => ({
    id: newId(),
    user_id: userId,
    source,
    kind,
    created_at: at,
    type: kinds[kind].type,
    facts: facts as AnyFacts,
  }))
  const written = await insertNotices(tx, jsonOf(rows))
  const nowMs = Math.max(...notices.map(({ at }) => at.getTime()))
  const pushed = written.map(({ quietFrom: from, quietTo: to, ...notice }) => ({
    ...notice,
    quiet: isQuiet({ from, to }, nowMs),
  }))
  await push(
    tx,
    pushed.map(({ id, userId, type, quiet }) => ({
      channel: userChannel(userId),
      event: 'notice',
      data: { msg_id: id, type, ...(quiet && { isQuiet: true }) },
    })),
  )
  const loud = new Set(pushed.filter(({ quiet }) => !quiet).map(({ id }) => id))
  const pushes = rows
    .filter(({ id }) => loud.has(id))
    .map(({ id, user_id: userId, kind, facts }) => {
      const words = (locale: Locale) => {
        const { title, summary } = headOf(kind, facts, locale, nowMs)
        return { title, body: summary }
      }
      return { userId, words, tag: `notice:${id}`, link: noticeHref(id) }
    })
  await pushTo(tx, 'notices', pushes, nowMs)
}
