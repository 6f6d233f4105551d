import { useTexts } from '@hojip/platform/page'
import { clockIcon, Countdown, Disclosure, Icon, Price } from '@hojip/platform/ui'
import { OrderLines } from './order-lines.tsx'
import type { Payment } from './use-payment.ts'
import { hasNoWay } from './pay-stand.ts'
import { payTexts } from './texts.ts'

/** The amount first, the time left, and on desktops the orders: unfolded when one payment is for several. */
export function DueCard({ payment }: { payment: Payment }) {
  const t = useTexts(payTexts)
  const { schemes, onTimeUp } = payment
  return (
    <section className="grid gap-x-6 gap-y-2 bg-surface px-4 pt-7 pb-3 max-lg:justify-items-center max-lg:text-center lg:mt-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:rounded-lg lg:px-7 lg:pt-6">
      <h1 className="text-18 font-bold max-lg:sr-only">{hasNoWay(schemes) ? t.placed : t.heading}</h1>
      <p className="text-ink-3 max-lg:grid max-lg:justify-items-center max-lg:gap-3 lg:row-span-2 lg:self-center">
        {t.amountDue} <Price value={schemes.totalMoney} size="xl" exact />
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 max-lg:grid max-lg:justify-items-center">
        <span className="inline-flex items-center gap-1.5 font-medium text-amber">
          <Icon of={clockIcon} size={16} />
          {t.left}
          <Countdown
            until={schemes.expireAt}
            now={schemes.expireAt - schemes.surplusSeconds * 1000}
            onEnd={onTimeUp}
          />
        </span>
        <span className="text-13">{t.thenClosed}</span>
      </p>
      <Disclosure
        open={schemes.orders.length > 1}
        summary={schemes.orders.length > 1 ? t.ordersTogether(schemes.orders.length) : t.orderDetails}
        className="w-full border-t border-line pt-1.5 text-left text-13 text-ink-2 max-lg:hidden lg:col-span-2 lg:mt-2"
      >
        <OrderLines payment={payment} />
      </Disclosure>
    </section>
  )
}
