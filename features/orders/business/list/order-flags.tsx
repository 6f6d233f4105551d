import { useTexts } from '@hojip/platform/page'
import { Tag } from '@hojip/platform/ui'
import type { Order } from '../../contract.ts'
import { shopOrdersTexts } from '../texts.ts'

/** What the shop should not overlook in its list: another address, and a parcel nobody hears of or that came back. */
export function OrderFlags({ order }: { order: Order }) {
  const t = useTexts(shopOrdersTexts)
  const { orderStatus, addressChangedTime, parcelReturnedTime, parcelSilentTime } = order
  const isOpen = orderStatus === 3 || orderStatus === 4
  return (
    <>
      {orderStatus === 3 && addressChangedTime && <Tag tone="amber">{t.addressChanged}</Tag>}
      {isOpen && parcelReturnedTime && <Tag tone="crimson">{t.parcelReturned}</Tag>}
      {isOpen && parcelSilentTime && <Tag tone="crimson">{t.parcelSilent}</Tag>}
    </>
  )
}
