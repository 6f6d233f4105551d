import type { Tools } from '@hojip/db'
import type { HeldRefunds } from '@hojip/orders'
import { channelNames } from '@hojip/policy/channels'
import { ordersAwaitingRefund } from '../../store/order-money.ts'
import type { PaymentsOptions } from '../tools.ts'

/** Tells orders which of them wait for a refund of a gateway that operators have paused. */
export function createHeldRefunds(
  { db }: Pick<Tools, 'db'>,
  { isRefundPaused }: Pick<PaymentsOptions, 'isRefundPaused'>,
): HeldRefunds {
  return async (orderIds) => {
    const paused = channelNames.filter(isRefundPaused)
    return new Set(paused.length > 0 ? await ordersAwaitingRefund(db, orderIds, paused) : [])
  }
}
