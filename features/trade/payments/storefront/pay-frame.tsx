import { ordersHref } from '@hojip/hrefs/orders'
import { useInMallTime, useLazyCall, useLocale, useTexts } from '@hojip/platform/page'
import { Icon, Link, shieldCheckIcon, Spinner } from '@hojip/platform/ui'
import { serviceTimesText } from '@hojip/policy'
import type { ReactNode } from 'react'
import { ClosedCard } from './closed-card.tsx'
import { DueCard } from './due-card.tsx'
import { payTexts } from './texts.ts'
import type { Payment } from './use-payment.ts'

/** The frame of all payment pages: the amount above, the reassurance below, and the message when it is too late. */
export function PayFrame({ payment, children }: { payment: Payment; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[1088px] lg:px-6">
      {payment.stand === 'waiting' ? (
        <>
          <DueCard payment={payment} />
          {children}
        </>
      ) : payment.stand === 'paid' ? (
        <GoingOn />
      ) : (
        <ClosedCard payment={payment} />
      )}
      <PayFooter />
    </div>
  )
}

function GoingOn() {
  const t = useTexts(payTexts)
  return (
    <div role="status" className="mt-6 flex items-center justify-center gap-2 card py-16 text-16">
      <Spinner />
      <h1 className="font-bold">{t.paidTitle}</h1>
    </div>
  )
}

const seldomMs = 600_000

export function PayFooter() {
  const t = useTexts(payTexts)
  const locale = useLocale()
  const inMallTime = useInMallTime()
  const { data: mall } = useLazyCall('GET /sysConfig/queryPublic', {}, { freshForMs: seldomMs })
  return (
    <footer className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 px-4 py-5 text-center text-13 text-ink-3">
      <p className="text-balance">
        <Icon of={shieldCheckIcon} size={16} className="mr-1.5 inline align-[-3px]" />
        {t.safe}
      </p>
      {mall && (
        <p className="text-balance">
          {t.payHelp(
            mall.csPhone,
            serviceTimesText(locale, { days: mall.csDays, span: mall.csHours }, inMallTime),
          )}
        </p>
      )}
      <Link href={ordersHref()} className="inline-flex min-h-6 items-center hover:text-jade-text">
        {t.backToOrders}
      </Link>
    </footer>
  )
}
