import { applicationHref, applyHref, refundHref, refundsHref } from '@hojip/hrefs/aftersales'
import { useDates, useHasPage, useTexts } from '@hojip/platform/page'
import { Link } from '@hojip/platform/ui'
import type { Order, OrderLine } from '../contract.ts'
import { refundStatuses } from '../rules/refund-window.ts'
import { afterSalesText } from './after-sales-text.ts'
import { ordersTexts } from './texts.ts'

const look =
  'inline-flex min-h-8 items-center rounded-sm px-2.5 text-12 text-ink-2 ring-line hover:bg-hover hover:text-jade-text'

/** Statuses of a refund with something to look at: all but none and closed. */
const { applied, processing, completed, rejected, returning, inspecting } = refundStatuses
const shown: readonly number[] = [applied, processing, completed, rejected, returning, inspecting]

type LineProps = { orderId: string; line: OrderLine }

/** The after-sales links of one line: its application, and a new one where that is possible. */
export function LineAfterSales({ orderId, line }: LineProps) {
  const t = useTexts(ordersTexts)
  const hasPage = useHasPage()(refundsHref())
  const { refundId, refundStatus, canRefund, orderGoodsId, goodsName } = line
  if (!hasPage) return null
  return (
    <>
      {refundId !== undefined && shown.includes(refundStatus) && (
        <Link href={refundHref(refundId)} aria-label={`${t.seeRefund} ${goodsName}`} className={look}>
          {t.seeRefund}
        </Link>
      )}
      {canRefund && (
        <Link
          href={applicationHref(orderId, [{ id: orderGoodsId }])}
          aria-label={`${t.askRefund} ${goodsName}`}
          className={look}
        >
          {t.askRefund}
        </Link>
      )}
    </>
  )
}

/** The same for a whole order in a list: the open application, and where to apply. */
export function OrderAfterSales({ order }: { order: Pick<Order, 'pkId' | 'goodsInfoList' | 'afterSales'> }) {
  const t = useTexts(ordersTexts)
  const dates = useDates()
  const hasPage = useHasPage()(refundsHref())
  const lines = order.goodsInfoList
  const moving = lines.find(({ refundStatus }) => shown.includes(refundStatus) && refundStatus !== completed)
  const open = lines.filter(({ canRefund }) => canRefund)
  const only = lines.length === 1 ? open[0] : undefined
  if (!hasPage || (!moving?.refundId && open.length === 0)) return null
  return (
    <p className="flex flex-wrap items-center justify-end gap-2">
      {order.afterSales && (
        <span className="text-12 text-ink-3">{afterSalesText(t, dates, order.afterSales)}</span>
      )}
      {moving?.refundId && (
        <Link href={refundHref(moving.refundId)} className={look}>
          {t.seeRefund}
        </Link>
      )}
      {open.length > 0 && (
        <Link
          href={only ? applicationHref(order.pkId, [{ id: only.orderGoodsId }]) : applyHref(order.pkId)}
          className={look}
        >
          {t.askRefund}
        </Link>
      )}
    </p>
  )
}
