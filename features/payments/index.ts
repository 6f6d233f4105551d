import type { Tools } from '@hojip/db'
import type { ClosePayments } from '@hojip/orders'
import { closePaymentsOf } from './actions/ask-gateway.ts'
import type { PaymentsTools, PaymentsOptions } from './actions/tools.ts'
import { askAgain, closeCase, mendAgain, refundCase, retryRefund } from './actions/operate.ts'
import { reconcileAll } from './actions/reconcile-day.ts'

export { paymentsRoutes } from './routes.ts'
export { paymentsJobs } from './jobs.ts'
export { ordersBeingPaid } from './store/being-paid.ts'
export { createRefundRest } from './actions/refunding/refund-rest.ts'
export {
  payOrderOffline,
  refundOrder,
  retryOrderRefund,
  type OrderRefund,
} from './actions/refunding/refund-order.ts'
export { createAlipay, type AlipayConfig } from './gateways/alipay/alipay.ts'
export { createWechatPay, type WechatPayConfig } from './gateways/wechat-pay/wechat-pay.ts'
export { GatewayRefused, UnknownOutcome, type PaymentGateway } from './gateways/gateway.ts'
export type { PaymentsOptions }

/** What the orders room needs before it closes an unpaid order. */
export function createClosePayments(tools: Tools, options: PaymentsOptions): ClosePayments {
  return (orderId) => closePaymentsOf({ ...tools, ...options }, orderId)
}

/** What operators may do about money, and what came of it. */
export function createMoneyActs(tools: Tools, options: PaymentsOptions) {
  const paymentsTools: PaymentsTools = { ...tools, ...options }
  return {
    askAgain: (attemptId: string) => askAgain(paymentsTools, attemptId),
    retryRefund: (refundId: string) => retryRefund(paymentsTools, refundId),
    mendAgain: (caseId: string, by: string) => mendAgain(paymentsTools, caseId, by),
    refundCase: (caseId: string, by: string) => refundCase(paymentsTools, caseId, by),
    closeCase: (caseId: string, how: { note: string; by: string }) => closeCase(paymentsTools, caseId, how),
    /** Compares one day with the bills of all gateways. */
    reconcile: (day: string) => reconcileAll(paymentsTools, day),
  }
}

export type MoneyActs = ReturnType<typeof createMoneyActs>
export type { Mended } from './actions/operate.ts'
export type { DayReport } from './actions/reconcile-day.ts'
