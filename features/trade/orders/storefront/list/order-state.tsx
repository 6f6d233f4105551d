import { useTexts } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import type { Order } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'
import { shownState } from './shown-state.ts'
import { ordersTexts } from '../texts.ts'

/** Persimmon to pay, jade on the way, ink to ship, grey when finished. */
const colours = { 0: 'text-price', 3: 'text-ink', 4: 'text-jade-text', 5: 'text-ink-3', 99: 'text-ink-3' }

export function OrderState({ order, className }: { order: Order; className?: string }) {
  const t = useTexts(ordersTexts)
  const { orderStatus } = order
  const isOver = orderStatus === orderStatuses.completed || orderStatus === orderStatuses.closed
  return (
    <span className={classNames(colours[orderStatus], !isOver && 'font-bold', className)}>
      {t.states[shownState(order)]}
    </span>
  )
}
