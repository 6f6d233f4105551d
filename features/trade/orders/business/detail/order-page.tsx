import { shopOrdersHref } from '@hojip/hrefs/orders'
import type { Output } from '@hojip/platform/client'
import {
  useCall,
  useLazyCall,
  usePage,
  useTexts,
  type HeadInput,
  type PageHead,
  useDates,
} from '@hojip/platform/page'
import { DetailNote, DetailPage, DetailState } from '@hojip/platform/console'
import { CopyButton } from '@hojip/platform/ui'
import type { Order } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'
import { LogisticsPanel, type Parcel } from '../../parts/detail/logistics-panel.tsx'
import { OrderProgress } from '../../parts/detail/order-progress.tsx'
import { RefundPaused } from '../../parts/refund-paused.tsx'
import { areOnTheWay } from '../../parts/detail/order-answer.ts'
import { cancelsItselfAt } from '../../parts/late.ts'
import { BuyerPanels } from './buyer-panels.tsx'
import { CorrectButton } from './correct-button.tsx'
import { ShipButton } from '../ship-button.tsx'
import { ShopProductsPanel } from './shop-products-panel.tsx'
import { shopOrdersTexts } from '../texts.ts'

export function head({ locale, data }: HeadInput<Order>): PageHead {
  return { title: shopOrdersTexts[locale].crumb(data.orderCode), noIndex: true }
}

const askEveryMs = 4000

function correction(parcel: Parcel) {
  if (parcel.canSendAgain) return <CorrectButton parcel={parcel} purpose="sendAgain" />
  return parcel.canCorrect && <CorrectButton parcel={parcel} purpose="correct" />
}

export function Page() {
  const t = useTexts(shopOrdersTexts)
  const orderId = usePage('/business/orders/$id').params.id
  const order = useCall('GET /bizConsole/queryOrderInfo', { orderId })
  const { deliveryResultList: parcels } = useCall('GET /bizConsole/lookLogistics', { orderId })
  const isOpen = order.orderStatus !== orderStatuses.completed && order.orderStatus !== orderStatuses.closed
  useLazyCall(
    'GET /bizConsole/queryOrderInfo',
    { orderId },
    { everyMs: isOpen && askEveryMs, live: ['order', 'refund'] },
  )
  const moves = isOpen && areOnTheWay(parcels)
  useLazyCall(
    'GET /bizConsole/lookLogistics',
    { orderId },
    { everyMs: moves && askEveryMs, live: 'logistics' },
  )
  return (
    <DetailPage
      back={{ href: shopOrdersHref(), label: t.back }}
      head={<Head order={order} />}
      notes={<Notes order={order} />}
      side={<BuyerPanels order={order} />}
    >
      <ShopProductsPanel order={order} />
      {parcels.length > 0 && <LogisticsPanel parcels={parcels} action={correction} backNote={t.backNote} />}
    </DetailPage>
  )
}

function Head({ order }: { order: Output<'GET /bizConsole/queryOrderInfo'> }) {
  const t = useTexts(shopOrdersTexts)
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 pt-4 pb-4 lg:px-6 lg:pt-5">
        <DetailState heading={headingOf(t, order)} text={<Deadline order={order} />}>
          <p className="mt-1 flex flex-wrap items-center gap-1 text-13 text-ink-3">
            {t.number}{' '}
            <span translate="no" className="figures font-medium">
              {order.orderCode}
            </span>
            <CopyButton text={order.orderCode} name={t.number} />
          </p>
        </DetailState>
        <ShipButton order={order} size="md" className="min-h-11! px-8!" />
      </div>
      {order.orderStatus !== orderStatuses.closed && <OrderProgress steps={order.steps} />}
    </>
  )
}

function Notes({ order: { orderStatus, addressChangedTime, remark, isRefundPaused } }: { order: Order }) {
  const t = useTexts(shopOrdersTexts)
  const dates = useDates()
  return (
    <>
      {isRefundPaused && (
        <div className="px-4 pb-4 lg:px-6">
          <RefundPaused to="toShop" />
        </div>
      )}
      {orderStatus === orderStatuses.toShip && addressChangedTime && (
        <DetailNote>{t.addressChangedAt(dates.stamp(addressChangedTime))}</DetailNote>
      )}
      {remark && (
        <DetailNote>
          <b>{t.buyerNote}</b> {remark}
        </DetailNote>
      )}
    </>
  )
}

function headingOf(t: (typeof shopOrdersTexts)['zh-CN'], order: Order): string {
  if (order.partShipped) return t.partShipped
  return order.orderStatus === orderStatuses.toReceive && order.parcelReturnedTime
    ? t.cameBack
    : t.answers[order.orderStatus]
}

/** What has to be done, and by when. */
function Deadline({ order }: { order: Order }) {
  const t = useTexts(shopOrdersTexts)
  const dates = useDates()
  const { orderStatus, deadlineAt, shipByAt, isLate, closeReason } = order
  if (orderStatus === orderStatuses.closed) return closeReason
  if (deadlineAt === undefined) return null
  const when = dates.moment(deadlineAt)
  if (orderStatus === orderStatuses.unpaid) return t.payBy(when)
  if (order.deadlineAction === 'giveBack')
    return <span className="font-medium text-crimson">{t.giveBackBy(when)}</span>
  if (orderStatus === orderStatuses.toReceive) return t.receiveBy(when)
  if (orderStatus !== orderStatuses.toShip || shipByAt === undefined) return null
  const promised = dates.moment(shipByAt)
  if (!isLate) return t.shipBy(promised)
  const end = dates.moment(cancelsItselfAt(order))
  return <span className="font-medium text-crimson">{t.shipLate(promised, end)}</span>
}
