import { useDates, useTexts } from '@hojip/platform/page'
import type { Order } from '../contract.ts'
import { cancelsItselfAt } from '../parts/late.ts'
import { useRefundsWait } from '../parts/use-refunds-wait.ts'
import { ordersTexts } from './texts.ts'

/** That the shop is late, what the buyer may do, and when the money would come. */
export function ShipLate({ order }: { order: Order }) {
  const t = useTexts(ordersTexts)
  const dates = useDates()
  const until = dates.moment(cancelsItselfAt(order))
  return useRefundsWait(order.payType) ? t.shipLateWaits(until) : t.shipLate(until)
}
