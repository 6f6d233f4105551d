import { refundsHref } from '@hojip/hrefs/aftersales'
import { homeHref } from '@hojip/hrefs/browse'
import { refundStatuses } from '@hojip/orders/rules'
import { useCall, useLazyCall, usePage, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ActionBar, Breadcrumbs, TitleBar } from '@hojip/platform/ui'
import type { RefundWithLogs } from '../../contract.ts'
import { History } from './history.tsx'
import { InfoPanel, MoneyPanel } from './info-panels.tsx'
import { RefundBanner } from './refund-banner.tsx'
import { RefundButtons } from './refund-buttons.tsx'
import { ReturnPanel, ShopsWordPanel } from './shops-panels.tsx'
import { refundTexts } from '../texts.ts'
import { useRefundActs } from './use-refund-acts.tsx'

export function head({ locale, data }: HeadInput<RefundWithLogs>): PageHead {
  return { title: refundTexts[locale].crumb(data.refundCode), noIndex: true }
}

const askEveryMs = 4000

export function Page() {
  const t = useTexts(refundTexts)
  const pkId = usePage('/refunds/$id').params.id
  const refund = useCall('GET /bizGoodsRefund/findById/{pkId}', { pkId })
  // Asks again regularly, to show what the shop, the carrier and the gateway do.
  const isOpen =
    refund.refundStatus !== refundStatuses.completed && refund.refundStatus !== refundStatuses.closed
  useLazyCall(
    'GET /bizGoodsRefund/findById/{pkId}',
    { pkId },
    { everyMs: isOpen && askEveryMs, live: 'refund' },
  )
  const acts = useRefundActs(refund)
  const trail = [
    { label: t.home, href: homeHref },
    { label: t.listTitle, href: refundsHref() },
    { label: t.crumb(refund.refundCode) },
  ]
  return (
    <>
      <TitleBar title={t.detailTitle} />
      <div className="wrap pb-4 lg:pb-8">
        <div className="max-lg:hidden">
          <Breadcrumbs trail={trail} />
        </div>
        <RefundBanner refund={refund} acts={acts} />
        <div className="mt-2 grid items-start gap-2 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_344px] lg:gap-4">
          <div className="grid gap-2 lg:gap-4">
            <ShopsWordPanel refund={refund} />
            <ReturnPanel refund={refund} />
            <History refund={refund} />
          </div>
          <div className="grid gap-2 lg:gap-4">
            <MoneyPanel refund={refund} />
            <InfoPanel refund={refund} />
          </div>
        </div>
      </div>
      {refund.actions.length > 0 && (
        <ActionBar className="flex-row-reverse flex-wrap">
          <RefundButtons refund={refund} acts={acts} className="min-h-11! rounded-full! px-4!" />
        </ActionBar>
      )}
      {acts.dialogs}
    </>
  )
}
