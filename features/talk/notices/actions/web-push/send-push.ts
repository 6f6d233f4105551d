import { inTransaction } from '@hojip/platform/db'
import { NoAnswer } from '@hojip/platform/outbound'
import type { PushOutcome } from '../../rules/web-push/answers.ts'
import { waitMs } from '../../rules/web-push/limits.ts'
import { addressOf, deleteById } from '../../store/web-push.ts'
import { sendJob, type Sending } from './push-to.ts'
import type { NoticesTools } from '../tools.ts'

function noAnswer(error: unknown): PushOutcome {
  if (!(error instanceof NoAnswer)) throw error
  return { is: 'later', afterMs: undefined }
}

/**
 * Sends a message to its browser. A service that is busy is asked again after its `Retry-After`, one that does not answer after ever
 * longer pauses. A message that arrives twice is shown once, because it has the same tag.
 */
export async function sendPush(tools: NoticesTools, sending: Sending): Promise<void> {
  const { db, clock, log, jobs, pushService } = tools
  const { subscriptionId, userId, message, untilMs, tries } = sending
  const leftMs = untilMs - clock.nowMs()
  if (leftMs <= 0) return
  const to = await addressOf(db, subscriptionId, userId)
  // The list of services may have become shorter since.
  if (!to || !pushService.takes(to.endpoint)) return
  const outcome = await pushService.send(to, message, leftMs).catch(noAnswer)
  if (outcome.is === 'gone') await deleteById(db, subscriptionId)
  // The address is as good as a key: only the service is named.
  const service = new URL(to.endpoint).host
  if (outcome.is === 'refused') log.error('webPush.refused', { service })
  if (outcome.is !== 'later') return
  log.warn('webPush.later', { service, tries })
  const at = new Date(clock.nowMs() + (outcome.afterMs ?? waitMs(tries)))
  await inTransaction(db, (tx) => jobs.send(tx, sendJob, { ...sending, tries: tries + 1 }, { at }))
}
