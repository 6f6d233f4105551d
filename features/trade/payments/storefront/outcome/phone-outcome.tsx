import { orderHref, ordersHref } from '@hojip/hrefs/orders'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, checkCircleFillIcon, EmptyState, Icon, Price } from '@hojip/platform/ui'
import type { PhonePayment } from '../../contract.ts'
import { payStatuses } from '../../rules/pay-status.ts'
import { useRememberPaid } from '../methods/last-method.ts'
import { payTexts } from '../texts.ts'

/** Paid, or closed without a payment: all that a page without a session may show. Its next page is the order itself. */
export function PhoneOutcome({ payment }: { payment: PhonePayment }) {
  const t = useTexts(payTexts)
  const { orderId } = payment
  useRememberPaid(payment.payStatus === payStatuses.paid ? payment.payType : undefined)
  if (payment.payStatus === payStatuses.closed)
    return (
      <section className="bg-surface lg:mt-6 lg:rounded-lg" aria-live="polite">
        <EmptyState
          as="h1"
          picture="lost"
          title={t.closedTitle}
          text={t.backClosed}
          action={
            <ButtonLink kind="jade" className="min-h-11!" href={ordersHref()}>
              {t.myOrders}
            </ButtonLink>
          }
        />
      </section>
    )
  return (
    <section
      className="grid justify-items-center gap-2 bg-surface px-4 pt-10 pb-8 text-center lg:mt-6 lg:rounded-lg"
      aria-live="polite"
    >
      <Icon of={checkCircleFillIcon} size={72} className="text-jade" />
      <h1 className="text-24 font-bold">{t.paidTitle}</h1>
      <p className="flex items-baseline gap-2 text-ink-3">
        {t.paidAmount}
        <Price value={payment.totalMoney} size="lg" tone="ink" exact />
      </p>
      <p className="text-ink-2">{t.backPaid}</p>
      <ButtonLink
        kind="jade"
        size="lg"
        className="mt-4"
        href={orderId === undefined ? ordersHref() : orderHref(orderId)}
      >
        {t.viewOrder}
      </ButtonLink>
    </section>
  )
}
