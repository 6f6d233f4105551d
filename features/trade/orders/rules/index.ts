export { expectedArrival } from './arrival.ts'
export { firstOrderId } from './first-order-id.ts'
export { isUnderWay, refundProblem, refundStatuses, refundsUntil } from './refund-window.ts'
export { orderStatuses, transitions, type DeadlineAction } from './order-state.ts'
