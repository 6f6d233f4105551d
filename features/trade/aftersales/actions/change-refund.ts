import type { Tools } from '@hojip/db'
import { refundStatuses } from '@hojip/orders/rules'
import type { Viewer } from '@hojip/platform/http'
import { firstOf } from '@hojip/platform/collections'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { RefundItem } from '../contract.ts'
import { aftersalesRefusals as r, type StepReason } from '../refusals.ts'
import { ownRefund, refundsOfOrder } from '../store/read.ts'
import { applyFor, statedOf, type ApplyReason, type Contact } from './apply.ts'
import { checkItem } from './check-item.ts'
import { leavingOf } from './money/money-of.ts'
import { takeStep, withRefund } from './take-step.ts'

export type RefundChange = Omit<RefundItem, 'orderGoodsId' | 'detailDescription' | 'files'> &
  Contact & { pkId: string; detailDescription?: string | undefined; files?: string[] | undefined }

/**
 * Changes an application that waits for its shop and restarts the shop's time; after a refusal it creates a new one.
 * @returns the application's id, old or new
 */
export function changeRefund(
  tools: Tools,
  viewer: Viewer,
  { pkId, ...wish }: RefundChange,
): Promise<{ pkId: string } | Refusal<StepReason | ApplyReason>> {
  return withRefund(
    tools,
    ownRefund(viewer),
    pkId,
    async (tx, locked): Promise<{ pkId: string } | Refusal<ApplyReason | 'aftersales/notNow'>> => {
      const { order, refund } = locked
      // A page that does not send a field leaves it as it is.
      const item = {
        ...wish,
        orderGoodsId: refund.lineId,
        detailDescription: wish.detailDescription ?? refund.detail,
        files: wish.files ?? refund.files,
        phone: wish.phone ?? refund.phone,
        customerName: wish.customerName ?? refund.contact,
      }
      if (refund.status === refundStatuses.rejected) {
        const applied = await applyFor(tools, tx, viewer, order.id, [item])
        return isRefusal(applied) ? applied : { pkId: firstOf(applied).pkId }
      }
      if (refund.status !== refundStatuses.applied) return refuse(r.notNow)
      const checked = checkItem(order, item, tools.clock.nowMs(), 'edit')
      if (isRefusal(checked)) return checked
      const others = await refundsOfOrder(tx, order.id)
      const leaving = leavingOf(others, { except: refund.id, isEstimate: true })
      const stated = await statedOf(tx, viewer, { order, others, leaving, except: refund.id }, checked, item)
      if (isRefusal(stated)) return stated
      const step = {
        by: 'buyer' as const,
        actorId: viewer.userId,
        text: stated.detail,
        files: stated.files,
        change: { stated },
      }
      return (await takeStep(tools, tx, locked, 'edited', step)) ? { pkId } : refuse(r.notNow)
    },
  )
}
