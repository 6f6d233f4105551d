import type { Order } from '../../contract.ts'

/** Where an order goes: the region in the reader's language, the street in its own. */
export function OrderPlace({ order }: { order: Pick<Order, 'country' | 'regionText' | 'street'> }) {
  return (
    <>
      {order.regionText} <span lang={order.country === 'KR' ? 'ko' : 'zh-CN'}>{order.street}</span>
    </>
  )
}
