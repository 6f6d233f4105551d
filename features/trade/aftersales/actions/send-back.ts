import type { Tools } from '@hojip/db'
import { policy } from '@hojip/policy'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { sendBack } from '@hojip/shipping'
import { carrierOf } from '@hojip/shipping/rules'
import type { ClaimReason } from '@hojip/uploads'
import { aftersalesRefusals as r, type StepReason } from '../refusals.ts'
import { mayHappen } from '../rules/refund-state.ts'
import { ownRefund, shopRefund, timesOf } from '../store/read.ts'
import { factsOf } from '../store/rows.ts'
import { claimEvidence } from './claim-evidence.ts'
import { grantMoney } from './money/send-money.ts'
import { lockRefund, takeStep, withRefund } from './take-step.ts'

/** The buyer files the return's tracking number; filing again corrects it. */
export function fileExpress(
  tools: Tools,
  viewer: Viewer,
  wish: { pkId: string; expCode: string; number: string; files: readonly string[] },
): Promise<
  undefined | Refusal<StepReason | ClaimReason | 'aftersales/carrierUnknown' | 'aftersales/enoughNumbers'>
> {
  return withRefund(tools, ownRefund(viewer), wish.pkId, async (tx, locked) => {
    const { order, refund } = locked
    if (!carrierOf(wish.expCode))
      return refuse(r.carrierUnknown, {}, { fields: [{ field: 'expCode', problem: '' }] })
    if (!mayHappen('sentBack', factsOf(refund), 'buyer', tools.clock.nowMs())) return refuse(r.notNow)
    if ((await timesOf(tx, refund.id, 'buyer', 'sentBack')) >= policy.maxReturnNumbers)
      return refuse(r.enoughNumbers, { max: policy.maxReturnNumbers })
    const claimed = await claimEvidence(tx, viewer, refund, wish.files)
    if (isRefusal(claimed)) return claimed
    const to = refund.returnAddress
    const parcel = {
      refundId: refund.id,
      orderId: order.id,
      carrier: wish.expCode,
      number: wish.number,
      toAddress: to?.address ?? null,
      toPhone: to?.phone ?? null,
    }
    const change = { return_parcel_id: await sendBack(tools, tx, parcel) }
    const files = claimed.map(({ url }) => url)
    const text = `${wish.expCode} ${wish.number}`
    const step = { by: 'buyer' as const, actorId: viewer.userId, text, files, change }
    return (await takeStep(tools, tx, locked, 'sentBack', step)) ? undefined : refuse(r.notNow)
  })
}

/** The shop confirms that the return has arrived. */
export function confirmReturn(
  tools: Tools,
  viewer: Viewer,
  id: string,
): Promise<undefined | Refusal<StepReason>> {
  return withRefund(tools, shopRefund(viewer), id, async (tx, locked) => {
    const change = { came_back_at: new Date(tools.clock.nowMs()) }
    const step = { by: 'shop' as const, actorId: viewer.userId, change }
    return (await takeStep(tools, tx, locked, 'cameBack', step)) ? undefined : refuse(r.notNow)
  })
}

/** The carrier delivered the return. Ignored for a parcel whose tracking number has been corrected since. */
export async function handleCarrierPush(
  tools: Tools,
  { refundId, parcelId }: { refundId: string; parcelId: string },
): Promise<void> {
  await inTransaction(tools.db, async (tx) => {
    const locked = await lockRefund(tx, refundId)
    if (locked?.refund.returnParcelId !== parcelId) return
    const change = { came_back_at: new Date(tools.clock.nowMs()) }
    await takeStep(tools, tx, locked, 'cameBack', { by: 'carrier', change })
  })
}

/** The return passed inspection: grants the refund. */
export function passInspection(
  tools: Tools,
  viewer: Viewer,
  { pkId, resalable }: { pkId: string; resalable: boolean },
): Promise<undefined | Refusal<StepReason>> {
  return withRefund(tools, shopRefund(viewer), pkId, async (tx, locked) => {
    const step = { by: 'shop' as const, actorId: viewer.userId, change: { resalable } }
    return (await grantMoney(tools, tx, locked, 'passed', step)) ? undefined : refuse(r.notNow)
  })
}
