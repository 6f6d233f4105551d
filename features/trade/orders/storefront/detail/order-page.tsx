import { homeHref } from '@hojip/hrefs/browse'
import { ordersHref } from '@hojip/hrefs/orders'
import { useCall, useLazyCall, usePage, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ActionBar, Breadcrumbs, TitleBar } from '@hojip/platform/ui'
import type { Order } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'
import { Banner } from './banner.tsx'
import { ProductPanel } from './product-panel.tsx'
import { InfoPanels } from './info-panels.tsx'
import { OffersPanel } from './offers-panel.tsx'
import { LogisticsPanel } from '../../parts/detail/logistics-panel.tsx'
import { answerOf, areOnTheWay } from '../../parts/detail/order-answer.ts'
import { OrderButtons } from '../acts/order-buttons.tsx'
import { ordersTexts } from '../texts.ts'
import { useOrderActs } from '../acts/use-order-acts.tsx'

export function head({ locale, data }: HeadInput<Order>): PageHead {
  return { title: ordersTexts[locale].crumb(data.orderCode), noIndex: true }
}

const askEveryMs = 4000

export function Page() {
  const t = useTexts(ordersTexts)
  const orderId = usePage('/orders/$id').params.id
  const order = useCall('GET /bizOrder/queryOrderInfo', { orderId })
  const { deliveryResultList: parcels } = useCall('GET /bizOrderDelivery/lookLogistics', { orderId })
  // The page reloads by itself: the shop ships, the carrier moves on, deadlines pass.
  const isOpen =
    order.orderStatus === orderStatuses.unpaid ||
    order.orderStatus === orderStatuses.toShip ||
    order.orderStatus === orderStatuses.toReceive
  useLazyCall(
    'GET /bizOrder/queryOrderInfo',
    { orderId },
    { everyMs: isOpen && askEveryMs, live: ['order', 'refund'] },
  )
  const moves =
    order.orderStatus === orderStatuses.toShip ||
    (order.orderStatus === orderStatuses.toReceive && areOnTheWay(parcels))
  useLazyCall(
    'GET /bizOrderDelivery/lookLogistics',
    { orderId },
    { everyMs: moves && askEveryMs, live: 'logistics' },
  )
  const acts = useOrderActs(order, true)
  const trail = [
    { label: t.home, href: homeHref },
    { label: t.title, href: ordersHref() },
    { label: t.crumb(order.orderCode) },
  ]
  return (
    <>
      <TitleBar title={t.detailTitle} />
      <div className="wrap pb-4 lg:pb-8">
        <div className="max-lg:hidden">
          <Breadcrumbs trail={trail} />
        </div>
        <Banner order={order} answer={answerOf(order, parcels)} acts={acts} />
        <div className="mt-2 grid items-start gap-2 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_344px] lg:gap-4">
          <div className="grid gap-2 lg:gap-4">
            <OffersPanel orderId={orderId} isPaid={order.payTime !== undefined} />
            {parcels.length > 0 && <LogisticsPanel parcels={parcels} />}
            <ProductPanel order={order} />
          </div>
          <InfoPanels order={order} acts={acts} />
        </div>
      </div>
      {order.actions.length > 0 && (
        <ActionBar className="flex-row-reverse">
          <OrderButtons
            order={order}
            acts={acts}
            size="md"
            without="track"
            className="min-h-11! rounded-full! px-3.5!"
          />
        </ActionBar>
      )}
      {acts.dialogs}
    </>
  )
}
