import { useTexts } from '@hojip/platform/page'
import { classNames, TimeMeter, useNow } from '@hojip/platform/ui'
import type { Order } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'
import { shopOrdersTexts } from '../texts.ts'
import { timeToShip } from './time-to-ship.ts'

const texts = { jade: 'text-ink', amber: 'text-amber', crimson: 'text-crimson' }
const bars = { jade: 'fill-jade', amber: 'fill-amber', crimson: 'fill-crimson' }

/** What is left of the promised time to ship, as a number and a bar; nothing when nothing has to be shipped. */
export function TimeLeft({ order, bar }: { order: Order; bar?: boolean }) {
  const t = useTexts(shopOrdersTexts)
  const browserNow = useNow()
  const { orderStatus, shipByAt, deadlineAt = 0, orderSurplusTime = 0 } = order
  if (orderStatus !== orderStatuses.toShip || shipByAt === undefined)
    return bar ? <span className="text-ink-3">—</span> : null
  // As long as time is left by the server's clock, the order is not shown as late.
  const now = orderSurplusTime > 0 ? deadlineAt - orderSurplusTime * 1000 : browserNow
  const { share, tone, isLate, text } = timeToShip(shipByAt, now)
  return (
    <span className={classNames('figures text-14 leading-tight whitespace-nowrap', texts[tone])}>
      {isLate ? t.late(text) : bar ? text : t.left(text)}
      {bar && <TimeMeter share={share} bar={bars[tone]} className="mt-1.5" />}
    </span>
  )
}
