import type { Tools } from '@hojip/db'
import { refundStatuses } from '@hojip/orders/rules'
import { payOrderOffline, retryOrderRefund } from '@hojip/payments'
import type { Viewer } from '@hojip/platform/http'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { ClaimReason } from '@hojip/uploads'
import { aftersalesRefusals as r, type StepReason } from '../../refusals.ts'
import { refundNumberOf } from '../../rules/refund-number.ts'
import { mallRefund } from '../../store/read.ts'
import { claimEvidence } from '../claim-evidence.ts'
import { completeRefund } from './send-money.ts'
import { takeStep, withRefund } from '../take-step.ts'

/** Asks the gateway again; a refund that the gateway closed for good is sent under the next number. */
export function retryMoney(
  tools: Tools,
  viewer: Viewer,
  id: string,
): Promise<undefined | Refusal<StepReason>> {
  return withRefund(tools, mallRefund(viewer), id, async (tx, locked) => {
    const { order, refund } = locked
    const step = { by: 'operator' as const, actorId: viewer.userId, change: { money: 'sent' as const } }
    if (!(await takeStep(tools, tx, locked, 'retried', step))) return refuse(r.notNow)
    const wish = { orderId: order.id, outRefundNo: refundNumberOf(refund) }
    return (await retryOrderRefund(tools, tx, wish)) ? undefined : refuse(r.notNow)
  })
}

/** Records that the money was paid by other means, with proof. Only after the gateway's refund failed for good. */
export function payOffline(
  tools: Tools,
  viewer: Viewer,
  wish: { pkId: string; content: string; files: readonly string[] },
): Promise<undefined | Refusal<StepReason | ClaimReason | 'aftersales/moneyUnsure'>> {
  return withRefund(tools, mallRefund(viewer), wish.pkId, async (tx, locked) => {
    const { order, refund } = locked
    if (refund.status !== refundStatuses.processing) return refuse(r.notNow)
    if (refund.money !== 'failed') return refuse(r.moneyUnsure)
    const claimed = await claimEvidence(tx, viewer, locked.refund, wish.files)
    if (isRefusal(claimed)) return claimed
    const number = { orderId: order.id, outRefundNo: refundNumberOf(refund) }
    if (!(await payOrderOffline(tools, tx, number))) return refuse(r.moneyUnsure)
    const files = claimed.map(({ url }) => url)
    const step = { by: 'operator' as const, actorId: viewer.userId, text: wish.content, files }
    return (await completeRefund(tools, tx, locked, 'paidOffline', step)) ? undefined : refuse(r.notNow)
  })
}
