import { travelDays, type Destination, type FreightPart, type FreightTerms } from '@hojip/catalog/rules'
import { orderStatuses, type OrderStatus } from './order-state.ts'
import { dayMs } from '@hojip/platform/clock'

/** When an order arrives, from the first day to the last, in epoch ms. */
export interface Arrival {
  fromMs: number
  toMs: number
}

type Freight = { fromProvince: string } & (FreightTerms | { parts: FreightPart[] })

/** What the expected arrival depends on. */
export interface ArrivalFacts {
  status: OrderStatus
  freight: Freight | null
  address: Destination
  shippedAt: Date | null
  deliveredAt: Date | null
  /** The promise of the day on which it was placed. */
  arriveFromAt: Date | null
  arriveToAt: Date | null
}

function daysTo(freight: Freight, address: Destination) {
  return travelDays({ country: 'CN', province: freight.fromProvince }, address, freight)
}

/** The promise; undefined in orders from before it was stored. */
export function promisedArrival({
  arriveFromAt,
  arriveToAt,
}: Pick<ArrivalFacts, 'arriveFromAt' | 'arriveToAt'>): Arrival | undefined {
  return arriveFromAt && arriveToAt
    ? { fromMs: arriveFromAt.getTime(), toMs: arriveToAt.getTime() }
    : undefined
}

/** The promise for another address: as much earlier or later as a parcel travels there. */
export function movedArrival(order: ArrivalFacts, address: Destination): Arrival | undefined {
  const promised = promisedArrival(order)
  if (!promised || !order.freight) return undefined
  const [before, after] = [daysTo(order.freight, order.address), daysTo(order.freight, address)]
  return {
    fromMs: promised.fromMs + (after[0] - before[0]) * dayMs,
    toMs: promised.toMs + (after[1] - before[1]) * dayMs,
  }
}

/**
 * When the order arrives by its present state: as promised until a shop that has not shipped makes that impossible, then as
 * long after now as a parcel travels; after shipping as long after that. Undefined once it has arrived or is closed, and
 * when a parcel under way should have been there already.
 */
export function expectedArrival(order: ArrivalFacts, nowMs: number): Arrival | undefined {
  const { status, freight, address, shippedAt, deliveredAt } = order
  if (deliveredAt || status === orderStatuses.completed || status === orderStatuses.closed) return undefined
  const promised = promisedArrival(order)
  if (!promised || !freight) return undefined
  const [least, most] = daysTo(freight, address)
  if (!shippedAt)
    return {
      fromMs: Math.max(promised.fromMs, nowMs + least * dayMs),
      toMs: Math.max(promised.toMs, nowMs + most * dayMs),
    }
  const [fromMs, toMs] = [shippedAt.getTime() + least * dayMs, shippedAt.getTime() + most * dayMs]
  return toMs < nowMs ? undefined : { fromMs, toMs }
}
