import { orderHref, trackHref } from '@hojip/hrefs/orders'
import { orderStatuses } from '@hojip/orders/rules'
import type { Output } from '@hojip/platform/client'
import { Link, useLazyCall, useTexts, useDates } from '@hojip/platform/page'
import { Button, Disclosure } from '@hojip/platform/ui'
import { messageTexts } from '../../parts/message/texts.ts'
import { customerTexts } from './texts.ts'

/** The orders that questions are about: the panel beside the conversation asks the same. */
export const newestOrders = { orderStatus: -1, pageNum: 1, pageSize: 5 } as const

type Order = Output<'POST /bizOrder/queryMyOrder'>['list'][number]

const ended: readonly number[] = [orderStatuses.completed, orderStatuses.closed]

/** What the shopper most likely asks: the state of each order under way. */
export function OpenOrders({ onSendOrder }: { onSendOrder: (orderId: string) => void }) {
  const { data } = useLazyCall('POST /bizOrder/queryMyOrder', newestOrders, { live: ['order', 'logistics'] })
  const open = data?.list.filter(({ orderStatus }) => !ended.includes(orderStatus)) ?? []
  if (open.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {open.map((order) => (
        <li key={order.pkId}>
          <OpenOrder order={order} onSend={() => onSendOrder(order.pkId)} />
        </li>
      ))}
    </ul>
  )
}

function OpenOrder({ order, onSend }: { order: Order; onSend: () => void }) {
  const t = useTexts(customerTexts)
  const states: Record<string, string> = useTexts(messageTexts).orderStates
  const answer = useAnswerOf(order)
  const isShipped = order.orderStatus === orderStatuses.toReceive
  return (
    <Disclosure
      summary={
        <span className="flex min-h-11 flex-1 items-center gap-2 text-ink">
          <bdi className="min-w-0 flex-1 truncate">{t.howIs(order.goodsInfoList[0]?.goodsName ?? '')}</bdi>
          <span className="flex-none text-12 text-jade-text">{states[order.orderStatus]}</span>
        </span>
      }
    >
      <div className="grid gap-2 pb-3 text-13 text-ink-2">
        <p>{answer}</p>
        <p className="flex flex-wrap items-center gap-3">
          <Link to={isShipped ? trackHref(order.pkId) : orderHref(order.pkId)} className="link">
            {isShipped ? t.track : t.seeOrder}
          </Link>
          <Button size="xs" className="max-lg:min-h-11!" onClick={onSend}>
            {t.sendOrder}
          </Button>
        </p>
      </div>
    </Disclosure>
  )
}

function useAnswerOf({ orderCode, orderStatus, deadlineAt, shipByAt, deliveryTime }: Order): string {
  const t = useTexts(customerTexts)
  const dates = useDates()
  const code = orderCode.slice(-4)
  if (orderStatus === orderStatuses.unpaid && deadlineAt) return t.payBy(code, dates.moment(deadlineAt))
  if (orderStatus === orderStatuses.toShip && shipByAt) return t.shipsBy(code, dates.moment(shipByAt))
  if (deliveryTime) return t.shippedAt(code, dates.stamp(deliveryTime))
  return t.orderOf(code)
}
