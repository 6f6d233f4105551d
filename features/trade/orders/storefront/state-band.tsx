import { useRefresh, useTexts, useDates } from '@hojip/platform/page'
import { classNames, clockIcon, Countdown, Icon, packageIcon, truckFillIcon } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { Order } from '../contract.ts'
import { Arrival } from './arrival.tsx'
import { orderStatuses } from '../rules/order-state.ts'
import { ShipLate } from './ship-late.tsx'
import { orderPartTexts } from '../parts/texts.ts'
import { automaticReceipt } from './moments.ts'
import { ordersTexts } from './texts.ts'

/** One line on what happens next and when; nothing when nothing is expected. */
export function StateBand({ order }: { order: Order }) {
  const t = useTexts(ordersTexts)
  const { refundPaused } = useTexts(orderPartTexts)
  const dates = useDates()
  const { orderStatus, deadlineAt, isLate, partShipped, receiveTime } = order
  if (orderStatus === orderStatuses.unpaid && deadlineAt !== undefined)
    return (
      <Band icon={clockIcon} tone="amber">
        {t.payLeft} <PayCountdown order={order} />
        {t.payLeftAfter}
        <Arrival order={order} className="block" />
      </Band>
    )
  if (order.isRefundPaused)
    return (
      <Band icon={clockIcon} tone="amber">
        {refundPaused.toBuyer}
      </Band>
    )
  if (deadlineAt === undefined) return null
  const when = dates.moment(deadlineAt)
  if (orderStatus === orderStatuses.toShip) {
    if (partShipped)
      return (
        <Band icon={truckFillIcon}>
          <Arrival order={order} className="block" />
          {t.someOnTheWay}
        </Band>
      )
    return (
      <Band icon={packageIcon} {...(isLate ? { tone: 'amber' as const } : {})}>
        <Arrival order={order} className="block" />
        {isLate ? <ShipLate order={order} /> : t.shipBy(when)}
      </Band>
    )
  }
  if (orderStatus !== orderStatuses.toReceive) return null
  if (order.deadlineAction === 'giveBack')
    return (
      <Band icon={packageIcon} tone="amber">
        {t.givenBackBy(when)}
      </Band>
    )
  const auto = automaticReceipt(t, order, when)
  return (
    <Band icon={truckFillIcon}>
      <Arrival order={order} className="block" />
      {receiveTime ? t.arrived(auto) : t.onTheWay(auto)}
    </Band>
  )
}

/** The time left to pay; when it is over, the order is loaded again. */
export function PayCountdown({ order, className }: { order: Order; className?: string }) {
  const refresh = useRefresh()
  const { deadlineAt = 0, orderSurplusTime = 0 } = order
  return (
    <Countdown
      until={deadlineAt}
      now={deadlineAt - orderSurplusTime * 1000}
      onEnd={() => void refresh('POST /bizOrder/queryMyOrder', 'GET /bizOrder/queryOrderInfo')}
      className={className ?? 'text-14!'}
    />
  )
}

type BandProps = { icon: string; tone?: 'jade' | 'amber'; children: ReactNode }

function Band({ icon, tone = 'jade', children }: BandProps) {
  return (
    <p
      className={classNames(
        'flex items-start gap-2 px-3 py-2.5 text-13 max-lg:mx-3 max-lg:rounded-md lg:px-5',
        tone === 'jade' ? 'bg-jade-soft' : 'bg-amber-soft text-amber',
      )}
    >
      <Icon of={icon} size={16} className={classNames('mt-0.5', tone === 'jade' && 'text-jade-text')} />
      <span>{children}</span>
    </p>
  )
}
