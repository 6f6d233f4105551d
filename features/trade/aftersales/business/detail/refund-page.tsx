import { shopRefundsHref } from '@hojip/hrefs/aftersales'
import { shopOrderHref } from '@hojip/hrefs/orders'
import { refundStatuses } from '@hojip/orders/rules'
import { DetailPage } from '@hojip/platform/console'
import { useCall, useLazyCall, usePage, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import type { RefundWithLogs } from '../../contract.ts'
import { RefundHead } from './refund-head.tsx'
import { AmountPanel, AskedPanel, HistoryPanel, RejectPanel, ReturnPanel } from './refund-panels.tsx'
import { ShopActs } from '../acts/shop-acts.tsx'
import { StopPanel } from './stop-parcels.tsx'
import { shopRefundTexts } from '../texts.ts'

export function head({ locale, data }: HeadInput<RefundWithLogs>): PageHead {
  return { title: shopRefundTexts[locale].crumb(data.refundCode), noIndex: true }
}

const askEveryMs = 10_000

/** One application for its shop: the request, the computed amount, the history and the possible steps. */
export function Page() {
  const t = useTexts(shopRefundTexts)
  const pkId = usePage('/business/refunds/$id').params.id
  const refund = useCall('GET /bizConsole/findRefund/{pkId}', { pkId })
  const isOver =
    refund.refundStatus === refundStatuses.completed || refund.refundStatus === refundStatuses.closed
  useLazyCall(
    'GET /bizConsole/findRefund/{pkId}',
    { pkId },
    { everyMs: !isOver && askEveryMs, live: 'refund' },
  )
  const head = (
    <RefundHead refund={refund} mine="shop" orderHref={shopOrderHref(refund.orderId)}>
      <ShopActs refund={refund} />
    </RefundHead>
  )
  return (
    <DetailPage
      isSideFirst
      back={{ href: shopRefundsHref(), label: t.back }}
      head={head}
      side={<AmountPanel refund={refund} />}
    >
      <StopPanel refund={refund} />
      <AskedPanel refund={refund} />
      <RejectPanel refund={refund} />
      <ReturnPanel refund={refund} />
      <HistoryPanel refund={refund} />
    </DetailPage>
  )
}
