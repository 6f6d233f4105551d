import type { Tx } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { PushMessage, PushSubject } from '../../contract/push-calls.ts'
import { worthMs } from '../../rules/web-push/limits.ts'
import { insertJobs, receiversOf } from '../../store/web-push.ts'

export const sendJob = 'webPush.send'

/** A message on its way to one browser. */
export interface Sending {
  subscriptionId: string
  userId: string
  message: PushMessage
  /** When it is worth nothing any more, epoch ms. */
  untilMs: number
  /** How often it has been sent already. */
  tries: number
}

/** A message to a user, in the words of each language. */
export interface Push {
  userId: string
  words: (locale: Locale) => Pick<PushMessage, 'title' | 'body'>
  tag: string
  link: string
}

/**
 * Pushes messages to all browsers in which their users want the subject. The jobs are part of the caller's transaction;
 * without such a browser it costs one statement.
 */
export async function pushTo(
  tx: Tx,
  subject: PushSubject,
  pushes: readonly Push[],
  nowMs: number,
): Promise<void> {
  if (pushes.length === 0) return
  const userIds = [...new Set(pushes.map(({ userId }) => userId))]
  const receivers = Map.groupBy(await receiversOf(tx, userIds, subject), ({ userId }) => userId)
  const jobs = pushes.flatMap(({ userId, words, tag, link }) =>
    (receivers.get(userId) ?? []).map(({ id, locale }) => {
      const message = { ...words(locale), tag, link }
      const data: Sending = { subscriptionId: id, userId, message, untilMs: nowMs + worthMs, tries: 0 }
      return { queue: sendJob, data }
    }),
  )
  if (jobs.length > 0) await insertJobs(tx, jobs)
}
