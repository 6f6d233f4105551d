import { chatHref } from '@hojip/hrefs/chat'
import { orderHref } from '@hojip/hrefs/orders'
import { useTexts, useDates } from '@hojip/platform/page'
import { caretRightIcon, CopyButton, headsetIcon, Icon, Link, Price, priceText } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import type { Order } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'
import { OrderAfterSales } from '../after-sales-links.tsx'
import { OrderButtons } from '../acts/order-buttons.tsx'
import { OrderProduct } from '../../parts/order-product.tsx'
import { orderPartTexts } from '../../parts/texts.ts'
import { OrderState } from './order-state.tsx'
import { ordersTexts } from '../texts.ts'
import { StateBand } from '../state-band.tsx'
import { useOrderActs } from '../acts/use-order-acts.tsx'

const mostShown = 3

/** One order of the list. */
export function OrderCard({ order }: { order: Order }) {
  const t = useTexts(ordersTexts)
  const { number } = useTexts(orderPartTexts)
  const dates = useDates()
  const acts = useOrderActs(order)
  const href = orderHref(order.pkId)
  const rest = order.goodsInfoList.length - mostShown
  return (
    <li className="overflow-hidden card">
      <header className="flex items-center gap-3 px-3 py-2.5 text-13 text-ink-3 lg:border-b lg:border-line lg:px-5 lg:py-3">
        <h2 className="min-w-0 text-14 text-ink">
          <Link href={href} className="flex min-h-6 items-center gap-2 font-bold hover:text-jade-text">
            <ShopMark mark={order.mark} hue={order.hue} size={24} />
            <span className="truncate">{order.shopName}</span>
            <Icon of={caretRightIcon} size={12} className="text-ink-3" />
          </Link>
        </h2>
        <Link
          href={chatHref({ shop: order.shopId, order: order.pkId })}
          aria-label={`${t.chat} · ${order.shopName}`}
          className="inline-flex min-h-6 flex-none items-center gap-1 text-jade-text"
        >
          <Icon of={headsetIcon} size={16} />
          <span className="max-lg:hidden">{t.chat}</span>
        </Link>
        <span className="figures font-medium max-lg:hidden">{dates.stamp(order.orderTime)}</span>
        <span className="inline-flex items-center gap-1 max-lg:hidden">
          {number}{' '}
          <span translate="no" className="figures font-medium">
            {order.orderCode}
          </span>
          <CopyButton text={order.orderCode} name={number} />
        </span>
        <OrderState order={order} className="ml-auto flex-none text-14" />
      </header>
      <StateBand order={order} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_150px_172px] lg:items-stretch">
        <ul className="grid content-start gap-3.5 px-3 py-3 lg:px-5 lg:py-4">
          {order.goodsInfoList.slice(0, mostShown).map((line) => (
            <li key={line.orderGoodsId}>
              <OrderProduct line={line} href={href} />
            </li>
          ))}
          {rest > 0 && (
            <li className="text-13 text-ink-3">
              <Link href={href} className="inline-block min-h-6 hover:text-jade-text">
                {t.moreProducts(rest)}
              </Link>
            </li>
          )}
          <li className="empty:hidden">
            <OrderAfterSales order={order} />
          </li>
        </ul>
        <Sum order={order} />
        <div className="flex flex-row-reverse items-center gap-2 px-3 pt-2 pb-3.5 lg:flex-col lg:items-stretch lg:justify-center lg:py-4 lg:pr-5 lg:pl-0">
          <OrderButtons
            order={order}
            acts={acts}
            size="sm"
            className="max-lg:min-h-9! max-lg:rounded-full! max-lg:px-3.5!"
          />
        </div>
      </div>
      {acts.dialogs}
    </li>
  )
}

function Sum({ order }: { order: Order }) {
  const t = useTexts(ordersTexts)
  const { orderStatus, payTime, totalMoney, shippingFee } = order
  const unpaid = orderStatus === orderStatuses.closed && payTime === undefined
  const fee = Number(shippingFee) === 0 ? t.freeShipping : t.withShipping(priceText(shippingFee))
  return (
    <p className="flex items-baseline justify-end gap-1.5 px-3 text-12 text-ink-3 lg:flex-col lg:items-center lg:justify-center lg:border-l lg:border-line lg:px-2 lg:text-center">
      <span>{orderStatus === orderStatuses.unpaid ? t.due : unpaid ? t.total : t.paid}</span>
      <span className="max-lg:order-last">
        <Price value={totalMoney} tone="ink" exact />
      </span>
      <span>{unpaid ? t.notCharged : fee}</span>
    </p>
  )
}
