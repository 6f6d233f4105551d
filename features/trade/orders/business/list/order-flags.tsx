import { useTexts } from '@hojip/platform/page'
import { Tag } from '@hojip/platform/ui'
import type { Order } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'
import { shopOrdersTexts } from '../texts.ts'

/** What the shop should not overlook in its list: a changed address, and a parcel that is silent or came back. */
export function OrderFlags({ order }: { order: Order }) {
  const t = useTexts(shopOrdersTexts)
  const { orderStatus, addressChangedTime, parcelReturnedTime, parcelSilentTime } = order
  const isOpen = orderStatus === orderStatuses.toShip || orderStatus === orderStatuses.toReceive
  return (
    <>
      {orderStatus === orderStatuses.toShip && addressChangedTime && (
        <Tag tone="amber">{t.addressChanged}</Tag>
      )}
      {isOpen && parcelReturnedTime && <Tag tone="crimson">{t.parcelReturned}</Tag>}
      {isOpen && parcelSilentTime && <Tag tone="crimson">{t.parcelSilent}</Tag>}
    </>
  )
}
