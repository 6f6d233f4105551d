import { appealsHref } from '@hojip/hrefs/aftersales'
import { refundStatuses } from '@hojip/orders/rules'
import { DetailPage } from '@hojip/platform/console'
import {
  useCall,
  useLazyCall,
  usePage,
  useTexts,
  type HeadInput,
  type PageHead,
  useDates,
  Time,
} from '@hojip/platform/page'
import { ShopMark } from '@hojip/storefront-kit/parts'
import { PictureRow } from '@hojip/uploads/parts'
import type { RefundLog, RefundWithLogs } from '../../contract.ts'
import { Panel } from '../../parts/panel.tsx'
import { saidBy } from '../acts/decisions.ts'
import { MallActs } from '../acts/mall-acts.tsx'
import { RefundHead } from './refund-head.tsx'
import { AmountPanel, AskedPanel, HistoryPanel, ReturnPanel } from './refund-panels.tsx'
import { shopRefundTexts } from '../texts.ts'

export function head({ locale, data }: HeadInput<RefundWithLogs>): PageHead {
  return { title: shopRefundTexts[locale].crumb(data.refundCode), noIndex: true }
}

const askEveryMs = 10_000

/** One appeal for the mall: both sides beside each other, and the decision. */
export function Page() {
  const t = useTexts(shopRefundTexts)
  const pkId = usePage('/business/appeals/$id').params.id
  const refund = useCall('GET /sysConsole/findRefund/{pkId}', { pkId })
  const isOver =
    refund.refundStatus === refundStatuses.completed || refund.refundStatus === refundStatuses.closed
  useLazyCall(
    'GET /sysConsole/findRefund/{pkId}',
    { pkId },
    { everyMs: !isOver && askEveryMs, live: 'refund' },
  )
  const shop = (
    <span className="flex items-center gap-1.5">
      <ShopMark mark={refund.mark} hue={refund.hue} size={20} />
      {refund.shopName}
    </span>
  )
  const head = (
    <RefundHead refund={refund} mine="mall">
      <MallActs refund={refund} />
    </RefundHead>
  )
  return (
    <DetailPage
      isSideFirst
      back={{ href: appealsHref(), label: t.backToAppeals }}
      head={head}
      side={<AmountPanel refund={refund} />}
    >
      <div className="grid items-stretch gap-2 lg:gap-3 xl:grid-cols-2">
        <Panel title={t.buyersSide} more={refund.customerName}>
          <Said logs={saidBy(refund.logs, 'buyer')} who={t.buyersPictures} />
        </Panel>
        <Panel title={t.shopsSide} more={shop}>
          <Said logs={saidBy(refund.logs, 'shop')} who={t.shopsPictures} />
        </Panel>
      </div>
      <AskedPanel refund={refund} />
      <ReturnPanel refund={refund} />
      <HistoryPanel refund={refund} />
    </DetailPage>
  )
}

function Said({ logs, who }: { logs: readonly RefundLog[]; who: string }) {
  const t = useTexts(shopRefundTexts)
  const dates = useDates()
  if (logs.length === 0) return <p className="text-13 text-ink-3">{t.nothingSaid}</p>
  return (
    <ol className="grid gap-4 text-13">
      {logs.map((log) => (
        <li
          key={`${log.time} ${log.action} ${log.text}`}
          className="border-t border-line pt-4 first:border-t-0 first:pt-0"
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-12 text-ink-3">
            {log.title}
            <Time at={log.time} />
          </p>
          {log.text && <p className="mt-1 break-words whitespace-pre-line">{log.text}</p>}
          <PictureRow pictures={log.files} label={`${who} ${dates.stamp(log.time)}`} className="mt-2" />
        </li>
      ))}
    </ol>
  )
}
