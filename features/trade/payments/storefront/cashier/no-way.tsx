import { ordersHref } from '@hojip/hrefs/orders'
import { useCall, useDates, useTexts } from '@hojip/platform/page'
import { ButtonLink, EmptyState } from '@hojip/platform/ui'
import { payTexts } from '../texts.ts'
import type { Payment } from '../use-payment.ts'

const everyMs = 15_000

/** Every way to pay is paused or switched off. The page asks again by itself. */
export function NoWay({ payment: { payId } }: { payment: Payment }) {
  const { expireAt } = useCall('GET /bizPay/querySchemes', { payId }, { everyMs })
  return <OnHold until={expireAt} />
}

/** Until when who leaves may come back and pay. */
export function OnHold({ until }: { until: number }) {
  const t = useTexts(payTexts)
  const dates = useDates()
  return (
    <section role="status" className="mt-2 bg-surface lg:mt-3 lg:rounded-lg">
      <EmptyState
        title={t.noWayTitle}
        text={t.noWayText(dates.clock(until))}
        action={
          <ButtonLink href={ordersHref()} className="min-h-11!">
            {t.myOrders}
          </ButtonLink>
        }
      />
    </section>
  )
}
