import type { Tools } from '@hojip/db'
import type { OrdersOptions } from '@hojip/orders'
import { closeAttemptsOf } from './actions/ask-gateway.ts'
import type { PaymentsTools, PaymentsOptions } from './actions/tools.ts'
import { askAgain, closeCase, repairAgain, refundCase, retryRefund } from './actions/operate.ts'
import { createHeldRefunds } from './actions/refunding/held-refunds.ts'
import { createRefundRest } from './actions/refunding/refund-rest.ts'
import { ordersBeingPaid } from './store/being-paid.ts'
import { reconcileAll } from './actions/reconcile-day.ts'

export { paymentsRoutes } from './routes.ts'
export { paymentsJobs } from './jobs.ts'
export { payOrderOffline, refundOrder, retryOrderRefund } from './actions/refunding/refund-order.ts'
export { refundSum } from './store/order-money.ts'
export { createAlipay } from './gateways/alipay/alipay.ts'
export { createWechatPay } from './gateways/wechat-pay/wechat-pay.ts'
export { GatewayRefused, UnknownOutcome, type PaymentGateway } from './gateways/gateway.ts'
export { keepChannels } from './store/channels.ts'
export { paymentTold } from './actions/payment-told.ts'
export type { PaymentsOptions }

/** What the orders room needs of payments. */
export function createMoneyOfOrders(tools: Tools, options: PaymentsOptions): OrdersOptions {
  return {
    beingPaid: ordersBeingPaid,
    closePayments: (orderId) => closeAttemptsOf({ ...tools, ...options }, orderId),
    refundRest: createRefundRest(tools),
    heldRefunds: createHeldRefunds(tools, options),
  }
}

/** The acts of operators on money, and their outcomes. */
export function createMoneyActs(tools: Tools, options: PaymentsOptions) {
  const paymentsTools: PaymentsTools = { ...tools, ...options }
  return {
    askAgain: (attemptId: string) => askAgain(paymentsTools, attemptId),
    retryRefund: (refundId: string) => retryRefund(paymentsTools, refundId),
    repairAgain: (caseId: string, by: string) => repairAgain(paymentsTools, caseId, by),
    refundCase: (caseId: string, by: string) => refundCase(paymentsTools, caseId, by),
    closeCase: (caseId: string, how: { note: string; by: string }) => closeCase(paymentsTools, caseId, how),
    /** Compares one day with the bills of all gateways. */
    reconcile: (day: string) => reconcileAll(paymentsTools, day),
  }
}

export type MoneyActs = ReturnType<typeof createMoneyActs>
export type { Repaired } from './actions/operate.ts'
