export { ordersRoutes } from './routes.ts'
export { ordersJobs } from './jobs.ts'
export type { BeingPaid, ClosePayments } from './actions/tools.ts'
export type { OrdersOptions } from './actions/tools.ts'
export type { RefundRest } from './actions/tools.ts'
export { maskedRecipient } from './actions/reading/order-view.ts'
export { ordersUnderWay } from './actions/reading/read-orders.ts'
export { jobsOfPurchase } from './actions/place-orders.ts'
export { settleOrders, type Money, type Settled } from './actions/settle-orders.ts'
export { shipLines, unshipped, type ShippedLine } from './actions/ship-order.ts'
export { bookRefund, noteRefund, type BookedRefund, type LineRefund } from './actions/refund-line.ts'
export {
  markBroughtBack,
  markPartlyAgain,
  markHeard,
  markOnTheWayAgain,
  markSilent,
  noteParcel,
} from './actions/parcel-notes.ts'
export { markDelivered } from './actions/receive-order.ts'
export { runDeadline, type PastDue } from './actions/run-deadline.ts'
export { linesToComment, markCommented, type CommentableLine } from './store/comments.ts'
export { lockedOrders, ordersOfPayId, ordersUnderLock, ownOrder, shopOrder } from './store/read.ts'
export { payStatesOf, type OrderToPay, type PayState } from './store/pay.ts'
export type { NewLine, NewOrder, NewPurchase } from './store/place.ts'
export type { AddressSnapshot, LineRow, OrderRow } from './store/rows.ts'
