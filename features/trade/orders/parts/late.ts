import { policy } from '@hojip/policy'
import type { Order } from '../contract.ts'

/** When a late order is cancelled automatically; known also in the moments before the job has run. */
export function cancelsItselfAt({ shipByAt = 0 }: Pick<Order, 'shipByAt'>): number {
  return shipByAt + policy.lateCancelMs
}
