import type { Tools } from '@hojip/db'
import type { RefundRest } from '@hojip/orders'
import { moneyOfOrder } from '../../store/order-money.ts'
import { refundOrder } from './refund-order.ts'

/** Refunds everything that a gateway took for an order and that is neither refunded nor requested yet. */
export function createRefundRest(tools: Tools): RefundRest {
  return async (tx, refund) => {
    const money = await moneyOfOrder(tx, refund.orderId)
    const amountFen = money ? Math.max(0, Math.min(money.paidFen - money.goneFen, money.leftFen)) : 0
    if (amountFen > 0) await refundOrder(tools, tx, { ...refund, amountFen })
    return amountFen
  }
}
