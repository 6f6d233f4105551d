import type { Tools, Tx } from '@hojip/db'
import { refundStatuses } from '@hojip/orders/rules'
import { policy } from '@hojip/policy'
import type { Note, Viewer } from '@hojip/platform/http'
import { onceIfKeyed } from '@hojip/platform/idempotency'
import { yuanToFen } from '@hojip/platform/money'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { ClaimReason } from '@hojip/uploads'
import { aftersalesRefusals as r, type StepReason, type SumReason } from '../refusals.ts'
import { mayAddEvidence } from '../rules/refund-state.ts'
import { mallRefund, ownRefund, shopAddress, timesOf } from '../store/read.ts'
import { factsOf } from '../store/rows.ts'
import { addLog } from '../store/write.ts'
import { claimEvidence } from './claim-evidence.ts'
import { askedOf, withSum } from './propose.ts'
import { grantMoney, type Asked } from './money/send-money.ts'
import { findFor } from './reading/read-refunds.ts'
import { takeStep, withRefund, type Locked } from './take-step.ts'

export interface Statement {
  pkId: string
  content: string
  files: readonly string[]
}

/** The buyer asks the mall to decide. */
export function appeal(
  tools: Tools,
  viewer: Viewer,
  statement: Statement,
): Promise<undefined | Refusal<StepReason | ClaimReason>> {
  return withRefund(tools, ownRefund(viewer), statement.pkId, async (tx, locked) => {
    const claimed = await claimEvidence(tx, viewer, locked.refund, statement.files)
    if (isRefusal(claimed)) return claimed
    const until = new Date(tools.clock.nowMs() + policy.evidenceMs)
    const change = { arbitration: 'open' as const, evidence_until: until }
    const files = claimed.map(({ url }) => url)
    const step = { by: 'buyer' as const, actorId: viewer.userId, text: statement.content, files, change }
    return (await takeStep(tools, tx, locked, 'appealed', step)) ? undefined : refuse(r.notNow)
  })
}

const evidenceCalls = {
  buyer: 'POST /bizGoodsRefund/saveEvidence',
  shop: 'POST /bizConsole/saveRefundEvidence',
} as const

interface Speaker {
  role: 'buyer' | 'shop'
  key: string | undefined
  note?: Note | undefined
}

/** One side adds evidence while an appeal is open. */
export function addEvidence(
  tools: Tools,
  viewer: Viewer,
  { role, key, note }: Speaker,
  statement: Statement,
): Promise<null | Refusal<StepReason | ClaimReason | 'aftersales/enoughSaid' | 'idempotency/keyReused'>> {
  const add = async (tx: Tx, { refund }: Locked) => {
    const nowMs = tools.clock.nowMs()
    if (!mayAddEvidence(factsOf(refund), role, nowMs)) return refuse(r.notNow)
    if ((await timesOf(tx, refund.id, role, 'evidence')) >= policy.maxStatements)
      return refuse(r.enoughSaid, { max: policy.maxStatements })
    const claimed = await claimEvidence(tx, viewer, refund, statement.files)
    if (isRefusal(claimed)) return claimed
    await addLog(tx, {
      refundId: refund.id,
      at: new Date(nowMs),
      role,
      actorId: viewer.userId,
      action: 'evidence',
      from: refundStatuses.rejected,
      to: refundStatuses.rejected,
      text: statement.content,
      files: claimed.map(({ url }) => url),
    })
    return null
  }
  const request = { userId: viewer.userId, call: evidenceCalls[role], key, input: statement }
  return withRefund(tools, findFor(role, viewer), statement.pkId, (tx, locked) => {
    note?.({ subject: { refund: locked.refund.code } })
    return onceIfKeyed(tx, request, () => add(tx, locked))
  })
}

export interface Decision {
  pkId: string
  decision: 'refund' | 'return' | 'shop'
  refundMoney?: string | undefined
  content: string
}

async function forBuyer(
  tools: Tools,
  tx: Tx,
  locked: Locked,
  { decision, content }: Decision,
  { asked, userId }: { asked: Asked; userId: string },
): Promise<boolean> {
  const { refund } = locked
  const text = withSum(asked.goodsFen + asked.shippingFen, content)
  const step = { by: 'operator' as const, actorId: userId, text }
  const decided = { arbitration: 'decided' as const }
  if (decision === 'refund')
    return grantMoney(tools, tx, locked, 'decidedRefund', { ...step, asked, change: decided })
  const address = refund.returnAddress ?? (await shopAddress(tx, refund))
  const change = {
    ...decided,
    type: 0 as const,
    goods_fen: asked.goodsFen,
    shipping_fen: asked.shippingFen,
    return_parcel_id: null,
    ...(address ? { return_address: address } : {}),
  }
  return takeStep(tools, tx, locked, 'decidedReturn', { ...step, change })
}

/** The mall decides. For the buyer, it grants the requested amount or another one. */
export function arbitrate(
  tools: Tools,
  viewer: Viewer,
  wish: Decision,
): Promise<undefined | Refusal<SumReason | StepReason>> {
  return withRefund(tools, mallRefund(viewer), wish.pkId, async (tx, locked) => {
    const { refund } = locked
    const { userId } = viewer
    if (wish.decision === 'shop') {
      const change = { arbitration: 'decided' as const }
      const step = { by: 'operator' as const, actorId: userId, text: wish.content, change }
      return (await takeStep(tools, tx, locked, 'decidedForShop', step)) ? undefined : refuse(r.notNow)
    }
    if (wish.decision === 'return' && refund.receiving === 0) return refuse(r.notNow)
    const fen = wish.refundMoney === undefined ? refund.applyFen : (yuanToFen(wish.refundMoney) ?? 0)
    const type = wish.decision === 'return' || refund.cameBackAt ? 0 : 1
    const asked = await askedOf(tx, locked, type, fen)
    if ('isRefusal' in asked) return asked
    const done = await forBuyer(tools, tx, locked, wish, { asked, userId })
    return done ? undefined : refuse(r.notNow)
  })
}
