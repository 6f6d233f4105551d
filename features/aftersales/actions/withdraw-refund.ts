import type { Tools } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { aftersalesRefusals as r } from '../refusals.ts'
import { ownRefund } from '../store/read.ts'
import { takeStep, withRefund } from './take-step.ts'

/** The buyer does not want it any more; whoever comes first, withdrawal or agreement, has it. */
export function withdrawRefund(
  tools: Tools,
  viewer: Viewer,
  id: string,
): Promise<undefined | Refusal<'aftersales/notNow' | 'aftersales/refundGone'>> {
  return withRefund(tools, ownRefund(viewer), id, async (tx, locked) => {
    const step = { by: 'buyer' as const, actorId: viewer.userId, change: { proposal: null } }
    return (await takeStep(tools, tx, locked, 'withdrawn', step)) ? undefined : refuse(r.notNow)
  })
}

/** Takes a finished application out of its buyer's list; the shop keeps it. */
export function hideRefund(
  tools: Tools,
  viewer: Viewer,
  id: string,
): Promise<null | Refusal<'aftersales/notNow' | 'aftersales/refundGone'>> {
  return withRefund(tools, ownRefund(viewer), id, async (tx, locked) => {
    const change = { hidden_at: new Date(tools.clock.nowMs()) }
    const step = { by: 'buyer' as const, actorId: viewer.userId, change }
    return (await takeStep(tools, tx, locked, 'hidden', step)) ? null : refuse(r.notNow)
  })
}
