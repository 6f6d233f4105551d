import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { aftersalesRefusals as r, type StepReason } from '../refusals.ts'
import { ownRefund } from '../store/read.ts'
import { takeStep, withRefund } from './take-step.ts'

/** Withdraws the buyer's application. Of a withdrawal and an agreement at the same time, the first one wins. */
export function withdrawRefund(
  tools: Tools,
  viewer: Viewer,
  id: string,
): Promise<undefined | Refusal<StepReason>> {
  return withRefund(tools, ownRefund(viewer), id, async (tx, locked) => {
    const step = { by: 'buyer' as const, actorId: viewer.userId, change: { proposal: null } }
    return (await takeStep(tools, tx, locked, 'withdrawn', step)) ? undefined : refuse(r.notNow)
  })
}

/** Removes a finished application from its buyer's list; the shop still sees it. */
export function hideRefund(tools: Tools, viewer: Viewer, id: string): Promise<null | Refusal<StepReason>> {
  return withRefund(tools, ownRefund(viewer), id, async (tx, locked) => {
    const change = { hidden_at: new Date(tools.clock.nowMs()) }
    const step = { by: 'buyer' as const, actorId: viewer.userId, change }
    return (await takeStep(tools, tx, locked, 'hidden', step)) ? null : refuse(r.notNow)
  })
}
