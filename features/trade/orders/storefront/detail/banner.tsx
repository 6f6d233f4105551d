import { epochOfWire } from '@hojip/platform/mall-time'
import { useDates, useTexts } from '@hojip/platform/page'
import { priceText } from '@hojip/platform/ui'
import type { Order, OrderStep } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'
import { afterSalesText } from '../after-sales-text.ts'
import { Arrival } from '../arrival.tsx'
import { automaticReceipt } from '../moments.ts'
import type { OrderAnswer } from '../../parts/detail/order-answer.ts'
import { OrderButtons } from '../acts/order-buttons.tsx'
import { RefundPaused } from '../../parts/refund-paused.tsx'
import { OrderProgress } from '../../parts/detail/order-progress.tsx'
import { ordersTexts } from '../texts.ts'
import { ShipLate } from '../ship-late.tsx'
import { PayCountdown } from '../state-band.tsx'
import type { OrderActs } from '../acts/use-order-acts.tsx'

type BannerProps = { order: Order & { steps: OrderStep[] }; answer: OrderAnswer; acts: OrderActs }

/** The state first, what it means, the buttons, and the progress. */
export function Banner({ order, answer, acts }: BannerProps) {
  const t = useTexts(ordersTexts)
  return (
    <section className="bg-surface max-lg:-mx-(--gutter) lg:overflow-hidden lg:rounded-lg">
      <div className="gap-6 px-4 pt-4.5 pb-3.5 lg:flex lg:items-start lg:px-7 lg:pt-6 lg:pb-5">
        <div className="min-w-0 flex-1">
          <h1 className="text-20 font-bold lg:text-24" aria-live="polite">
            {t.answers[answer]}
          </h1>
          {/* Once it is under way, each parcel shows it below. */}
          {order.orderStatus !== orderStatuses.toReceive && (
            <p className="mt-1">
              <Arrival order={order} />
            </p>
          )}
          <p className="mt-1 text-ink-2">
            <Explanation order={order} />
          </p>
          {order.isRefundPaused && (
            <div className="mt-2.5">
              <RefundPaused to="toBuyer" />
            </div>
          )}
        </div>
        <div className="flex flex-row-reverse flex-wrap gap-2.5 max-lg:hidden">
          <OrderButtons order={order} acts={acts} size="md" without="track" />
        </div>
      </div>
      {order.orderStatus !== orderStatuses.closed && <OrderProgress steps={order.steps} />}
    </section>
  )
}

function Completed({ order, at }: { order: Order; at: number }) {
  const t = useTexts(ordersTexts)
  const dates = useDates()
  return (
    <>
      {t.completedAt(dates.moment(at))}
      {order.afterSales && <span className="mt-0.5 block">{afterSalesText(t, dates, order.afterSales)}</span>}
    </>
  )
}

/** What happens next, and when. */
function Explanation({ order }: { order: Order }) {
  const t = useTexts(ordersTexts)
  const dates = useDates()
  const { orderStatus, deadlineAt, finishTime, payTime, closeReason = '' } = order
  const when = deadlineAt === undefined ? '' : dates.moment(deadlineAt)
  switch (orderStatus) {
    case 0:
      return (
        <>
          {t.payLeft} <PayCountdown order={order} className="text-16!" />
          {t.payLeftAfter}
        </>
      )
    case 3:
      if (order.partShipped) return t.someOnTheWay
      if (order.isLate) return <ShipLate order={order} />
      return when && t.shipBy(when)
    case 4:
      if (order.deadlineAction === 'giveBack') return t.givenBackBy(when)
      if (!order.actions.includes('confirm')) return t.refundFirst
      return when && t.checkThenConfirm(automaticReceipt(t, order, when))
    case 5:
      return finishTime && <Completed order={order} at={epochOfWire(finishTime)} />
    case 99:
      return payTime === undefined
        ? t.closedUnpaid(closeReason)
        : t.closedRefunding(closeReason, priceText(order.refundedMoney))
  }
}
