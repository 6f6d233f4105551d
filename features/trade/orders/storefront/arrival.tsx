import { useDates, useTexts } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import type { Order } from '../contract.ts'
import { orderPartTexts } from '../parts/texts.ts'
import { dayMs } from '@hojip/platform/clock'

interface ArrivalProps {
  order: Pick<Order, 'arriveFromAt' | 'arriveToAt' | 'promisedToAt'>
  className?: string
}

/** When an order arrives; marks it when that is later than was promised. Nothing once it is there. */
export function Arrival({ order: { arriveFromAt, arriveToAt, promisedToAt }, className }: ArrivalProps) {
  const t = useTexts(orderPartTexts)
  const { day } = useDates()
  if (arriveFromAt === undefined || arriveToAt === undefined) return null
  const isLater = promisedToAt !== undefined && arriveToAt > promisedToAt + dayMs
  return (
    <span className={classNames('font-medium', isLater ? 'text-amber' : 'text-jade-text', className)}>
      {isLater
        ? t.etaLater(day(arriveFromAt), day(arriveToAt), day(promisedToAt))
        : t.eta(day(arriveFromAt), day(arriveToAt))}
    </span>
  )
}
