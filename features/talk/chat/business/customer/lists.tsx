import { shopRefundHref } from '@hojip/hrefs/aftersales'
import { productHref } from '@hojip/hrefs/browse'
import { shopOrderHref } from '@hojip/hrefs/orders'
import { refundStatuses } from '@hojip/orders/rules'
import { Link, useTexts, useViewer, useDates, Time } from '@hojip/platform/page'
import {
  Button,
  ButtonLink,
  classNames,
  clockIcon,
  Icon,
  Picture,
  Price,
  priceText,
} from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { ChatCustomer } from '../../contract.ts'
import { answeringTexts, useOwnTexts } from '../texts.ts'
import { OrderActs } from './order-acts.tsx'

type Send = (type: 4 | 5, id: string) => void

function Nothing({ children }: { children: ReactNode }) {
  return <p className="p-4 text-13 text-ink-3">{children}</p>
}

/** The shopper's newest orders in this shop. */
export function Orders({ orders, onSendCard }: { orders: ChatCustomer['orders']; onSendCard: Send }) {
  const dates = useDates()
  const t = useOwnTexts()
  const isStaff = useViewer()?.roleName === 'staff'
  const states: Record<string, string> = t.orderStates
  const shown = orders.flatMap(({ order }) => (order ? [order] : []))
  if (shown.length === 0) return <Nothing>{t.noOrders}</Nothing>
  return (
    <ul className="grid px-4">
      {shown.map((order) => (
        <li
          key={order.orderId}
          className="grid grid-cols-[48px_minmax(0,1fr)] gap-3 border-b border-line py-3 last:border-b-0"
        >
          <Picture of={order.goodsPics[0] ?? ''} alt="" sizes="48px" className="size-12 rounded-md" />
          <div className="min-w-0">
            <bdi className="line-clamp-2 text-13">{order.goodsName}</bdi>
            <p className="text-12 text-ink-3">
              <span className="figures">{t.ordered(dates.figures(order.orderTime))}</span> ·{' '}
              <span className="text-jade-text">{states[order.orderStatus]}</span>
            </p>
            <div className="mt-1.5 flex flex-wrap items-center justify-end gap-1.5">
              <span className="mr-auto">
                <Price value={order.totalMoney} size="sm" tone="ink" exact />
              </span>
              {isStaff && (
                <ButtonLink size="xs" href={shopOrderHref(order.orderId)} className="max-lg:min-h-11!">
                  {t.openOrder}
                </ButtonLink>
              )}
              <Button
                size="xs"
                className="max-lg:min-h-11!"
                aria-label={t.sendOrderCard(order.orderCode)}
                onClick={() => onSendCard(4, order.orderId)}
              >
                {t.sendCard}
              </Button>
              <OrderActs order={order} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What the shopper has looked at in this shop. */
export function Footprints({
  footprints,
  onSendCard,
}: {
  footprints: ChatCustomer['footprints']
  onSendCard: Send
}) {
  const t = useOwnTexts()
  if (footprints.length === 0) return <Nothing>{t.noFootprints}</Nothing>
  return (
    <ul className="grid px-4">
      {footprints.map(({ goodsId, goodsName, goodsPic, seenAt }) => (
        <li
          key={goodsId}
          className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2.5 last:border-b-0"
        >
          <Picture of={goodsPic} alt="" sizes="48px" className="size-12 rounded-md" />
          <span className="min-w-0 text-13">
            <a
              href={productHref(goodsId)}
              target="_blank"
              rel="noreferrer"
              className="line-clamp-2 hover:underline"
            >
              <bdi>{goodsName}</bdi>
            </a>
            <Time at={seenAt} className="figures text-12 text-ink-3" />
          </span>
          <Button
            size="xs"
            className="max-lg:min-h-11!"
            aria-label={t.sendProductCard(goodsName)}
            onClick={() => onSendCard(5, goodsId)}
          >
            {t.sendCard}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Whether the shop still has to do something about the application. */
export function isToHandle({ refundStatus }: Pick<ChatCustomer['refunds'][number], 'refundStatus'>): boolean {
  const { applied, returning, inspecting } = refundStatuses
  return refundStatus === applied || refundStatus === returning || refundStatus === inspecting
}

/** The shopper's applications here; the refund itself is handled and offered on the application's page. */
export function Refunds({ refunds }: { refunds: ChatCustomer['refunds'] }) {
  const t = useTexts(answeringTexts)
  const dates = useDates()
  const isStaff = useViewer()?.roleName === 'staff'
  const states: Record<number, string> = t.refundStates
  if (refunds.length === 0) return <Nothing>{t.noRefunds}</Nothing>
  return (
    <ul className="grid gap-2 p-4">
      {refunds.map((refund) => {
        const { refundId, refundCode, refundStatus, refundMoney, deadlineAt } = refund
        const isOpen = isToHandle(refund)
        const link = isOpen ? (deadlineAt === undefined ? t.handle : t.offer) : t.viewRefund
        return (
          <li
            key={refundId}
            className={classNames(
              'grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-2.5 rounded-md px-3 py-2.5 text-13',
              isOpen ? 'bg-amber-soft text-amber' : 'bg-inset text-ink-2',
            )}
          >
            <Icon of={clockIcon} size={18} />
            <span>
              {t.refundOf(priceText(refundMoney, true))}
              <span className="figures block text-12">
                {states[refundStatus]} ·{' '}
                {isOpen && deadlineAt !== undefined ? t.until(dates.stamp(deadlineAt)) : refundCode}
              </span>
            </span>
            {isStaff && (
              <Link to={shopRefundHref(refundId)} className="min-h-6 underline underline-offset-3">
                {link}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
