import type { Tools, Tx } from '@hojip/db'

/**
 * Ends the order's open payments at their gateways and says what came of it: `paid` when one of them had the money
 * already (the order is then paid), `closed` when nothing can arrive any more, `unknown` when a gateway did not answer.
 */
export type ClosePayments = (orderId: string) => Promise<'closed' | 'paid' | 'unknown'>

/** Which of the orders have a payment under way that has to be ended first. The caller has their locks. */
export type BeingPaid = (tx: Tx, orderIds: readonly string[]) => Promise<string[]>

/**
 * Sends what is left of an order's money back the way it came, as part of `tx`; the same number never twice.
 * @returns how much goes back, in fen
 */
export type RefundRest = (
  tx: Tx,
  refund: { orderId: string; outRefundNo: string; reason: string },
) => Promise<number>

/** What the room needs of the money: which payments are open, an end of them, and a way back for what was paid. */
export interface OrdersOptions {
  beingPaid: BeingPaid
  closePayments: ClosePayments
  refundRest: RefundRest
}

/** What the actions that close orders work with. */
export interface OrdersTools extends Tools, OrdersOptions {}
