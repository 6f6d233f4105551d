import { ordersHref } from '@hojip/hrefs/orders'
import { useBuyAgain } from '@hojip/orders/buy-again'
import { useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, EmptyState } from '@hojip/platform/ui'
import { payTexts } from './texts.ts'
import type { Payment } from './use-payment.ts'

/** Too late to pay: nothing was charged, and the products can be bought again. */
export function ClosedCard({ payment: { schemes, stand } }: { payment: Payment }) {
  const t = useTexts(payTexts)
  const { buyAgain, isRunning, dialog } = useBuyAgain()
  const closed = stand === 'closed'
  return (
    <section className="card max-lg:rounded-none! lg:mt-6" aria-live="polite">
      <EmptyState
        as="h1"
        picture="lost"
        title={closed ? t.closedTitle : t.overdueTitle}
        text={closed ? t.closedText : t.overdueText}
        action={
          <>
            <Button
              kind="jade"
              className="min-h-11!"
              busy={isRunning}
              onClick={() => void buyAgain(schemes.orders.map(({ pkId }) => pkId))}
            >
              {t.buyAgain}
            </Button>
            <ButtonLink href={ordersHref()} className="min-h-11!">
              {t.myOrders}
            </ButtonLink>
          </>
        }
      />
      {dialog}
    </section>
  )
}
