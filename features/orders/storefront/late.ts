import { policy } from '@hojip/policy'
import type { Order } from '../contract.ts'

/** When an order that never left is cancelled by itself; also in the moments before the queue has said so. */
export function cancelsItselfAt({ shipByAt = 0 }: Pick<Order, 'shipByAt'>): number {
  return shipByAt + policy.lateCancelMs
}
