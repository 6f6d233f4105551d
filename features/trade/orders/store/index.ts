export {
  type NewPurchase,
  type Placement,
  ordersPlaced,
  boughtQuery,
  placementOf,
  unpaidQuery,
} from './place.ts'
export { type OrderToPay, idsOfPayId, ordersLocked, ordersToPay } from './pay.ts'
export { type OrderToSettle, type Settlement, ordersSettled, ordersToSettle } from './settle.ts'
