import { useTexts } from '@hojip/platform/page'
import { priceText } from '@hojip/platform/ui'
import { payTexts } from './texts.ts'
import type { Payment } from './use-payment.ts'

/** The orders of one payment, the price of each, and the delivery address. */
export function OrderLines({ payment: { schemes } }: { payment: Payment }) {
  const t = useTexts(payTexts)
  return (
    <ul className="grid gap-2 py-1.5 lg:gap-1.5">
      {schemes.orders.map((order) => (
        <li key={order.pkId} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <span translate="no" className="figures font-medium">
            {order.orderCode}
          </span>
          <span className="min-w-0 max-lg:order-last max-lg:w-full">
            {order.shopName} · {t.goods(order.goods)}
          </span>
          <span className="figures max-lg:ml-auto">{priceText(order.totalMoney)}</span>
        </li>
      ))}
      <li>{t.sendTo(schemes.consignee)}</li>
    </ul>
  )
}
