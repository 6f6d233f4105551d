export { type NewPurchase, type Placement, ordersPlaced, placementOf, unpaidQuery } from './place.ts'
export { type OrderToPay, idsOfPayId, ordersLocked, ordersToPay } from './pay.ts'
