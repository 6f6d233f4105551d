import { ordersHref } from '@hojip/hrefs/orders'
import { payHref } from '@hojip/hrefs/payments'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, Spinner } from '@hojip/platform/ui'
import { payTexts } from '../texts.ts'

/** Waits for the answer; after a while it offers the way back to paying. */
export function Confirming({ payId, isLong }: { payId: string; isLong: boolean }) {
  const t = useTexts(payTexts)
  return (
    <section
      role="status"
      className="grid justify-items-center gap-3 bg-surface px-4 py-12 text-center lg:mt-6 lg:rounded-lg"
    >
      <span className="text-jade-text">
        <Spinner />
      </span>
      <h1 className="text-20 font-bold">{isLong ? t.notPaidTitle : t.confirmingTitle}</h1>
      <p className="max-w-110 text-ink-2">{isLong ? t.notPaidText : t.confirmingText}</p>
      {isLong && (
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink kind="buy" className="min-h-11!" href={payHref(payId)}>
            {t.goPay}
          </ButtonLink>
          <ButtonLink className="min-h-11!" href={ordersHref()}>
            {t.myOrders}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
