import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { ClaimReason } from '@hojip/uploads'
import { aftersalesRefusals as r, type StepReason } from '../refusals.ts'
import { shopRefund } from '../store/read.ts'
import { claimEvidence } from './claim-evidence.ts'
import { takeStep, withRefund } from './take-step.ts'

/** The shop refuses an application, or a return after inspection, with a reason. */
export function reject(
  tools: Tools,
  viewer: Viewer,
  name: 'rejected' | 'failed',
  { pkId, reason, files }: { pkId: string; reason: string; files: readonly string[] },
): Promise<undefined | Refusal<StepReason | ClaimReason>> {
  return withRefund(tools, shopRefund(viewer), pkId, async (tx, locked) => {
    const claimed = await claimEvidence(tx, viewer, locked.refund, files)
    if (isRefusal(claimed)) return claimed
    const urls = claimed.map(({ url }) => url)
    const change = { reject_reason: reason, reject_files: urls, proposal: null }
    const step = { by: 'shop' as const, actorId: viewer.userId, text: reason, files: urls, change }
    return (await takeStep(tools, tx, locked, name, step)) ? undefined : refuse(r.notNow)
  })
}
