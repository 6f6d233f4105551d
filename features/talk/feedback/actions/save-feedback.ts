import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, ParsedInputOf } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { networkOf } from '@hojip/platform/network'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { claimUploads, type ClaimReason } from '@hojip/uploads'
import type { FeedbackCalls } from '../contract.ts'
import { feedbackRefusals as r } from '../refusals.ts'
import { insertFeedback, sentBefore } from '../store.ts'
import { dayMs, hourMs } from '@hojip/platform/clock'
import { mostPictures, quota } from '../rules.ts'

type Save = ParsedInputOf<FeedbackCalls['POST /sysFeedback/saveFeedBack']>
type Sender = Pick<CallContext, 'viewer' | 'locale' | 'ip'>
type Reason = ClaimReason | 'feedback/tooMuch'

/** Owns no pictures: visitors cannot upload any. */
const nobody = '00000000-0000-0000-0000-000000000000'

async function write(
  tx: Tx,
  sender: Sender,
  feedback: Save,
  at: Date,
): Promise<{ pkId: string } | Refusal<Reason>> {
  const userId = sender.viewer?.userId ?? null
  const network = userId === null ? networkOf(sender.ip) : null
  const { id, n: sent } = await sentBefore(tx, { userId, network }, feedback, {
    repeatsSince: new Date(at.getTime() - hourMs),
    countedSince: new Date(at.getTime() - dayMs),
  })
  if (id !== null) return { pkId: id }
  if (sent >= (userId === null ? quota.network : quota.user)) return refuse(r.tooMuch)
  const pictures = await claimUploads(tx, userId ?? nobody, feedback.files, 'feedback', mostPictures)
  if (isRefusal(pictures)) return pictures
  const pkId = newId()
  await insertFeedback(tx, {
    id: pkId,
    userId,
    network,
    kind: feedback.kind,
    content: feedback.content,
    pictures: pictures.map(({ url }) => url),
    page: feedback.pageUrl ?? null,
    browser: feedback.browser ?? null,
    contact: feedback.phone || null,
    locale: sender.locale,
    at,
  })
  return { pkId }
}

/**
 * Stores feedback within the sender's daily limit. The same words of the same sender within an hour are a repeat and
 * get the answer of the first call: visitors have no idempotency keys.
 */
export function saveFeedback(
  tools: Tools,
  sender: Sender,
  feedback: Save,
): Promise<{ pkId: string } | Refusal<Reason>> {
  const at = new Date(tools.clock.nowMs())
  return inTransaction(tools.db, (tx) => write(tx, sender, feedback, at))
}
