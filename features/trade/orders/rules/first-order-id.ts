import { firstIdAt } from '@hojip/platform/id-times'
import { dayMs } from '@hojip/platform/clock'

/** Money may arrive this long after its order was placed. */
const latestPaymentMs = 30 * dayMs

/**
 * The least id of an order that may have been paid since a moment: ids begin with their time, so that the primary key
 * finds these orders.
 */
export function firstOrderId(since: Date): string {
  return firstIdAt(since.getTime() - latestPaymentMs)
}
