export { ordersRoutes } from './routes.ts'
export { ordersJobs } from './jobs.ts'
export type { ClosePayments, HeldRefunds, OrdersOptions, RefundRest } from './actions/tools.ts'
export {
  arrivalView,
  consigneeOf,
  customerSeenBy,
  maskedConsignee,
  shopActsOf,
  type CustomerSeen,
} from './actions/reading/order-view.ts'
export { ordersUnderWay } from './actions/reading/read-orders.ts'
export { jobsOfPurchase } from './actions/place-orders.ts'
export { settleOrders } from './actions/settle-orders.ts'
export { shipLines, unshipped } from './actions/ship-order.ts'
export { bookRefund, noteRefund } from './actions/refund-line.ts'
export {
  markBroughtBack,
  markPartlyAgain,
  markTraced,
  markOnTheWayAgain,
  markSilent,
  noteParcel,
} from './actions/parcel-notes.ts'
export { markDelivered } from './actions/receiving/mark-delivered.ts'
export { runDeadline } from './actions/run-deadline.ts'
export { hasReceived, linesToComment, markCommented, type CommentableLine } from './store/comments.ts'
export {
  lockedOrders,
  ordersOfPayId,
  ordersOfPurchases,
  ownerOfOrder,
  ownOrder,
  ownOrders,
  shopOrder,
  shopOrdersByCode,
  shopOrdersToPack,
} from './store/read.ts'
export { payStatesOf, type OrderToPay, type PayState } from './store/pay.ts'
export type { NewLine, NewOrder, NewPurchase } from './store/place.ts'
export { refuseInState } from './actions/not-now.ts'
export type { LineRow, OrderRow } from './store/rows.ts'
