import type { Tools, Tx } from '@hojip/db'

/**
 * Closes the order's open payments at their gateways and returns the result: `paid` when one of them already
 * had the money (the order is then paid), `closed` when no money can arrive any more, `unknown` when a
 * gateway did not answer.
 */
export type ClosePayments = (orderId: string) => Promise<'closed' | 'paid' | 'unknown'>

/** Which of the orders have an open payment that has to be closed first. The caller has locked the orders. */
export type BeingPaid = (tx: Tx, orderIds: readonly string[]) => Promise<string[]>

/**
 * Refunds the rest of an order to the payment that paid it, as part of `tx`; the same number never twice.
 * @returns how much is refunded, in fen
 */
export type RefundRest = (
  tx: Tx,
  refund: { orderId: string; outRefundNo: string; reason: string },
) => Promise<number>

/**
 * Which of the orders wait for money that goes back to their buyers because operators have paused the refunds of its gateway.
 * While none is paused it asks nobody.
 */
export type HeldRefunds = (orderIds: readonly string[]) => Promise<ReadonlySet<string>>

/** What the room needs from payments: which are open, how to close them, and how to refund them. */
export interface OrdersOptions {
  /** None waits when it is left out. */
  heldRefunds?: HeldRefunds
  beingPaid: BeingPaid
  closePayments: ClosePayments
  refundRest: RefundRest
}

/** What the actions that read orders work with. */
export interface ReadingTools extends Tools, Pick<OrdersOptions, 'heldRefunds'> {}

/** What the actions that close orders work with. */
export interface OrdersTools extends Tools, OrdersOptions {}
