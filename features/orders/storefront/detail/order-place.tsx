import { writtenIn } from '@hojip/addresses/written-in'
import type { Order } from '../../contract.ts'

/** Where an order goes: the region in the reader's language, the street in its own. */
export function OrderPlace({ order }: { order: Pick<Order, 'regionText' | 'street'> }) {
  return (
    <>
      {order.regionText} <span lang={writtenIn(order.street)}>{order.street}</span>
    </>
  )
}
