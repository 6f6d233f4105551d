import { policy } from '@hojip/policy'
import { dayMs } from '@hojip/platform/clock'
import type { Order } from '../contract.ts'
import type { zhCN } from './texts.zh-CN.ts'

/**
 * When receipt is automatic, as a sentence. A day is named as certain only when it is: before the carrier reports
 * the delivery, it moves with that report, and where somebody put it off it can only become later.
 */
export function automaticReceipt(
  t: Pick<typeof zhCN, 'autoOn' | 'autoNotBefore' | 'autoAfter'>,
  { receiveTime, isReceiptPutOff }: Pick<Order, 'receiveTime' | 'isReceiptPutOff'>,
  when: string,
): string {
  if (receiveTime) return t.autoOn(when)
  if (isReceiptPutOff) return t.autoNotBefore(when)
  return t.autoAfter(policy.autoReceiveDeliveredMs / dayMs, when)
}
